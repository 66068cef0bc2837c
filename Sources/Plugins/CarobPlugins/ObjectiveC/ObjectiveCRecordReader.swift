/// Reads the records defined in `carob/objc_module.h` and `carob/abi.h`. All functions return nil for malformed records.
struct ObjectiveCRecordReader {
  private let memory: ELFMemory
  private let sections: ELFSections
  /// The number of list elements that may still be read. Limits the work on malformed lists that overlap.
  private var budget: Int

  typealias Records = ObjectiveCRecords

  private static let classSymbol = "._OBJC_CLASS_"

  init(_ memory: ELFMemory, _ sections: ELFSections) {
    self.memory = memory
    self.sections = sections
    budget = memory.wordCount
  }

  // MARK: Sections

  func selectors() -> [Records.SelectorRecord]? {
    places("__objc_selectors", 16)?.compactMap { place in
      memory.string(at: place).map {
        Records.SelectorRecord(name: $0, types: memory.string(at: place + 8))
      }
    }
  }

  mutating func classes() -> [Records.ClassRecord]? {
    guard let places = places("__objc_classes", 8) else { return nil }
    var classes: [Records.ClassRecord] = []
    for place in places {
      guard let pointer = memory.pointer(at: place) else { continue }
      guard case .address(let record) = pointer, let cls = readClass(record) else { return nil }
      classes.append(cls)
    }
    return classes
  }

  mutating func categories() -> [Records.CategoryRecord]? {
    guard let places = places("__objc_cats", 56) else { return nil }
    var categories: [Records.CategoryRecord] = []
    for place in places where memory.pointer(at: place) != nil {
      guard let name = memory.string(at: place + 8),
        let methods = readMethods(at: place + 16, isClassMethod: false),
        let classMethods = readMethods(at: place + 24, isClassMethod: true),
        let accessors = readAccessors(at: place + 40),
        let classAccessors = readAccessors(at: place + 48)
      else { return nil }
      categories.append(
        .init(
          className: name, methods: methods + classMethods, accessors: accessors + classAccessors))
    }
    return categories
  }

  mutating func protocolSelectors() -> [String]? {
    guard let places = places("__objc_protocols", 88) else { return nil }
    var selectors: [String] = []
    for place in places where memory.pointer(at: place + 8) != nil {
      for list in stride(from: place + 24, to: place + 56, by: 8) {
        guard let asked = readDescriptions(at: list) else { return nil }
        selectors += asked
      }
      for list in stride(from: place + 56, to: place + 88, by: 8) {
        guard let asked = readAccessors(at: list) else { return nil }
        selectors += asked
      }
    }
    return selectors
  }

  /// Returns the names of the classes that code refers to.
  func referencedClasses() -> [String]? {
    guard let places = places("__objc_class_refs", 8) else { return nil }
    var names: [String] = []
    for place in places where memory.pointer(at: place) != nil {
      guard let name = className(at: place) else { return nil }
      names.append(name)
    }
    return names
  }

  /// Returns the addresses of a section's elements; none for a missing section.
  private func places(_ name: String, _ size: UInt64) -> StrideTo<UInt64>? {
    guard let section = sections[name] else { return stride(from: 0, to: 0, by: 1) }
    let (end, overflow) = section.address.addingReportingOverflow(section.size)
    guard !overflow, section.size % size == 0, section.size / 8 <= UInt64(memory.wordCount)
    else { return nil }
    return stride(from: section.address, to: end, by: Int(size))
  }

  // MARK: Classes

  private mutating func readClass(_ record: UInt64) -> Records.ClassRecord? {
    // Keeps the sums below from overflowing.
    guard record < .max / 2, let metaclass = memory.address(at: record), metaclass < .max / 2,
      let name = memory.string(at: record + 16),
      let ivars = readIvars(at: record + 48),
      let methods = readMethods(at: record + 56, isClassMethod: false),
      let classMethods = readMethods(at: metaclass + 56, isClassMethod: true),
      let accessors = readAccessors(at: record + 128),
      let classAccessors = readAccessors(at: metaclass + 128)
    else { return nil }
    let superclass = className(at: record + 8)
    if superclass == nil, memory.pointer(at: record + 8) != nil { return nil }
    return Records.ClassRecord(
      name: name, superclassName: superclass, ivars: ivars, methods: methods + classMethods,
      accessors: accessors + classAccessors)
  }

