import CCarob

/// A list of members as a compiler or this runtime lays one out: a header, and the elements behind it.
///
/// Lists are read in place, and only as far as needed: a list without elements may end with its
/// header, and so be shorter than the structure that C declares.
protocol ElementList {
  associatedtype Element
  typealias Place = UnsafeMutablePointer<Self>

  /// Bytes before the first element.
  static var headerSize: Int { get }

  /// The number of elements.
  static func elementCount(of list: Place) -> Int

  /// Bytes from one element to the next.
  static func elementSize(of list: Place) -> Int
}

extension objc_method_list: ElementList {
  typealias Element = objc_method
  static var headerSize: Int { MemoryLayout<Self>.offset(of: \.methods) ?? 24 }
  static func elementCount(of list: Place) -> Int { Int(list.pointee.count) }
  static func elementSize(of list: Place) -> Int { list.pointee.size }
}

extension objc_ivar_list: ElementList {
  typealias Element = objc_ivar
  static var headerSize: Int { MemoryLayout<Self>.offset(of: \.ivars) ?? 16 }
  static func elementCount(of list: Place) -> Int { Int(list.pointee.count) }
  static func elementSize(of list: Place) -> Int { list.pointee.size }
}

extension objc_property_list: ElementList {
  typealias Element = objc_property
  static var headerSize: Int { MemoryLayout<Self>.offset(of: \.properties) ?? 16 }
  static func elementCount(of list: Place) -> Int { Int(list.pointee.count) }
  static func elementSize(of list: Place) -> Int { Int(list.pointee.size) }
}

extension objc_protocol_method_list: ElementList {
  typealias Element = objc_method_description
  static var headerSize: Int { MemoryLayout<Self>.offset(of: \.methods) ?? 8 }
  static func elementCount(of list: Place) -> Int { Int(list.pointee.count) }
  static func elementSize(of list: Place) -> Int { Int(list.pointee.size) }
}

extension objc_protocol_list: ElementList {
  typealias Element = UnsafeMutablePointer<objc_protocol>?
  static var headerSize: Int { MemoryLayout<Self>.offset(of: \.protocols) ?? 16 }
  static func elementCount(of list: Place) -> Int { list.pointee.count }
  static func elementSize(of list: Place) -> Int { MemoryLayout<Element>.size }
}

extension UnsafeMutablePointer where Pointee: ElementList {
  /// The address of the first element.
  var firstElement: UnsafeMutablePointer<Pointee.Element> {
    // SAFETY: the elements follow the header.
    (UnsafeMutableRawPointer(self) + Pointee.headerSize)
      .assumingMemoryBound(to: Pointee.Element.self)
  }

  /// The elements, in order.
  var elements: [UnsafeMutablePointer<Pointee.Element>] {
    let first = UnsafeMutableRawPointer(firstElement)
    let size = Pointee.elementSize(of: self)
    // SAFETY: the list has this number of elements of this size.
    return (0..<Pointee.elementCount(of: self)).map {
      (first + $0 * size).assumingMemoryBound(to: Pointee.Element.self)
    }
  }
}

/// A list that continues in another one. If this runtime made them, each has one element.
protocol RecordList: ElementList {
  /// The offset of the header's pointer to the rest of the list.
  static var nextOffset: Int { get }
}

extension objc_method_list: RecordList {
  static var nextOffset: Int { MemoryLayout<Self>.offset(of: \.next) ?? 0 }
}
extension objc_property_list: RecordList {
  static var nextOffset: Int { MemoryLayout<Self>.offset(of: \.next) ?? 8 }
}
extension objc_protocol_list: RecordList {
  static var nextOffset: Int { MemoryLayout<Self>.offset(of: \.next) ?? 0 }
}

extension UnsafeMutablePointer where Pointee: RecordList {
  /// The rest of the list.
  var next: Self? {
    // SAFETY: a word of the header.
    get { UnsafeRawPointer(self).load(fromByteOffset: Pointee.nextOffset, as: Self?.self) }
    nonmutating set {
      UnsafeMutableRawPointer(self).storeBytes(
        of: newValue, toByteOffset: Pointee.nextOffset, as: Self?.self)
    }
  }
}

extension RecordList {
  /// The parts of a list, the first first.
  static func parts(of head: UnsafeMutablePointer<Self>?) -> [UnsafeMutablePointer<Self>] {
    Array(
      sequence(state: head) { next in
        defer { next = next?.next }
        return next
      })
  }

  /// Takes the first part that matches out of a list. Its memory stays, as C may hold it.
  ///
  /// The head is a parameter and a result, since an `inout` access to a member would be one to
  /// the whole class record, which other threads read meanwhile.
  ///
  /// - Returns: the part, and the list's new head; nil when none matches.
  /// - Locking: the runtime's lock is held.
  static func unlink(
    from head: UnsafeMutablePointer<Self>?, where matches: (UnsafeMutablePointer<Self>) -> Bool
  ) -> (part: UnsafeMutablePointer<Self>, head: UnsafeMutablePointer<Self>?)? {
    var previous: UnsafeMutablePointer<Self>?
    var next: UnsafeMutablePointer<Self>? = head
    while let part = next, !matches(part) {
      previous = part
      next = part.next
    }
    // SAFETY: parts are allocated once and never freed.
    guard let part = next else { return nil }
    guard let previous else { return (part, part.next) }
    previous.next = part.next
    return (part, head)
  }
}
