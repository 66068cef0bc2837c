import CarobRuntime
import Foundation

/// The units of `-enumerateSubstringsInRange:options:usingBlock:`: lines, words and so on. The numbers are Apple's.
enum TextUnits: UInt {
  case lines = 0
  case paragraphs = 1
  case characters = 2
  case words = 3
  case sentences = 4

  /// The range of a unit, and that of the unit with the text up to the next one.
  typealias Part = (range: NSRange, enclosing: NSRange)

  /// The units of a part of a text, from the first to the last.
  ///
  /// - Precondition: the range is in the text.
  /// - Complexity: O(length).
  func parts(of text: String, in range: NSRange) -> [Part] {
    switch self {
    case .lines, .paragraphs: lines(of: text.foundation, in: range)
    case .characters: characters(of: text, in: range)
    case .words: Self.words(of: text, in: range)
    case .sentences: Self.sentences(of: text, in: range)
    }
  }

  private func lines(of text: NSString, in range: NSRange) -> [Part] {
    var parts: [Part] = []
    var place = range.location
    let last = NSMaxRange(range)
    while place < last {
      var (start, end, contentsEnd) = (0, 0, 0)
      let here = NSRange(location: place, length: 0)
      if self == .lines {
        text.getLineStart(&start, end: &end, contentsEnd: &contentsEnd, for: here)
      } else {
        text.getParagraphStart(&start, end: &end, contentsEnd: &contentsEnd, for: here)
      }
      // A line that the range cuts is given up to the range's bounds.
      let contents = max(place, min(contentsEnd, last))
      let whole = min(end, last)
      parts.append(
        (
          NSRange(location: place, length: contents - place),
          NSRange(location: place, length: whole - place)
        ))
      place = max(end, place + 1)
    }
    return parts
  }

  private func characters(of text: String, in range: NSRange) -> [Part] {
    guard let bounds = Range(range, in: text) else { return [] }
    return text[bounds].indices.map { index in
      let part = NSRange(index..<text[bounds].index(after: index), in: text)
      return (part, part)
    }
  }

  /// The words, spaces and punctuation marks between word boundaries (Unicode, annex 29).
  private static func words(of text: String, in range: NSRange) -> [Part] {
    let bounds = matches(of: "\\b", in: text, range).map(\.location)
    var parts: [Part] = []
    for (start, end) in zip(bounds, bounds.dropFirst()) {
      let part = NSRange(location: start, length: end - start)
      guard let place = Range(part, in: text),
        text[place].unicodeScalars.contains(where: KnownCharacters.alphanumerics.contains)
      else { continue }
      parts.append((part, part))
    }
    for index in parts.indices {
      let end = index + 1 < parts.count ? parts[index + 1].range.location : NSMaxRange(range)
      let start = index == 0 ? range.location : parts[index].range.location
      parts[index].enclosing = NSRange(location: start, length: end - start)
    }
    return parts
  }

  /// A sentence ends with its line, or with a full stop or similar and the spaces behind it, unless a small letter follows.
  private static func sentences(of text: String, in range: NSRange) -> [Part] {
    let end = #"[.!?…]+["'”’)\]]*\s+(?!\p{Ll})|[。！？]+|[\n\r\u2029]+|\z"#
    return matches(of: ".+?(?:\(end))", in: text, range).map { ($0, $0) }
  }

  private static func matches(of pattern: String, in text: String, _ range: NSRange) -> [NSRange] {
    guard
      let expression = try? NSRegularExpression(
        pattern: pattern, options: [.useUnicodeWordBoundaries, .dotMatchesLineSeparators])
    else { preconditionFailure("a pattern of a constant is wrong") }
    return expression.matches(in: text, range: range).map(\.range)
  }
}
