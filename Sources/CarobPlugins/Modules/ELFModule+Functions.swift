extension ELFModule {
  /// The name of the function whose code is at an address of a module, from the symbols for debuggers; nil when they were
  /// stripped away, or the file cannot be read.
  ///
  /// - Complexity: O(symbols)
  package static func function(at address: UInt64, in path: String) -> String? {
    guard let file = try? ELFFile(path: path), let symbols = file.contents(of: ".symtab"),
      let names = file.contents(of: ".strtab")
    else { return nil }
    for place in stride(from: 0, to: symbols.count, by: Int(ELFSymbol.size)) {
      guard let symbol = ELFSymbol(symbols, at: place) else { return nil }
      guard symbol.isFunction, address >= symbol.value, address - symbol.value < symbol.size
      else { continue }
      return names.string(at: symbol.name).flatMap { $0.isEmpty ? nil : $0 }
    }
    return nil
  }
}
