import CCarob
import CarobRuntime
import Foundation

/// The call stack of an exception, which modules note when they throw it.
extension NSException {
  /// The maximum number of addresses that are kept.
  private static let deepest = 128

  static func defineCallStack(_ exception: ClassMembers<NSException>) {
    exception.property(
      "@property (readonly, copy) NSArray<NSNumber *> *callStackReturnAddresses"
    ) { this -> ArrayBox? in
      this.callStack.withLock { $0 }.map { ArrayBox($0.map { NumberBox(UInt64($0)) }) }
    }
    exception.property("@property (readonly, copy) NSArray<NSString *> *callStackSymbols") {
      this -> [String]? in
      this.callStack.withLock { $0 }.map(symbols(of:))
    }
    exception.method("- (void)carob_noteCallStack") { this in
      // An exception that is thrown again keeps the stack of the first time. Several threads may throw it.
      if this.callStack.withLock({ $0 != nil }) { return }
      let stack = currentStack()
      this.callStack.withLock { if $0 == nil { $0 = stack } }
    }
  }

  private static func currentStack() -> [UInt] {
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: deepest)
    let count = carob_call_stack(&addresses, addresses.count)
    return addresses.prefix(count).map { UInt(bitPattern: $0) }
  }

  /// A line for each address; only the address where no more is known.
  private static func symbols(of stack: [UInt]) -> [String] {
    let addresses = stack.map { UnsafeMutableRawPointer(bitPattern: $0) }
    guard let lines = carob_call_stack_symbols(addresses, addresses.count) else {
      return stack.map { "0x" + String($0, radix: 16) }
    }
    defer { free(lines) }
    // SAFETY: there are as many lines as addresses.
    return stack.indices.map { index in lines[index].map { String(cString: $0) } ?? "" }
  }
}
