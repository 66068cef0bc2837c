import CCarob

/// A published list of a class's members: the records of methods, properties and protocols are singly linked
/// lists, of one member each where this runtime made them.
protocol RecordList {
  /// The rest of the list; unwrapped implicitly because the C header says nothing of null.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var next: UnsafeMutablePointer<Self>! { get set }
}

extension objc_method_list: RecordList {}
extension objc_property_list: RecordList {}
extension objc_protocol_list: RecordList {}

extension RecordList {
  /// Takes the first part that matches out of a list. Its memory stays, as C may hold it.
  ///
  /// The head is handed over and back, since an `inout` access to a member is one to the whole class record, which
  /// others read meanwhile.
  ///
  /// - Returns: the part, and what the list begins with now; nil when none matches.
  /// - Locking: the runtime's lock is held.
  static func unlink(
    from head: UnsafeMutablePointer<Self>?, where matches: (UnsafeMutablePointer<Self>) -> Bool
  ) -> (part: UnsafeMutablePointer<Self>, head: UnsafeMutablePointer<Self>?)? {
    var previous: UnsafeMutablePointer<Self>?
    var next: UnsafeMutablePointer<Self>? = head
    while let part = next, !matches(part) {
      previous = part
      next = part.pointee.next
    }
    // SAFETY: parts are allocated once and never freed.
    guard let part = next else { return nil }
    guard let previous else { return (part, part.pointee.next) }
    previous.pointee.next = part.pointee.next
    return (part, head)
  }
}
