import CCarob

/// The code of a method, for senders that call it themselves because they know its types.
package enum CachedCode {
  /// The code that a message to an object calls; nil when the method is not in the class's cache, or has other types.
  ///
  /// - Complexity: O(1).
  /// - Safety: the id must be that of a living object, a class or a block.
  @inline(__always)
  package static func find(
    for id: UnsafeMutableRawPointer, _ selector: Selector, taking kinds: ArgumentKinds,
    returning result: PassingKind
  ) -> IMP? {
    guard let entry = carob_cached_entry(Object.dispatchRecord(of: id), selector.index),
      let imp = carob_entry_imp(entry), entry.pointee.argument_kinds == kinds.word,
      entry.pointee.result_kind == UInt32(result.rawValue)
    else { return nil }
    return imp
  }
}