  /// Returns the name of the class whose record a pointer leads to.
  private func className(at place: UInt64) -> String? {
    switch memory.pointer(at: place) {
    case .address(let record): record < .max / 2 ? memory.string(at: record + 16) : nil
    case .symbol(let symbol):
      symbol.hasPrefix(Self.classSymbol)
        ? String(symbol.dropFirst(Self.classSymbol.count)) : nil
    case nil: nil
    }
  }

  // MARK: Lists

  private mutating func readMethods(
    at place: UInt64, isClassMethod: Bool
  ) -> [Records.MethodRecord]? {
    var methods: [Records.MethodRecord] = []
    var next = memory.address(at: place)
    while let list = next {
      guard list < .max / 2,
        let elements = elements(
          memory.number(at: list + 8, as: Int32.self), memory.number(at: list + 16, as: Int64.self),
          from: list + 24, atLeast: 24)
      else { return nil }
      for method in elements {
        guard let selector = selector(at: method + 8), let types = memory.string(at: method + 16)
        else { return nil }
        methods.append(.init(selector: selector, types: types, isClassMethod: isClassMethod))
      }
      next = memory.address(at: list)
    }
    return methods
  }

  private mutating func readDescriptions(at place: UInt64) -> [String]? {
    guard let list = memory.address(at: place) else { return [] }
    guard list < .max / 2,
      let elements = elements(
        memory.number(at: list, as: Int32.self), memory.number(at: list + 4, as: Int32.self),
        from: list + 8, atLeast: 16)
    else { return nil }
    let selectors = elements.map { selector(at: $0) }
    return selectors.contains(nil) ? nil : selectors.compactMap { $0 }
  }

  private mutating func readIvars(at place: UInt64) -> [Records.IvarRecord]? {
    guard let list = memory.address(at: place) else { return [] }
    guard list < .max / 2,
      let elements = elements(
        memory.number(at: list, as: Int32.self), memory.number(at: list + 8, as: Int64.self),
        from: list + 16, atLeast: 32)
    else { return nil }
    var ivars: [Records.IvarRecord] = []
    for ivar in elements {
      guard let type = memory.string(at: ivar + 8),
        let flags = memory.number(at: ivar + 28, as: UInt32.self)
      else { return nil }
      ivars.append(.init(type: type, ownership: flags & 3))
    }
    return ivars
  }

  /// Returns the selectors of getters and setters.
  private mutating func readAccessors(at place: UInt64) -> [String]? {
    var selectors: [String] = []
    var next = memory.address(at: place)
    while let list = next {
      guard list < .max / 2,
        let elements = elements(
          memory.number(at: list, as: Int32.self), memory.number(at: list + 4, as: Int32.self),
          from: list + 16, atLeast: 40)
      else { return nil }
      for property in elements {
        selectors += [selector(at: property + 24), selector(at: property + 32)].compactMap { $0 }
      }
      next = memory.address(at: list + 8)
    }
    return selectors
  }

  private func selector(at place: UInt64) -> String? {
    memory.address(at: place).flatMap { memory.string(at: $0) }
  }

  /// Returns the addresses of a list's elements.
  private mutating func elements(
    _ count: (some FixedWidthInteger)?, _ size: (some FixedWidthInteger)?, from first: UInt64,
    atLeast least: UInt64
  ) -> [UInt64]? {
    guard let count = count.flatMap({ Int(exactly: $0) }), count >= 0, count < budget,
      let size = size.flatMap({ UInt64(exactly: $0) }), (least...4096).contains(size)
    else { return nil }
    // Empty lists count, too, because a malformed chain of them may be circular.
    budget -= count + 1
    return (0..<UInt64(count)).map { first + $0 * size }
  }
}
