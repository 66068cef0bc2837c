import CarobRuntime
import Foundation

/// A text to compare with others, prepared once, so that most comparisons only compare bytes.
struct TextPattern {
  private let text: String
  /// The bytes, in lower case when case does not matter; nil unless all are ASCII.
  private let bytes: [UInt8]?
  private let options: ComparisonOptions

  init(_ text: String, _ options: ComparisonOptions) {
    self.options = options.folding
    self.text = Self.folded(text, self.options)
    bytes = self.text.utf8.allSatisfy { $0 < 0x80 } ? Array(self.text.utf8) : nil
  }

  /// The part of a text that is compared.
  enum Part {
    case whole
    case beginning
    case end
    case any
  }

  /// Whether a part of the other text equals this one. An empty text is a part of no text, as on Apple's systems.
  func matches(_ part: Part, of other: String) -> Bool {
    if text.isEmpty, part != .whole { return false }
    if let answer = matchesBytes(part, of: other) { return answer }
    let other = Self.folded(other, options)
    switch part {
    case .whole: return other == text
    case .beginning: return other.hasPrefix(text)
    case .end: return other.hasSuffix(text)
    case .any: return other.range(of: text, options: .literal) != nil
    }
  }

  static func folded(_ text: String, _ options: ComparisonOptions) -> String {
    if options.isEmpty { return text }
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return options.contains(.caseInsensitive) ? text.lowercased() : text
    }
    var folding: String.CompareOptions = []
    if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
    return text.folding(options: folding, locale: nil)
  }

  /// The answer when both are ASCII; nil when bytes are not conclusive.
  private func matchesBytes(_ part: Part, of other: String) -> Bool? {
    guard let bytes else { return nil }
    let answer = other.utf8.withContiguousStorageIfAvailable { other -> Bool? in
      guard other.allSatisfy({ $0 < 0x80 }) else { return nil }
      let extra = other.count - bytes.count
      guard extra >= 0 else { return false }
      switch part {
      case .whole: return extra == 0 && isSame(bytes, other, at: 0)
      case .beginning: return isSame(bytes, other, at: 0)
      case .end: return isSame(bytes, other, at: extra)
      case .any: return (0...extra).contains { isSame(bytes, other, at: $0) }
      }
    }
    return answer ?? nil
  }

  @inline(__always)
  private func isSame(_ bytes: [UInt8], _ other: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool
  {
    bytes.withUnsafeBufferPointer { bytes in
      if options.contains(.caseInsensitive) {
        for place in 0..<bytes.count {
          let byte = other[start + place]
          let folded = byte &- 0x41 < 26 ? byte | 0x20 : byte
          if folded != bytes[place] { return false }
        }
        return true
      }
      for place in 0..<bytes.count where other[start + place] != bytes[place] { return false }
      return true
    }
  }
}

/// A pattern with `*` for any text and `?` for one character, as `LIKE` takes it. A backslash
/// before either makes it literal.
struct LikePattern {
  private enum Element {
    case character(Character)
    case one
    case any
  }

  private let elements: [Element]
  private let options: ComparisonOptions

  init(_ pattern: String, _ options: ComparisonOptions) {
    self.options = options.folding
    var elements: [Element] = []
    var isEscaped = false
    for character in TextPattern.folded(pattern, self.options) {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped: elements.append(.any)
      case "?" where !isEscaped: elements.append(.one)
      default: elements.append(.character(character))
      }
      isEscaped = false
    }
    if isEscaped { elements.append(.character("\\")) }
    self.elements = elements
  }

  /// Whether the whole text fits the pattern.
  ///
  /// - Complexity: O(length of the text · length of the pattern).
  func matches(_ text: String) -> Bool {
    let text = Array(TextPattern.folded(text, options))
    var (place, element) = (0, 0)
    // The place to continue when the text after the last `*` does not fit: the `*` takes one character more.
    var retry: (place: Int, element: Int)?
    while place < text.count {
      if element < elements.count {
        switch elements[element] {
        case .any:
          element += 1
          retry = (place, element)
          continue
        case .one:
          (place, element) = (place + 1, element + 1)
          continue
        case .character(text[place]):
          (place, element) = (place + 1, element + 1)
          continue
        case .character: break
        }
      }
      guard let last = retry else { return false }
      retry = (last.place + 1, last.element)
      (place, element) = (last.place + 1, last.element)
    }
    return elements[element...].allSatisfy { if case .any = $0 { true } else { false } }
  }
}
