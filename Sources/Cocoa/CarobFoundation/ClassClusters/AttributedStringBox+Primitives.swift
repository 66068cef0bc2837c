import CarobRuntime
import Foundation

/// Attributed strings of plugins' classes that have `string` and `attributesAtIndex:effectiveRange:`. See
/// `Object.hasOwnPrimitives`.
extension AttributedStringBox {
  private static let stringMessage = Message<() -> StringBox?>("string")
  private static let attributes = Message<(UInt, Pointer) -> DictionaryBox?>(
    "attributesAtIndex:effectiveRange:")

  /// The text by the primitive method; an empty one after an error, which the program gets.
  @inline(never) final func askedString() -> String {
    asked(orReturn: "") { try Self.stringMessage(self)?.string ?? "" }
  }

  /// The attributes by the primitive methods.
  @inline(never) final func askedRuns() -> AttributeRuns {
    asked(orReturn: AttributeRuns([])) {
      let count = askedString().utf16.count
      var runs: [AttributeRuns.Run] = []
      var place = 0
      while place < count {
        var range = NSRange(location: place, length: 1)
        let attributes = try withUnsafeMutablePointer(to: &range) {
          try Self.attributes(self, UInt(place), Pointer(UnsafeMutableRawPointer($0)))
        }
        // A range that does not contain the place would make no progress, and its numbers may be any.
        let end = min(max(place + 1, range.location &+ range.length), count)
        runs.append(
          .init(length: end - place, attributes: DictionaryBox(copying: attributes ?? [:])))
        place = end
      }
      return AttributeRuns(runs)
    }
  }

  package final func copyOfContents() -> Object { AttributedStringBox(copying: self) }
}

extension MutableAttributedStringBox {
  private static let replaceCharacters = Message<(NSRange, StringBox) -> Void>(
    "replaceCharactersInRange:withString:")
  private static let setAttributes = Message<(DictionaryBox?, NSRange) -> Void>(
    "setAttributes:range:")

  /// Replaces a part with messages: the characters first, then the attributes of each part of the new text.
  func ask(toReplace range: NSRange, with other: AttributedStringBox) throws {
    let (text, runs) = (other.string, other.runs)
    try askedString().checkedEnd(of: range)
    try Self.replaceCharacters(self, range, StringBox(text))
    for run in runs.places {
      let place = NSRange(location: range.location + run.range.location, length: run.range.length)
      try Self.setAttributes(self, run.attributes, place)
    }
  }

  /// Changes the attributes of a range with messages.
  func ask(
    toChange range: NSRange, _ change: (DictionaryBox) throws -> DictionaryBox
  ) throws {
    try askedString().checkedEnd(of: range)
    for run in askedRuns().places {
      let part = NSIntersectionRange(run.range, range)
      if part.length > 0 { try Self.setAttributes(self, try change(run.attributes), part) }
    }
  }
}
