import CCarob
import CarobLibc

/// The address range of a module: none of its records may point anywhere else.
///
/// Records that are in no module, such as those of tests, have no known range. They may point anywhere.
struct ModuleMemory {
  private let range: Range<UInt>?

  /// The address range of the module's selectors, if it has such a section.
  private let selectors: Range<UInt>?

  /// The module that contains an address.
  ///
  /// - Complexity: O(modules of the process).
  init(around address: UnsafeRawPointer) {
    var module = carob_module_range()
    let isKnown = carob_find_module(UInt(bitPattern: address), &module)
    range = isKnown ? module.first..<module.end : nil
    selectors = nil
  }

  /// A copy with the range of the module's selectors.
  init(_ other: ModuleMemory, selectors: UnsafeMutableBufferPointer<objc_selector>) {
    range = other.range
    let first = UInt(bitPattern: selectors.baseAddress)
    self.selectors =
      range == nil
      ? nil : first..<first + UInt(selectors.count * MemoryLayout<objc_selector>.stride)
  }

  /// Whether the module contains this many bytes from an address.
  func holds(_ first: UnsafeRawPointer, bytes: Int) -> Bool {
    guard let range else { return true }
    let address = UInt(bitPattern: first)
    // The end itself counts as inside: the elements of an empty list may be there.
    return address >= range.lowerBound && address <= range.upperBound
      && UInt(bitPattern: bytes) <= range.upperBound - address
  }

  /// Whether a record is in the module, and aligned for its type.
  func holds<Record>(_ record: UnsafePointer<Record>) -> Bool {
    UInt(bitPattern: record) % UInt(MemoryLayout<Record>.alignment) == 0
      && holds(record, bytes: MemoryLayout<Record>.size)
  }

  /// Whether the module has this selector. Its selectors are registered before the other records are read.
  func holdsSelector(_ selector: SEL) -> Bool {
    guard let selectors else { return range == nil || holds(selector) }
    let address = UInt(bitPattern: selector)
    return selectors.contains(address)
      && (address - selectors.lowerBound) % UInt(MemoryLayout<objc_selector>.stride) == 0
  }

  /// A text; nil when it is not in the module, or does not end there.
  func text(_ bytes: UnsafePointer<CChar>) -> String? {
    guard let range else { return String(cString: bytes) }
    guard holds(bytes, bytes: 1) else { return nil }
    let room = range.upperBound - UInt(bitPattern: bytes)
    // SAFETY: the module contains this number of bytes.
    let length = strnlen(bytes, Int(room))
    return length < room ? String(cString: bytes) : nil
  }

  /// The name of the class that has this record, in the module or in one that the linker has bound it to.
  ///
  /// - Complexity: O(modules of the process) when another module has it.
  /// - Returns: nil when it is no record, or has no name in its module.
  func className(of record: UnsafePointer<objc_class>) -> String? {
    let module = holds(record) ? self : ModuleMemory(around: record)
    guard module.holds(record),
      module.range == range
        || carob_is_variable(
          UInt(bitPattern: record), MemoryLayout<objc_class>.size)
    else { return nil }
    return record.pointee.name.flatMap(module.text)
  }
}
