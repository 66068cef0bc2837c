/// The dynamic section of an ELF file: entries for the dynamic linker, with their strings and symbols.
struct ELFDynamicSection {
  /// The kind of an entry, with its number in the ELF specification.
  enum Tag: UInt64 {
    case needed = 1
    case hash = 4
    case strings = 5
    case symbols = 6
    case relocations = 7
    case relocationBytes = 8
    case rpath = 15
    case textRelocations = 22
    case constructors = 25
    case constructorBytes = 27
    case runpath = 29
    case flags = 30
    case gnuHash = 0x6FFF_FEF5
    case moreFlags = 0x6FFF_FFFB
  }

  let bytes: ELFBytes
  private let segments: [ELFSegment]
  private var entries: [(tag: Tag, value: UInt64)] = []

  init(_ bytes: ELFBytes, _ segments: [ELFSegment]) {
    self.bytes = bytes
    self.segments = segments
    guard let table = segments.first(where: { $0.kind == .dynamic }) else { return }
    for index in 0..<(table.size / 16) {
      let place = table.offset &+ index * 16
      guard let tag = bytes.number(at: place, as: UInt64.self),
        let value = bytes.number(at: place &+ 8, as: UInt64.self), tag != 0
      else { break }
      if let tag = Tag(rawValue: tag) { entries.append((tag, value)) }
    }
  }

  /// Returns the strings of all entries with a tag, in order.
  func strings(_ tag: Tag) -> [String] {
    entries.filter { $0.tag == tag }.compactMap { string($0.value) }
  }

  /// Whether the linker must write to code.
  var hasTextRelocations: Bool {
    entries.contains { $0.tag == .textRelocations || $0.tag == .flags && $0.value & 4 != 0 }
  }

  /// Whether the linker keeps the module for ever (`DF_1_NODELETE`).
  var isNeverUnloaded: Bool { entries.contains { $0.tag == .moreFlags && $0.value & 8 != 0 } }

  /// The names of the symbols that the linker makes unique in the process, for which it keeps the module for ever.
  var uniqueSymbols: [String] {
    guard let table = offset(.symbols) else { return [] }
    return (1..<max(1, symbolCount)).compactMap { index in
      guard let symbol = ELFSymbol(bytes, at: table &+ UInt64(index) * ELFSymbol.size),
        symbol.isUnique, symbol.isDefined
      else { return nil }
      return string(symbol.name)
    }
  }

  /// The exported and undefined symbols. Symbols without a name and local ones are left out.
  var symbols: [ELFModule.Symbol] {
    guard let table = offset(.symbols) else { return [] }
    return (1..<max(1, symbolCount)).compactMap { symbol(at: table &+ UInt64($0) * ELFSymbol.size) }
  }

  /// Returns the address of an exported symbol; nil when there is none.
  ///
  /// - Complexity: O(symbols)
  func address(ofExported name: String) -> UInt64? {
    guard let table = offset(.symbols) else { return nil }
    for index in 1..<max(1, symbolCount) {
      guard let symbol = ELFSymbol(bytes, at: table &+ UInt64(index) * ELFSymbol.size) else {
        break
      }
      if symbol.isDefined, !symbol.isPrivate, string(symbol.name) == name { return symbol.value }
    }
    return nil
  }

  private func symbol(at place: UInt64) -> ELFModule.Symbol? {
    guard let symbol = ELFSymbol(bytes, at: place), !symbol.isPrivate,
      let name = string(symbol.name), !name.isEmpty
    else { return nil }
    return ELFModule.Symbol(name: name, isDefined: symbol.isDefined, isWeak: symbol.isWeak)
  }

  /// The number of symbols, which only the hash tables contain.
  private var symbolCount: Int {
    if let table = offset(.hash), let count = bytes.number(at: table &+ 4, as: UInt32.self) {
      return limited(UInt64(count))
    }
    return offset(.gnuHash).map { limited(gnuSymbolCount($0)) } ?? 0
  }

  /// Limits the number of symbols by the size of the file.
  private func limited(_ count: UInt64) -> Int { Int(min(count, bytes.count / ELFSymbol.size)) }

  /// Returns one more than the last symbol of the last chain. Undefined symbols come before all hashed ones.
  private func gnuSymbolCount(_ table: UInt64) -> UInt64 {
    guard let bucketCount = bytes.number(at: table, as: UInt32.self),
      let first = bytes.number(at: table &+ 4, as: UInt32.self),
      let bloomWords = bytes.number(at: table &+ 8, as: UInt32.self)
    else { return 0 }
    let buckets = table &+ 16 &+ UInt64(bloomWords) * 8
    var last: UInt32 = 0
    for index in 0..<UInt64(bucketCount) {
      guard let start = bytes.number(at: buckets &+ index * 4, as: UInt32.self) else { break }
      last = max(last, start)
    }
    if last < first { return UInt64(first) }
    let chains = buckets &+ UInt64(bucketCount) * 4
    var index = UInt64(last)
    // The lowest bit marks the end of a chain.
    while let hash = bytes.number(at: chains &+ (index - UInt64(first)) * 4, as: UInt32.self) {
      index += 1
      if hash & 1 != 0 { break }
    }
    return index
  }

  func offset(_ tag: Tag) -> UInt64? {
    guard let address = value(tag) else { return nil }
    for segment in segments {
      if let offset = segment.offset(ofAddress: address) { return offset }
    }
    return nil
  }

  /// Returns the value of the first entry with a tag.
  func value(_ tag: Tag) -> UInt64? { entries.first { $0.tag == tag }?.value }

  func string(_ index: UInt64) -> String? {
    offset(.strings).flatMap { bytes.string(at: $0 &+ index) }
  }
}
