extension ModuleFile {
  /// The name of the function whose code is at an address, from the symbols for debuggers; nil when they were
  /// stripped away.
  ///
  /// - Complexity: O(symbols)
  package func function(at address: UInt64) -> String? { symbol(at: address)?.name }

  /// Whether the code at an address is in a function that the dynamic linker calls when it opens the module; false when
  /// the symbols for debuggers were stripped away.
  ///
  /// - Complexity: O(symbols)
  package func isConstructor(at address: UInt64) -> Bool {
    guard let function = symbol(at: address)?.address, let table = dynamic.value(.constructors),
      let size = dynamic.value(.constructorBytes)
    else { return false }
    let memory = ELFMemory(self)
    return (0..<min(size / 8, UInt64(memory.wordCount))).contains {
      memory.address(at: table &+ $0 * 8) == function
    }
  }

  private func symbol(at address: UInt64) -> (name: String, address: UInt64)? {
    guard let symbols = contents(of: ".symtab"), let names = contents(of: ".strtab") else {
      return nil
    }
    for place in stride(from: 0, to: symbols.count, by: Int(ELFSymbol.size)) {
      guard let symbol = ELFSymbol(symbols, at: place) else { return nil }
      guard symbol.isFunction, address >= symbol.value, address - symbol.value < symbol.size
      else { continue }
      guard let name = names.string(at: symbol.name), !name.isEmpty else { return nil }
      return (name, symbol.value)
    }
    return nil
  }
}
