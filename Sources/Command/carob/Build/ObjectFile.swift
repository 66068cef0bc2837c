import CarobPlugins
import Foundation

/// The symbols in an object file that belong to Objective-C records, to a plugin's entry, or to `main`.
struct ObjectFile {
  /// The prefix of the names of records.
  static let prefix = "._OBJC_"
  /// The symbol that `CAROB_PLUGIN` defines.
  static let entry = "carob_plugin_entry"
  /// The symbol of a program's or an app's `main`.
  static let main = "main"

  private(set) var defined: Set<String> = []
  /// The undefined symbols.
  private(set) var needed: Set<String> = []
  /// The undefined weak symbols, which are null if no file defines them.
  private(set) var neededWeakly: Set<String> = []

  var hasMain: Bool { defined.contains(Self.main) }

  // Offsets are those of the ELF-64 specification.
  private static let sectionHeaderSize: UInt64 = 64
  private static let symbolTable: UInt32 = 2

  /// Reads a file.
  ///
  /// - Throws: `CommandError` when it is no object file.
  init(path: String) throws(CommandError) {
    guard let data = FileManager.default.contents(atPath: path), read(ELFBytes(data)) else {
      throw CommandError(
        .badPlugin, "\(path): is not an ELF object file; remove compiler flags such as -flto")
    }
  }

  /// - Returns: false when it is no object file.
  private mutating func read(_ bytes: ELFBytes) -> Bool {
    guard bytes.areOfELF, let sections = bytes.number(at: 40, as: UInt64.self),
      // If there are too many sections for the header, the size of the first one holds their number.
      let few = bytes.number(at: 60, as: UInt16.self).map(UInt64.init),
      let count = few > 0 ? few : bytes.number(at: sections &+ 32, as: UInt64.self)
    else { return false }
    for index in 0..<count {
      let header = sections &+ index &* Self.sectionHeaderSize
      guard let kind = bytes.number(at: header &+ 4, as: UInt32.self) else { return false }
      if kind == Self.symbolTable { return readSymbols(bytes, header, sections) }
    }
    return true
  }

  private mutating func readSymbols(
    _ bytes: ELFBytes, _ header: UInt64, _ sections: UInt64
  ) -> Bool {
    guard let start = bytes.number(at: header &+ 24, as: UInt64.self),
      let size = bytes.number(at: header &+ 32, as: UInt64.self),
      let link = bytes.number(at: header &+ 40, as: UInt32.self),
      let names = bytes.number(
        at: sections &+ UInt64(link) &* Self.sectionHeaderSize &+ 24, as: UInt64.self)
    else { return false }
    for index in 0..<(size / ELFSymbol.size) {
      guard let symbol = ELFSymbol(bytes, at: start &+ index &* ELFSymbol.size) else {
        return false
      }
      guard !symbol.isLocal, let name = bytes.string(at: names &+ symbol.name),
        name.hasPrefix(Self.prefix) || [Self.entry, Self.main].contains(name)
      else { continue }
      if symbol.isDefined {
        defined.insert(name)
      } else if symbol.isWeak {
        neededWeakly.insert(name)
      } else {
        needed.insert(name)
      }
    }
    return true
  }
}
