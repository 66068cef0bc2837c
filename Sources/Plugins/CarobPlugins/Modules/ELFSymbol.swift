/// An entry of a symbol table, with the layout of the ELF-64 specification.
package struct ELFSymbol {
  /// The offset of the name in the string table.
  package let name: UInt64
  private let binding: UInt8
  private let type: UInt8
  private let visibility: UInt8
  private let section: UInt16
  /// The address, or the offset in a section.
  let value: UInt64
  let size: UInt64

  package static let size: UInt64 = 24

  /// Reads an entry; nil beyond the end of the file.
  package init?(_ bytes: ELFBytes, at place: UInt64) {
    guard let name = bytes.number(at: place, as: UInt32.self),
      let info = bytes.number(at: place &+ 4, as: UInt8.self),
      let other = bytes.number(at: place &+ 5, as: UInt8.self),
      let section = bytes.number(at: place &+ 6, as: UInt16.self),
      let value = bytes.number(at: place &+ 8, as: UInt64.self),
      let size = bytes.number(at: place &+ 16, as: UInt64.self)
    else { return nil }
    self.name = UInt64(name)
    binding = info >> 4
    type = info & 15
    visibility = other & 3
    self.section = section
    self.value = value
    self.size = size
  }

  var isFunction: Bool { type == 2 }
  package var isDefined: Bool { section != 0 }
  /// Whether the symbol is local to its file.
  package var isLocal: Bool { binding == 0 }
  package var isWeak: Bool { binding == 2 }
  /// Whether there is one symbol of the name in the whole process (`STB_GNU_UNIQUE`).
  var isUnique: Bool { binding == 10 }
  /// Whether the symbol is local, internal or hidden, and so not visible to other modules.
  var isPrivate: Bool { isLocal || visibility == 1 || visibility == 2 }
}
