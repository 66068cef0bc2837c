import CarobRuntime
import Foundation

extension String {
  /// The range of a text in UTF-16 units; nil when it is not found, or empty.
  ///
  /// CoreFoundation reads a NUL behind the end, and so finds texts that end with NUL there. Such a match does not count.
  ///
  /// - Precondition: the range is in the string.
  package func place(
    of part: String, _ options: NSString.CompareOptions = [], in range: NSRange
  ) -> NSRange? {
    guard !part.isEmpty else { return nil }
    if options.isSubset(of: .literal), isASCII, part.isASCII {
      return placeOfBytes(of: part, in: range)
    }
    let text = NSString(string: self)
    var range = range
    while true {
      let found = text.range(of: part, options: options, range: range)
      if found.location == NSNotFound { return nil }
      if found.location >= range.location, NSMaxRange(found) <= NSMaxRange(range) { return found }
      // Tries the match before it, when searching from the end.
      guard options.contains(.backwards), !options.contains(.anchored), range.length > 1 else {
        return nil
      }
      range.length -= 1
    }
  }

  /// The range of the whole string.
  package var everything: NSRange { NSRange(location: 0, length: utf16.count) }
}

/// Replaces each occurrence of a text.
package enum StringReplacing {
  /// The text with its non-overlapping occurrences replaced, and their number.
  ///
  /// - Throws: an `NSRangeException` when the range is not in the text.
  package static func replaced(
    _ text: String, _ target: String, with replacement: String, _ options: UInt, _ range: NSRange
  ) throws -> (text: String, count: Int) {
    _ = try text.part(range)
    guard !target.isEmpty else { return (text, 0) }
    let options = NSString.CompareOptions(rawValue: options)
    if options.contains(.regularExpression) {
      return matches(of: target, in: text, with: replacement, options, range)
    }
    if options.isSubset(of: .literal), range == text.everything, text.isASCII, target.isASCII {
      let parts = text.parts(betweenBytesOf: target)
      return parts.count == 1
        ? (text, 0) : (parts.joined(separator: replacement), parts.count - 1)
    }
    let mutable = NSMutableString(string: text)
    let count: Int
    if target.utf8.contains(0) {
      let places = places(of: target, in: text, options, range)
      for place in places { mutable.replaceCharacters(in: place, with: replacement) }
      count = places.count
    } else {
      count = mutable.replaceOccurrences(
        of: target, with: replacement, options: options, range: range)
    }
    return (count == 0 ? text : String(describing: mutable), count)
  }

  /// Replaces matches of a regular expression. Foundation's mutable strings trap on a match that is a part of a character.
  private static func matches(
    of pattern: String, in text: String, with template: String,
    _ options: NSString.CompareOptions, _ range: NSRange
  ) -> (text: String, count: Int) {
    let isCaseInsensitive = options.contains(.caseInsensitive)
    guard
      let expression = try? NSRegularExpression(
        pattern: pattern, options: isCaseInsensitive ? .caseInsensitive : [])
    else { return (text, 0) }
    let options: NSRegularExpression.MatchingOptions =
      options.contains(.anchored) ? .anchored : []
    let count = expression.numberOfMatches(in: text, options: options, range: range)
    if count == 0 { return (text, 0) }
    let replaced = expression.stringByReplacingMatches(
      in: text, options: options, range: range, withTemplate: template)
    return (replaced, count)
  }

  /// The ranges of a text that contains NUL, which `place(of:)` must check one by one; the last one first.
  private static func places(
    of target: String, in text: String, _ options: NSString.CompareOptions, _ range: NSRange
  ) -> [NSRange] {
    var places: [NSRange] = []
    var rest = range
    while let place = text.place(of: target, options, in: rest), place.length > 0 {
      places.append(place)
      if options.contains(.anchored) { break }
      if options.contains(.backwards) {
        rest.length = place.location - rest.location
      } else {
        rest = NSRange(
          location: NSMaxRange(place), length: NSMaxRange(range) - NSMaxRange(place))
      }
    }
    return options.contains(.backwards) ? places : places.reversed()
  }
}
