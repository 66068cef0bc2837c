import CCarob
import RuntimeTestSupport

@testable import CarobRuntime

/// One signature with values, called in every way.
struct MatrixCall {
  private typealias Caller =
    @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void

  private let signature: CallSignatures.Signature
  private let method: MethodSignature
  private let interface: CallInterface
  private let function: Implementation
  private let caller: Caller
  private let seen: UnsafeMutableRawPointer
  private let given: UnsafeMutableRawPointer
  private let arguments: [[UInt8]]
  private let result: [UInt8]

  init(
    _ signature: CallSignatures.Signature, _ number: Int, _ library: CallLibrary,
    _ random: inout SeededGenerator
  ) throws {
    self.signature = signature
    method = try MethodSignature.interned(signature.encoding)
    interface = try method.callInterface(for: Selector("matrix"))
    // SAFETY: the program defines both functions of these types for every signature.
    function = Implementation(unsafeBitCast(try library.symbol("take\(number)"), to: IMP.self))
    caller = unsafeBitCast(try library.symbol("call\(number)"), to: Caller.self)
    seen = try library.symbol("seen")
    given = try library.symbol("given")
    arguments = signature.arguments.map { RandomValues.bytes(of: $0, using: &random) }
    result = RandomValues.bytes(of: signature.result, using: &random)
  }

  /// What differs, for each way of calling in which something does.
  func failures() throws -> [(way: String, failure: String)] {
    let closure = try ClosureImplementation(method, for: Selector("matrix")) { frame in
      for (index, offset) in signature.offsets.enumerated() {
        guard let address = frame.address(ofArgument: index + 2) else { continue }
        (seen + offset).copyMemory(from: address, byteCount: arguments[index].count)
      }
      frame.returnValue { $0.copyMemory(from: given, byteCount: result.count) }
    }
    let types = "\(signature.result)@?@" + signature.arguments.map(\.encoding).joined()
    // The function takes the block for the receiver and the receiver for the selector.
    let block = Block(
      owned: try ContextBlock.make(function, types: types, context: nil, dispose: nil))
    let forwarder = try Implementation(block: block)
    defer { forwarder.removeBlock() }
    var failures: [(String, String)] = []
    for (way, call) in [
      ("C to C", { callFromC(function, $0, $1) }),
      ("libffi to C", { callThroughLibffi(function, $0, $1) }),
      ("C to a closure", { callFromC(closure.implementation, $0, $1) }),
      ("libffi to a closure", { callThroughLibffi(closure.implementation, $0, $1) }),
      ("C to a block", { callFromC(forwarder, $0, $1) }),
    ] as [(String, (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void)] {
      if let failure = difference(call) { failures.append((way, failure)) }
    }
    withExtendedLifetime(closure) {}
    for (way, call) in try SwiftCalls(signature.encoding, function, signature.arguments).ways(
      arguments, method.encoding.result, size: result.count)
    {
      if let failure = difference({ call($1) }) { failures.append((way, failure)) }
    }
    return failures
  }

  private func difference(
    _ call: (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
  ) -> String? {
    // SAFETY: all memory is as large as any signature here needs.
    seen.initializeMemory(as: UInt8.self, repeating: 0x55, count: 4096)
    given.copyMemory(from: result, byteCount: result.count)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4096, alignment: 16)
    let room = UnsafeMutableRawPointer.allocate(byteCount: 256, alignment: 16)
    defer {
      memory.deallocate()
      room.deallocate()
    }
    room.initializeMemory(as: UInt8.self, repeating: 0xAA, count: 256)
    for (bytes, offset) in zip(arguments, signature.offsets) {
      (memory + offset).copyMemory(from: bytes, byteCount: bytes.count)
    }
    call(memory, room)
    for (index, offset) in signature.offsets.enumerated() {
      let type = signature.arguments[index]
      if let text = compare(arguments[index], seen + offset, type) {
        return "argument \(index), \(type): \(text)"
      }
    }
    return compare(result, room, signature.result).map { "the result: \($0)" }
  }

  private func compare(
    _ expected: [UInt8], _ address: UnsafeRawPointer, _ type: TypeEncoding
  ) -> String? {
    let mask = RandomValues.mask(of: type)
    let found = UnsafeRawBufferPointer(start: address, count: expected.count)
    if zip(zip(expected, found), mask).allSatisfy({ ($0.0 ^ $0.1) & $1 == 0 }) { return nil }
    return "\(expected), found \(Array(found))"
  }

  private func callFromC(
    _ implementation: Implementation, _ memory: UnsafeMutableRawPointer,
    _ room: UnsafeMutableRawPointer
  ) {
    caller(unsafeBitCast(implementation.imp, to: UnsafeRawPointer.self), memory, room)
  }

  private func callThroughLibffi(
    _ implementation: Implementation, _ memory: UnsafeMutableRawPointer,
    _ room: UnsafeMutableRawPointer
  ) {
    var words: (UInt, UInt) = (1, 2)
    withUnsafeMutableBytes(of: &words) { words in
      var addresses: [UnsafeMutableRawPointer?] = [
        words.baseAddress, words.baseAddress.map { $0 + 8 },
      ]
      addresses += signature.offsets.map { memory + $0 }
      addresses.withUnsafeMutableBufferPointer { list in
        guard let list = list.baseAddress else { return }
        interface.call(implementation, arguments: list, result: room)
      }
    }
  }
}
