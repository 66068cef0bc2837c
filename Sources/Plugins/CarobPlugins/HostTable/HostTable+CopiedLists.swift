import CCarob
import Foundation

extension HostTable {
  /// Copies a list for a plugin, which frees it. The list ends with null; nil for an empty one.
  ///
  /// - Parameter count: gets the number of elements, unless it is null.
  static func copy<Element: BitwiseCopyable>(
    _ list: [Element?], _ count: UnsafeMutablePointer<UInt32>?
  ) -> UnsafeMutablePointer<Element?>? {
    copy(list, end: nil, count)
  }

  /// Copies a list of structures, which ends with `end`.
  static func copy<Element: BitwiseCopyable>(
    _ list: [Element], end: Element, _ count: UnsafeMutablePointer<UInt32>?
  ) -> UnsafeMutablePointer<Element>? {
    count?.pointee = UInt32(list.count)
    if list.isEmpty { return nil }
    guard let memory = malloc((list.count + 1) * MemoryLayout<Element>.stride) else { return nil }
    let copy = memory.bindMemory(to: Element.self, capacity: list.count + 1)
    // SAFETY: the memory has room for the elements and the end.
    copy.initialize(from: list, count: list.count)
    (copy + list.count).initialize(to: end)
    return copy
  }
}
