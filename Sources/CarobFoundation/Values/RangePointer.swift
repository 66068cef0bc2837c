import CarobRuntime
import Foundation

/// An `NSRange *` in which a method tells where something is; null when nobody asks.
struct RangePointer {
  private let address: UnsafeMutableRawPointer?

  init(_ pointer: Pointer) { address = pointer.address }

  func store(_ range: NSRange) {
    // SAFETY: the method's contract is an NSRange's address, or null.
    address?.storeBytes(of: range.cValue(), as: CRange.self)
  }
}
