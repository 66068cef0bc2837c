/// A key or a mouse action.
package enum Key: Hashable, Sendable {
  /// A character, as typed.
  case character(Character)
  case enter, tab, backTab, escape, backspace, delete
  case up, down, left, right
  case pageUp, pageDown, home, end
  /// A click with the left mouse button; column and row count from 0.
  case click(column: Int, row: Int)
  /// A step of the mouse wheel.
  case wheelUp, wheelDown
}

/// Parses the bytes of a terminal into keys.
///
/// Ignores unknown escape sequences. An escape is a key when nothing follows it in time; the caller
/// reports that with `finish`.
package struct KeyParser {
  private var bytes: [UInt8] = []

  /// Longer than any known sequence; longer ones are dropped.
  private static let maximumLength = 32
  private static let escape: UInt8 = 0x1B

  package init() {}

  /// Whether the bytes so far may be the beginning of a key.
  package var isWaiting: Bool { !bytes.isEmpty }

  /// Adds bytes.
  ///
  /// - Returns: the complete keys.
  package mutating func add(_ new: some Sequence<UInt8>) -> [Key] {
    bytes += new
    var keys: [Key] = []
    while let (key, length) = next() {
      bytes.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// Ends an incomplete sequence, because nothing followed in time.
  package mutating func finish() -> [Key] {
    defer { bytes = [] }
    return bytes == [Self.escape] ? [.escape] : []
  }

  /// Parses the first bytes, and returns the key and their count; nil when bytes are missing.
  private func next() -> (Key?, Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case Self.escape: return sequence()
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0..<0x20: return (nil, 1)
    default: return character(first)
    }
  }

  private func character(_ first: UInt8) -> (Key?, Int)? {
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let part = bytes.prefix(length)
    // A byte that cannot continue the character ends it.
    if let wrong = part.dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) { return (nil, wrong) }
    if part.count < length { return nil }
    guard let text = String(validating: part, as: UTF8.self), let character = text.first else {
      return (nil, length)
    }
    return (.character(character), length)
  }

  // MARK: Sequences

  private func sequence() -> (Key?, Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["): return controlSequence()
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return (Self.arrows[bytes[2]], 3)
    // An escape followed by another key.
    default: return (.escape, 1)
    }
  }

  private func controlSequence() -> (Key?, Int)? {
    let rest = bytes.dropFirst(2)
    // Parameters and a final byte.
    guard let end = rest.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return bytes.count > Self.maximumLength ? (nil, bytes.count) : nil
    }
    let length = end + 1
    // Not a sequence of a terminal: an escape followed by something else.
    guard (0x40...0x7E).contains(bytes[end]) else { return (nil, end) }
    let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
    switch bytes[end] {
    case UInt8(ascii: "~"):
      return (Self.numbered[parameters.prefix { $0 != ";" }], length)
    case UInt8(ascii: "M") where parameters.hasPrefix("<"): return (mouse(parameters), length)
    // Without mode 1006, three bytes follow.
    case UInt8(ascii: "M") where parameters.isEmpty:
      return bytes.count < length + 3 ? nil : (nil, length + 3)
    case UInt8(ascii: "Z"): return (.backTab, length)
    default: return (Self.arrows[bytes[end]], length)
    }
  }

  private static let arrows: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
  ]

  private static let numbered: [Substring: Key] = [
    "1": .home, "7": .home, "4": .end, "8": .end, "3": .delete, "5": .pageUp, "6": .pageDown,
  ]

  /// Parses `<button;column;row`. A release has another final byte.
  private func mouse(_ parameters: String) -> Key? {
    let numbers = parameters.dropFirst().split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    // The bits for Shift, Meta and Control are masked out.
    switch numbers[0] & ~0b1_1100 {
    case 0: return .click(column: numbers[1] - 1, row: numbers[2] - 1)
    case 64: return .wheelUp
    case 65: return .wheelDown
    default: return nil
    }
  }
}
