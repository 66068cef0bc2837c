import CCarob

/// Reads the lists of members that a compiler laid out.
///
/// - Safety: selectors must be registered.
struct MemberReader {
  /// The class, category or protocol of the members, for errors.
  let title: String

  /// The memory of the module: the reader reads nothing else.
  let memory: ModuleMemory

  /// The methods of a class or metaclass. A method that is listed twice, as written setters are, is read once.
  func methods(
    _ head: UnsafeMutablePointer<objc_method_list>?, ofClass isClassMethod: Bool
  ) throws(RegistrationError) -> [Method] {
    var methods: [Method] = []
    var seen: Set<Method> = []
    for record in try elements(head) {
      guard let selector = selector(record.pointee.selector), let imp = record.pointee.imp,
        memory.holds(unsafeBitCast(imp, to: UnsafeRawPointer.self), bytes: 1),
        let types = record.pointee.types.flatMap(memory.text)
      else { throw .malformedRecord(title, "a method has no selector, no code or no types") }
      let method = Method(
        selector, Implementation(imp), types: types, isClassMethod: isClassMethod)
      if seen.insert(method).inserted { methods.append(method) }
    }
    return methods
  }

  /// The properties of a class or metaclass.
  func properties(
    _ head: UnsafeMutablePointer<objc_property_list>?
  ) throws(RegistrationError) -> [Category.DeclaredProperty] {
    var properties: [Category.DeclaredProperty] = []
    for record in try elements(head) {
      guard let name = record.pointee.name.flatMap(memory.text),
        let attributes = record.pointee.attributes.flatMap(memory.text)
      else {
        throw .malformedRecord(title, "a property has no name or no attributes")
      }
      do {
        let pairs = PropertyAttributes.pairs(in: attributes)
        properties.append(
          .init(name, try PropertyAttributes(pairs, isCompiled: true)))
      } catch {
        throw .malformedAttributes("\(title).\(name)", error.reason)
      }
    }
    return properties
  }

  /// The methods in one of a protocol's lists.
  func descriptions(
    _ list: UnsafeMutablePointer<objc_protocol_method_list>?, isRequired: Bool,
    ofClass isClassMethod: Bool
  ) throws(RegistrationError) -> [MethodDescription] {
    var methods: [MethodDescription] = []
    for record in try list.map(checkedElements) ?? [] {
      guard let selector = selector(record.pointee.name),
        let types = record.pointee.types.flatMap(memory.text)
      else {
        throw .malformedRecord(title, "a method has no selector or no types")
      }
      methods.append(
        MethodDescription(
          selector: selector, encoding: types, isRequired: isRequired,
          isClassMethod: isClassMethod))
    }
    return methods
  }

  /// The names of the protocols in a list.
  func protocolNames(
    _ head: UnsafeMutablePointer<objc_protocol_list>?
  ) throws(RegistrationError) -> [String] {
    var names: [String] = []
    for record in try elements(head) {
      guard let other = record.pointee, memory.holds(other),
        let name = other.pointee.name.flatMap(memory.text)
      else {
        throw .malformedRecord(title, "a protocol has no name")
      }
      names.append(name)
    }
    return names
  }

  /// The registered protocols of the names in a list.
  func protocols(
    _ head: UnsafeMutablePointer<objc_protocol_list>?
  ) throws(RegistrationError) -> [RuntimeProtocol] {
    var protocols: [RuntimeProtocol] = []
    for name in try protocolNames(head) {
      guard let known = RuntimeProtocol(named: name) else {
        throw .unregisteredProtocol(name, for: title)
      }
      protocols.append(known)
    }
    return protocols
  }

