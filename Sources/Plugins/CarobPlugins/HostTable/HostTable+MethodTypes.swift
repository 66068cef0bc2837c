import CCarob
import CarobRuntime
import Foundation

extension HostTable {
  static func addMethodTypes(to table: inout carob_host) {
    table.class_copyMethodList = { cls, count in
      HostTable.copy(cls.map { MethodRecords.all(of: RuntimeClass(record: $0)) } ?? [], count)
    }
    table.method_getNumberOfArguments = { method in
      UInt32(method.flatMap { MethodRecords.encoding(of: $0)?.arguments.count } ?? 0)
    }
    table.method_copyReturnType = { method in
      HostTable.returnType(of: method).flatMap { strdup($0) }
    }
    table.method_copyArgumentType = { method, index in
      HostTable.argumentType(of: method, index).flatMap { strdup($0) }
    }
    table.method_getReturnType = { method, buffer, length in
      HostTable.write(HostTable.returnType(of: method), buffer, length)
    }
    table.method_getArgumentType = { method, index, buffer, length in
      HostTable.write(HostTable.argumentType(of: method, index), buffer, length)
    }
  }

  private static func returnType(of method: UnsafeMutablePointer<objc_method>?) -> String? {
    method.flatMap { MethodRecords.encoding(of: $0)?.result.encoding }
  }

  private static func argumentType(
    of method: UnsafeMutablePointer<objc_method>?, _ index: UInt32
  ) -> String? {
    guard let arguments = method.flatMap({ MethodRecords.encoding(of: $0)?.arguments }),
      arguments.indices.contains(Int(index))
    else { return nil }
    return arguments[Int(index)].encoding
  }

  /// Writes a string as `strncpy` does; nil writes zeros.
  private static func write(
    _ string: String?, _ buffer: UnsafeMutablePointer<CChar>?, _ length: Int
  ) {
    guard let buffer else { return }
    // SAFETY: the caller says that the buffer has `length` bytes; no more are written.
    strncpy(buffer, string ?? "", length)
  }
}
