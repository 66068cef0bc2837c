/// The target of a module's pointer after dynamic linking.
enum ELFPointer: Hashable {
  /// A place in the module.
  case address(UInt64)
  /// A symbol of another module.
  case symbol(String)
}

extension ELFDynamicSection {
  #if arch(x86_64)
  private static let relative: UInt32 = 8
  private static let absolute: UInt32 = 1
  #elseif arch(arm64)
  private static let relative: UInt32 = 1027
  private static let absolute: UInt32 = 257
  #endif

  private static let relocationSize: UInt64 = 24

  /// The pointers that the linker writes, by address. Those that it only adjusts (`DT_RELR`) are left out.
  ///
  /// - Complexity: O(relocations)
  var pointers: [UInt64: ELFPointer] {
    guard let table = offset(.relocations), let size = value(.relocationBytes) else { return [:] }
    var pointers: [UInt64: ELFPointer] = [:]
    for index in 0..<min(size, bytes.count) / Self.relocationSize {
      let place = table &+ index * Self.relocationSize
      guard let address = bytes.number(at: place, as: UInt64.self),
        let kind = bytes.number(at: place &+ 8, as: UInt32.self),
        let symbol = bytes.number(at: place &+ 12, as: UInt32.self),
        let addend = bytes.number(at: place &+ 16, as: UInt64.self)
      else { break }
      switch kind {
      case Self.relative: pointers[address] = .address(addend)
      case Self.absolute: pointers[address] = target(symbol, addend)
      default: break
      }
    }
    return pointers
  }

  private func target(_ index: UInt32, _ addend: UInt64) -> ELFPointer? {
    guard let table = offset(.symbols),
      let symbol = ELFSymbol(bytes, at: table &+ UInt64(index) * ELFSymbol.size)
    else { return nil }
    if symbol.isDefined { return .address(symbol.value &+ addend) }
    return string(symbol.name).map(ELFPointer.symbol)
  }
}
