import CCarob
import RuntimeTestSupport

@testable import CarobRuntime

/// Sends from Swift to a C function of scalars, whose types are found out at run time.
struct SwiftCalls {
  private let object: Object
  private let selector: Selector
  private let function: Implementation

  private static let cls = try? makeClass("Matrix")

  init(_ encoding: String, _ function: Implementation, _ arguments: [TypeEncoding]) throws {
    guard let cls = Self.cls else { throw CancellationError() }
    let colons = arguments.indices.map { $0 == 0 ? ":" : "a:" }.joined()
    selector = try Selector(validating: uniqueName("matrix") + colons)
    try cls.addMethod(selector, function, types: encoding)
    object = try cls.make()
    self.function = function
  }

  /// What leaves the result in memory, by the name of each way; none when Swift has no such values.
  func ways(
    _ arguments: [[UInt8]], _ result: TypeEncoding, size: Int
  ) throws -> [(String, (UnsafeMutableRawPointer) -> Void)] {
    let types = try MethodLookup.callable(for: object.id, in: object.runtimeClass, selector).entry
      .signature.explicitArguments
    let values = zip(types, arguments).compactMap { Self.value($0, $1) }
    guard values.count == arguments.count else { return [] }
    let sender = try DynamicSend(receiver: object, selector, above: nil)
    var ways: [(String, (UnsafeMutableRawPointer) -> Void)] = [
      (
        "DynamicSend to C",
        { room in
          try? sender.call(values) { result in
            room.copyMemory(from: result.address, byteCount: size)
          }
        }
      )
    ]
    let words = values.compactMap { Self.word($0) }
    if words.count == values.count, words.count <= 4,
      let returned = Self.value(result, [UInt8](repeating: 0, count: 16))
    {
      let padded = words + [UInt](repeating: 0, count: 4 - words.count)
      ways.append(("WordCall to C", { call(padded, like: returned, $0) }))
    }
    return ways
  }

  private func call<Result: MessageValue>(
    _ words: [UInt], like: Result, _ room: UnsafeMutableRawPointer
  ) {
    let value = WordCall.call(
      function.imp, object.id, selector, words[0], words[1], words[2], words[3],
      returning: Result.self)
    room.storeBytes(of: value, as: Result.CValue.self)
  }

  private static func word<Value: MessageValue>(_ value: Value) -> UInt? {
    Value.passingKind.isWord ? Value.word(value.cValue()) : nil
  }

  private static func value(_ type: TypeEncoding, _ bytes: [UInt8]) -> (any MessageValue)? {
    bytes.withUnsafeBytes { bytes -> (any MessageValue)? in
      switch type {
      case .bool: bytes[0] != 0
      case .char: bytes.loadUnaligned(as: Int8.self)
      case .unsignedChar: bytes[0]
      case .short: bytes.loadUnaligned(as: Int16.self)
      case .unsignedShort: bytes.loadUnaligned(as: UInt16.self)
      case .int: bytes.loadUnaligned(as: Int32.self)
      case .unsignedInt: bytes.loadUnaligned(as: UInt32.self)
      case .long, .longLong: bytes.loadUnaligned(as: Int64.self)
      case .unsignedLong, .unsignedLongLong: bytes.loadUnaligned(as: UInt64.self)
      case .float: bytes.loadUnaligned(as: Float.self)
      case .double: bytes.loadUnaligned(as: Double.self)
      case .cString, .pointer: Pointer(bytes.loadUnaligned(as: UnsafeMutableRawPointer?.self))
      default: nil
      }
    }
  }
}
