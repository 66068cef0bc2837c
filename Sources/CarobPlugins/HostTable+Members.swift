import CCarob
import CarobRuntime

extension HostTable {
  static func addMembers(to table: inout carob_host) {
    table.objc_getProtocol = { name in
      guard let name, let string = String(validatingCString: name) else { return nil }
      return RuntimeProtocol(named: string)?.record
    }
    table.class_addProtocol = { cls, adopted in
      guard let cls, let adopted else { return false }
      return RuntimeClass(record: cls).adopt(RuntimeProtocol(record: adopted))
    }
    table.class_conformsToProtocol = { cls, adopted in
      guard let cls, let adopted else { return false }
      return RuntimeClass(record: cls).protocols.contains(RuntimeProtocol(record: adopted))
    }
  }
}
