import CCarob
import CarobLibc

/// The name of a message, interned: two selectors are equal when their indices are.
///
/// Making one from a name costs a table look-up; comparing and hashing cost one load.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// The registered record, which lives for ever and never changes.
  ///
  /// SAFETY: records are allocated once by `SelectorTable`, filled before they are published and
  /// never freed, so that sharing the pointer between threads is sound.
  @usableFromInline package nonisolated(unsafe) let record: UnsafePointer<carob_selector>

  package init(record: UnsafePointer<carob_selector>) {
    self.record = record
  }

  /// The selector of a literal name.
  ///
  /// - Precondition: the name is a valid selector; a literal that is not is a mistake in the source.
  public init(_ name: StaticString) {
    do {
      self = try SelectorTable.shared.selector(named: name.description)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// The selector of a name from a plugin or data.
  ///
  /// - Throws: `RegistrationError` when the name is empty, longer than 4096 bytes, or has control
  ///   characters or white space other than spaces.
  public init(validating name: String) throws(RegistrationError) {
    self = try SelectorTable.shared.selector(named: name)
  }

  /// The selector of a name that C passes.
  ///
  /// - Complexity: O(length); takes no lock when the name is known.
  /// - Throws: `RegistrationError` as above, also for bytes that are not UTF-8.
  package init(cName: UnsafePointer<CChar>) throws(RegistrationError) {
    // SAFETY: the caller passes bytes that end with NUL.
    let bytes = UnsafeRawBufferPointer(start: cName, count: strlen(cName))
    if let known = SelectorTable.shared.selector(ofBytes: bytes), !bytes.isEmpty {
      self = known
      return
    }
    guard let name = String(validatingCString: cName) else {
      throw .unusableSelector(String(cString: cName), "it is not UTF-8")
    }
    self = try SelectorTable.shared.selector(named: name)
  }

  /// The selector of the empty name, which a plugin may request.
  package static var empty: Selector { SelectorTable.shared.empty }

  /// The registered selector behind a record that a plugin passes; nil for null and for a record that
  /// was never registered.
  package init?(_ sel: SEL?) {
    guard let sel, let selector = SelectorTable.shared.selector(at: sel.pointee.index) else {
      return nil
    }
    self = selector
  }

  /// Registers the selector that a module's record names, and stores its index there in place of the name.
  ///
  /// - Throws: `RegistrationError` when the name cannot be a selector; the record then keeps it.
  package static func register(
    _ record: UnsafeMutablePointer<objc_selector>
  ) throws(RegistrationError) -> Selector {
    guard let name = record.pointee.name else { throw .emptySelector() }
    let selector = try Selector(cName: name)
    record.pointee.index = selector.index
    return selector
  }

  /// The name, such as `configureCell:withUser:`.
  public var name: String { String(cString: record.pointee.name) }

  /// The name's bytes, which live for ever.
  package var cName: UnsafePointer<CChar> { record.pointee.name }

  /// The number of arguments that a message of this name takes.
  public var argumentCount: Int { Int(record.pointee.colon_count) }

  /// The name.
  public var description: String { name }

  /// Whether both have the same record.
  public static func == (a: Selector, b: Selector) -> Bool { a.record == b.record }

  /// Hashes the address of the record.
  public func hash(into hasher: inout Hasher) { hasher.combine(record) }

  /// The number that equality and the method caches use.
  @usableFromInline var index: UInt { record.pointee.record.index }

  /// The record as C knows it.
  @usableFromInline package var sel: SEL {
    // SAFETY: `record` is the first member of `carob_selector`, so both have the same address.
    UnsafeRawPointer(record).assumingMemoryBound(to: objc_selector.self)
  }

  /// The record as C gets it: the one that `@selector` gives in a program's module, so that C may
  /// compare the two, else the runtime's.
  package var sharedSEL: SEL { carob_shared_selector(record) }

  /// Gives C the record of a program's module for this selector, unless it already gets another
  /// program's. Ends when the owner that is registering on this thread is discarded.
  ///
  /// - Safety: the record must last until then.
  func share(_ inProgram: UnsafeMutablePointer<objc_selector>) {
    let mutable = UnsafeMutablePointer(mutating: record)
    guard carob_share_selector(mutable, nil, inProgram) else { return }
    let address = UInt(bitPattern: inProgram)
    RegistrationOwner.atDiscard {
      _ = carob_share_selector(
        UnsafeMutablePointer(mutating: self.record), UnsafePointer(bitPattern: address), nil)
    }
  }

  /// Whether the caller owns the result of a method of this name.
  @usableFromInline package var returnsOwned: Bool { record.pointee.family != 0 }

  /// Whether a method of this name that returns an object consumes its receiver, as `init…` does.
  @usableFromInline package var consumesReceiver: Bool {
    record.pointee.family == UInt32(CAROB_FAMILY_INIT.rawValue)
  }
}
