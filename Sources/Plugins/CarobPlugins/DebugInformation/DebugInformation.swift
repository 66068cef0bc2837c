import CarobRuntime

/// The debug information of a module in DWARF's versions 2 to 5, as far as functions have types there.
struct DebugInformation {
  private let entries: [UInt8]
  private let addresses: ELFBytes?
  private let units: [DWARFUnit]

  /// - Parameter file: the file; one without debug information, or with compressed one, has no functions.
  init?(_ file: ModuleFile) {
    guard let entries = file.contents(of: ".debug_info")?.bytes,
      let abbreviations = file.contents(of: ".debug_abbrev")?.bytes
    else { return nil }
    self.entries = entries
    addresses = file.contents(of: ".debug_addr")
    var cursor = DWARFCursor(entries)
    var units: [DWARFUnit] = []
    while !cursor.isAtEnd {
      let start = cursor.position
      if let unit = try? DWARFUnit(&cursor, abbreviations: abbreviations) { units.append(unit) }
      // A header that says nothing about the length ends the section.
      if cursor.position == start { break }
    }
    self.units = units
  }

  /// Returns the functions that begin at some addresses of the file. An address at which several begin is left out: the
  /// linker may have merged them.
  ///
  /// - Complexity: O(entries)
  func functions(at wanted: Set<UInt64>) -> [UInt64: CompiledFunction] {
    var found: [UInt64: CompiledFunction] = [:]
    var ambiguous: Set<UInt64> = []
    for unit in units {
      // What is malformed ends the reading of its unit.
      try? eachFunction(of: unit) { (address, entry) throws(DWARFError) in
        guard wanted.contains(address) else { return }
        if found[address] != nil { ambiguous.insert(address) }
        found[address] = try function(entry, of: unit)
      }
    }
    return found.filter { !ambiguous.contains($0.key) }
  }

  private func eachFunction(
    of unit: DWARFUnit, _ body: (UInt64, DWARFEntry) throws(DWARFError) -> Void
  ) throws(DWARFError) {
    var cursor = DWARFCursor(entries, at: unit.first)
    var addressBase: UInt64 = 0
    var isFirst = true
    while cursor.position < unit.range.upperBound {
      guard let entry = try unit.entry(&cursor) else { continue }
      if isFirst { addressBase = entry.number(.addressBase) ?? 0 }
      isFirst = false
      if entry.tag == DWARFEntry.Tag.function, let address = address(of: entry, addressBase) {
        try body(address, entry)
      }
    }
  }

  private func address(of entry: DWARFEntry, _ base: UInt64) -> UInt64? {
    switch entry.values[.lowAddress] {
    case .number(let address)?: address
    case .addressIndex(let index)? where index < addresses?.count ?? 0 && base < .max / 2:
      addresses?.number(at: base + index * 8, as: UInt64.self)
    default: nil
    }
  }

  /// - Throws: `DWARFError` when an entry that it refers to is malformed.
  private func function(
    _ entry: DWARFEntry, of unit: DWARFUnit
  ) throws(DWARFError) -> CompiledFunction? {
    var (declaration, owner) = (entry, unit)
    var result: (position: Int, unit: DWARFUnit)?
    // An inlined function's types are those of its origin, and those of a member of a class are in the class.
    for _ in 0..<Self.maximumDepth {
      // The compiler made it, and tells nothing of its types.
      if declaration.values[.isArtificial] != nil { return nil }
      if declaration.values[.doesNotReturn] != nil { return nil }
      if result == nil, let position = declaration.entry(.type) { result = (position, owner) }
      guard let origin = declaration.entry(.abstractOrigin) else { break }
      (declaration, owner) = try self.entry(at: origin)
    }
    if result == nil, let position = declaration.entry(.specification) {
      let (member, unit) = try self.entry(at: position)
      result = member.entry(.type).map { ($0, unit) }
    }
    return CompiledFunction(
      result: try result.map { position, _ throws(DWARFError) in try passing(position) } ?? .void,
      parameters: try parameters(of: declaration, owner))
  }

  /// The parameters in order. None are told of a function with more of them than are named.
  private func parameters(
    of function: DWARFEntry, _ unit: DWARFUnit
  ) throws(DWARFError) -> [CompiledFunction.Passing] {
    guard function.hasChildren else { return [] }
    var parameters: [CompiledFunction.Passing] = []
    var cursor = DWARFCursor(entries, at: function.end)
    var depth = 0
    while cursor.position < unit.range.upperBound {
      guard let entry = try unit.entry(&cursor) else {
        depth -= 1
        if depth < 0 { break }
        continue
      }
      if depth == 0, entry.tag == DWARFEntry.Tag.parameter {
        parameters.append(try entry.entry(.type).map(passing) ?? .unknown)
      } else if depth == 0, entry.tag == DWARFEntry.Tag.variadic {
        return []
      }
      if entry.hasChildren { depth += 1 }
    }
    return parameters
  }

  private static let maximumDepth = 32

  /// How a value of the type at a position travels.
  private func passing(_ position: Int) throws(DWARFError) -> CompiledFunction.Passing {
    var position = position
    for _ in 0..<Self.maximumDepth {
      let (entry, _) = try self.entry(at: position)
      let size = entry.number(.byteSize).flatMap { Int(exactly: $0) }
      switch entry.tag {
      case DWARFEntry.Tag.typeName, DWARFEntry.Tag.constant, DWARFEntry.Tag.volatile,
        DWARFEntry.Tag.restrict, DWARFEntry.Tag.atomic:
        guard let next = entry.entry(.type) else { return .void }
        position = next
      case DWARFEntry.Tag.pointer, DWARFEntry.Tag.reference, DWARFEntry.Tag.movedReference:
        return .pointer
      case DWARFEntry.Tag.structure, DWARFEntry.Tag.classType:
        return size.map { .structure(size: $0) } ?? .unknown
      case DWARFEntry.Tag.enumeration: return size.map { .integer(size: $0) } ?? .unknown
      case DWARFEntry.Tag.baseType: return Self.passing(ofBase: entry.number(.encoding), size)
      default: return .unknown
      }
    }
    return .unknown
  }

  private static func passing(
    ofBase encoding: UInt64?, _ size: Int?
  ) -> CompiledFunction.Passing {
    guard let encoding, let size else { return .unknown }
    return switch encoding {
    case 0x04: .real(size: size)
    // Boolean, signed, signed character, unsigned, unsigned character, Unicode character.
    case 0x02, 0x05...0x08, 0x10: .integer(size: size)
    default: .unknown
    }
  }

  private func entry(at position: Int) throws(DWARFError) -> (DWARFEntry, DWARFUnit) {
    // Units are in the order of their positions.
    var (low, high) = (0, units.count)
    while low < high {
      let middle = (low + high) / 2
      if units[middle].range.upperBound <= position { low = middle + 1 } else { high = middle }
    }
    guard low < units.count, units[low].range.contains(position) else { throw DWARFError() }
    var cursor = DWARFCursor(entries, at: position)
    guard let entry = try units[low].entry(&cursor) else { throw DWARFError() }
    return (entry, units[low])
  }
}

extension ModuleFile {
  /// Reads the types of functions from the debug information.
  ///
  /// - Parameter addresses: the addresses in the file at which they begin.
  /// - Returns: the functions that were found; none in a file without debug information.
  /// - Complexity: O(size)
  package func functions(at addresses: Set<UInt64>) -> [UInt64: CompiledFunction] {
    if addresses.isEmpty { return [:] }
    return DebugInformation(self)?.functions(at: addresses) ?? [:]
  }
}
