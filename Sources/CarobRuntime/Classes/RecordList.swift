import CCarob

/// A list of members as a compiler or this runtime lays one out: a header, and the elements behind it.
protocol ElementList {
  associatedtype Element

  /// Bytes before the first element.
  static var headerSize: Int { get }

  /// How many elements there are.
  var elementCount: Int { get }

  /// Bytes from one element to the next.
  var elementSize: Int { get }
}

extension objc_method_list: ElementList {
  typealias Element = objc_method
  static var headerSize: Int { MemoryLayout<Self>.offset(of: \.methods) ?? 24 }
  var elementCount: Int { Int(count) }
  var elementSize: Int { size }
}

extension objc_ivar_list: ElementList {
  typealias Element = objc_ivar
  static var headerSize: Int { MemoryLayout<Self>.offset(of: \.ivars) ?? 16 }
  var elementCount: Int { Int(count) }
  var elementSize: Int { size }
}

extension objc_property_list: ElementList {
  typealias Element = objc_property
  static var headerSize: Int { MemoryLayout<Self>.offset(of: \.properties) ?? 16 }
  var elementCount: Int { Int(count) }
  var elementSize: Int { Int(size) }
}

extension objc_protocol_method_list: ElementList {
  typealias Element = objc_method_description
  static var headerSize: Int { MemoryLayout<Self>.offset(of: \.methods) ?? 8 }
  var elementCount: Int { Int(count) }
  var elementSize: Int { Int(size) }
}

extension objc_protocol_list: ElementList {
  typealias Element = UnsafeMutablePointer<objc_protocol>?
  static var headerSize: Int { MemoryLayout<Self>.offset(of: \.protocols) ?? 16 }
  var elementCount: Int { count }
  var elementSize: Int { MemoryLayout<Element>.size }
}

extension UnsafeMutablePointer where Pointee: ElementList {
  /// Where the elements begin.
  var firstElement: UnsafeMutablePointer<Pointee.Element> {
    // SAFETY: the elements follow the header.
    (UnsafeMutableRawPointer(self) + Pointee.headerSize)
      .assumingMemoryBound(to: Pointee.Element.self)
  }

  /// The elements, in order.
  var elements: [UnsafeMutablePointer<Pointee.Element>] {
    let first = UnsafeMutableRawPointer(firstElement)
    // SAFETY: the list has `elementCount` elements of that size.
    return (0..<pointee.elementCount).map {
      (first + $0 * pointee.elementSize).assumingMemoryBound(to: Pointee.Element.self)
    }
  }
}

/// A list that goes on in another one. Where this runtime made them, each has one element.
protocol RecordList: ElementList {
  /// The rest of the list; unwrapped implicitly because the C header says nothing of null.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var next: UnsafeMutablePointer<Self>! { get set }
}

extension objc_method_list: RecordList {}
extension objc_property_list: RecordList {}
extension objc_protocol_list: RecordList {}

extension RecordList {
  /// The parts of a list, the first first.
  static func parts(of head: UnsafeMutablePointer<Self>?) -> [UnsafeMutablePointer<Self>] {
    Array(
      sequence(state: head) { next in
        defer { next = next?.pointee.next }
        return next
      })
  }

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