  /// The instance variables, and the words for their offsets.
  ///
  /// - Parameters:
  ///   - keptByCode: whether code of the class releases the variables' values.
  ///   - constructedByCode: whether it constructs variables of C++ types. The record does not say which.
  func ivars(
    _ list: UnsafeMutablePointer<objc_ivar_list>?, keptByCode: Bool, constructedByCode: Bool
  ) throws(RegistrationError) -> ([Ivar], [UnsafeMutablePointer<Int32>]) {
    var ivars: [Ivar] = []
    var offsets: [UnsafeMutablePointer<Int32>] = []
    var names: Set<ExactString> = []
    for record in try list.map(checkedElements) ?? [] {
      guard let name = record.pointee.name.flatMap(memory.text),
        let type = record.pointee.type.flatMap(memory.text),
        let offset = record.pointee.offset, memory.holds(offset),
        abs(Int(offset.pointee)) <= IvarLayout.largestInstance
      else {
        throw .malformedRecord(
          title, "an instance variable has no name, no type or no offset that can be one")
      }
      // Padding of bit-fields.
      if name.isEmpty { continue }
      let flags = Int(record.pointee.flags)
      var ivar = try Ivar(
        checking: name, size: Int(record.pointee.size),
        alignment: 1 << (flags >> CAROB_IVAR_ALIGNMENT_SHIFT & 63),
        // Vectors have no encoding.
        encoding: type.isEmpty ? "?" : type, of: title, isCompiled: true)
      switch flags & CAROB_IVAR_OWNERSHIP_MASK {
      case CAROB_IVAR_STRONG: ivar.ownership = .strong
      case CAROB_IVAR_WEAK: ivar.ownership = .weak
      case CAROB_IVAR_UNRETAINED: break
      default: ivar.isKeptByHand = ivar.isObject
      }
      let hasObjects = ivar.type.isCompound && ivar.encoding.utf8.contains(UInt8(ascii: "@"))
      ivar.isKeptByCode =
        ivar.ownership != ivar.possibleOwnership || keptByCode && hasObjects
        || constructedByCode && Self.mayOwnMemory(ivar)
      ivar.ownership = ivar.possibleOwnership
      ivar.offset = Int(offset.pointee)
      guard names.insert(ExactString(ivar.name)).inserted else {
        throw .memberExists("\(title).\(ivar.name)")
      }
      ivars.append(ivar)
      offsets.append(offset)
    }
    SharedBytes.note(in: &ivars)
    return (ivars, offsets)
  }

  /// Whether a variable of a class with C++ types may have one that cannot be copied byte by byte: one with pointers, or whose
  /// members are unknown.
  private static func mayOwnMemory(_ ivar: Ivar) -> Bool {
    ivar.type.isCompound
      && (!ivar.encoding.utf8.contains(UInt8(ascii: "="))
        || ivar.encoding.utf8.contains { "@^*?#:".utf8.contains($0) })
  }

  /// A selector that was registered with the module; nil for any other pointer.
  private func selector(_ selector: SEL?) -> Selector? {
    selector.flatMap { memory.holdsSelector($0) ? Selector($0) : nil }
  }

  private func elements<List: RecordList>(
    _ head: UnsafeMutablePointer<List>?
  ) throws(RegistrationError) -> [UnsafeMutablePointer<List.Element>] {
    var all: [UnsafeMutablePointer<List.Element>] = []
    var seen: Set<UnsafeMutablePointer<List>> = []
    var next = head
    while let part = next {
      guard memory.holds(part, bytes: List.headerSize) else {
        throw .malformedRecord(title, "a list is not in the module")
      }
      guard seen.insert(part).inserted else {
        throw .malformedRecord(title, "a list goes on with itself")
      }
      all += try checkedElements(of: part)
      next = part.next
    }
    return all
  }

  private func checkedElements<List: ElementList>(
    of list: UnsafeMutablePointer<List>
  ) throws(RegistrationError) -> [UnsafeMutablePointer<List.Element>] {
    guard memory.holds(list, bytes: List.headerSize) else {
      throw .malformedRecord(title, "a list is not in the module")
    }
    let (count, size) = (List.elementCount(of: list), List.elementSize(of: list))
    let (bytes, isTooMuch) = count.multipliedReportingOverflow(by: size)
    guard count >= 0, size >= MemoryLayout<List.Element>.size, !isTooMuch,
      size % MemoryLayout<List.Element>.alignment == 0,
      memory.holds(list.firstElement, bytes: bytes)
    else { throw .malformedRecord(title, "a list has \(count) elements of \(size) bytes") }
    return list.elements
  }
}
