import CCarob
import CarobLibc

/// Where a module is mapped: no record of it may lead anywhere else.
///
/// Of records that are in no module, such as those that tests make, the end is not known. They may lead anywhere.
struct ModuleMemory {
  private let range: Range<UInt>?

  /// Where the module's selectors are, if it has such a section.
  private let selectors: Range<UInt>?

  /// The module that an address is in.
  ///
  /// - Complexity: O(modules of the process).
  init(around address: UnsafeRawPointer) {
    var module = carob_module_range()
    let isKnown = carob_find_module(UInt(bitPattern: address), &module)
    range = isKnown ? module.first..<module.end : nil
    selectors = nil
  }

  /// The same memory, with what is known of the module's selectors.
  init(_ other: ModuleMemory, selectors: UnsafeMutableBufferPointer<objc_selector>) {
    range = other.range
    let first = UInt(bitPattern: selectors.baseAddress)
    self.selectors =
      range == nil
      ? nil : first..<first + UInt(selectors.count * MemoryLayout<objc_selector>.stride)
  }

  /// Whether so many bytes are the module's.
  func holds(_ first: UnsafeRawPointer, bytes: Int) -> Bool {
    guard let range else { return true }
    let address = UInt(bitPattern: first)
    // Nothing may be at the very end, as the elements of an empty list are.
    return address >= range.lowerBound && address <= range.upperBound
      && UInt(bitPattern: bytes) <= range.upperBound - address
  }

  /// Whether a record is the module's, and where records of its type can be.
  func holds<Record>(_ record: UnsafePointer<Record>) -> Bool {
    UInt(bitPattern: record) % UInt(MemoryLayout<Record>.alignment) == 0
      && holds(record, bytes: MemoryLayout<Record>.size)
  }

  /// Whether it is one of the module's selectors, which were registered before anything else is read.
  func holdsSelector(_ selector: SEL) -> Bool {
    guard let selectors else { return range == nil || holds(selector) }
    let address = UInt(bitPattern: selector)
    return selectors.contains(address)
      && (address - selectors.lowerBound) % UInt(MemoryLayout<objc_selector>.stride) == 0
  }

  /// A text; nil when it is not the module's, or does not end there.
  func text(_ bytes: UnsafePointer<CChar>) -> String? {
    guard let range else { return String(cString: bytes) }
    guard holds(bytes, bytes: 1) else { return nil }
    let room = range.upperBound - UInt(bitPattern: bytes)
    // SAFETY: as many bytes are the module's.
    let length = strnlen(bytes, Int(room))
    return length < room ? String(cString: bytes) : nil
  }
}
