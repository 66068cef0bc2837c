import CCarob

/// The address of a method's code: an `IMP`.
public struct Implementation: Hashable, @unchecked Sendable {
  // SAFETY: a code address is a plain value; only calling it needs care, and is unsafe wherever it happens.
  @usableFromInline package let imp: IMP

  /// Wraps a code address.
  ///
  /// - Safety: it must be the address of a function that takes a receiver and a selector first.
  public init(_ imp: IMP) {
    self.imp = imp
  }

  /// The address, for comparing and printing.
  public var address: UInt { UInt(bitPattern: unsafeBitCast(imp, to: UnsafeRawPointer.self)) }

  /// Whether both have the same address.
  public static func == (a: Self, b: Self) -> Bool { a.address == b.address }

  /// Hashes the address.
  public func hash(into hasher: inout Hasher) { hasher.combine(address) }
}
