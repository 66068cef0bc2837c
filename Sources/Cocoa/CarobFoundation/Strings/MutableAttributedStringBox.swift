import CarobRuntime
import Foundation

/// A text with attributes that can be changed. Registered as `NSMutableAttributedString`. [one thread at a time]
public final class MutableAttributedStringBox: AttributedStringBox {
  public override class var runtimeName: String { "NSMutableAttributedString" }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: MutableAttributedStringBox.self, "Text with attributes that can be changed."
    ) { text in
      text.primitives("replaceCharactersInRange:withString:", "setAttributes:range:")
      text.method("copyWithZone:") { (this, _: Pointer) in AttributedStringBox(copying: this) }
      // Changes notify no observers, so there is nothing to defer.
      text.method("- (void)beginEditing") { _ in }
      text.method("- (void)endEditing") { _ in }
      defineCharacters(text)
      defineAttributes(text)
    }
  }

  /// Replaces a part by another text.
  ///
  /// - Throws: an `NSRangeException` when the range is not in the text.
  func replace(_ range: NSRange, with other: AttributedStringBox) throws {
    if hasOwnPrimitives { return try ask(toReplace: range, with: other) }
    try replaceHeld(range, with: other)
  }

  /// Replaces a part of the text in this object.
  private func replaceHeld(_ range: NSRange, with other: AttributedStringBox) throws {
    let text = try heldString.replacing(units: range, with: other.string)
    let others = other.runs
    try changeRuns { $0.replacing(range, with: others) }
    heldString = text
  }

  /// Replaces the attributes by those that `make` returns for them, which compares attributes with messages.
  ///
  /// - Throws: `ObjectiveCException` if the text has changed meanwhile.
  private func changeRuns(_ make: (AttributeRuns) throws -> AttributeRuns) throws {
    let (before, text, after) = (heldRuns, heldString, try make(heldRuns))
    guard before.runs.isIdentical(to: heldRuns.runs), text == heldString else {
      throw CollectionMutation.error(self)
    }
    // The old attributes are released when the change is over.
    withExtendedLifetime(before) { heldRuns = after }
  }

  /// The attributes of a text without attributes that replaces a part: those of its first unit, or of the one before it.
  private func inherited(_ range: NSRange) -> DictionaryBox {
    let place = range.length > 0 ? range.location : max(range.location - 1, 0)
    return heldRuns.places.first { NSLocationInRange(place, $0.range) }?.attributes ?? [:]
  }

  private var end: NSRange { NSRange(location: string.utf16.count, length: 0) }

  private static func defineCharacters(_ text: ClassMembers<MutableAttributedStringBox>) {
    text.method("- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string") {
      (this, range: NSRange, string: String) in
      try this.heldString.checkedEnd(of: range)
      try this.replaceHeld(
        range, with: AttributedStringBox(string, attributes: this.inherited(range)))
    }
    text.method(
      """
      - (void)replaceCharactersInRange:(NSRange)range \
      withAttributedString:(NSAttributedString *)string
      """
    ) { (this, range: NSRange, other: AttributedStringBox) in
      try this.replace(range, with: other)
    }
    text.method(
      "- (void)insertAttributedString:(NSAttributedString *)string atIndex:(NSUInteger)index"
    ) { (this, other: AttributedStringBox, index: UInt) in
      try this.replace(NSRange(location: Int(clamping: index), length: 0), with: other)
    }
    text.method("- (void)appendAttributedString:(NSAttributedString *)string") {
      (this, other: AttributedStringBox) in
      try this.replace(this.end, with: other)
    }
    text.method("- (void)deleteCharactersInRange:(NSRange)range") { (this, range: NSRange) in
      try this.replace(range, with: AttributedStringBox(""))
    }
    text.method("- (void)setAttributedString:(NSAttributedString *)string") {
      (this, other: AttributedStringBox) in
      try this.replace(this.string.everything, with: other)
    }
  }

  private static func defineAttributes(_ text: ClassMembers<MutableAttributedStringBox>) {
    text.method(
      """
      - (void)setAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes \
      range:(NSRange)range
      """
    ) { (this, attributes: DictionaryBox?, range: NSRange) in
      try this.changeHeld(range) { _ in DictionaryBox(copying: attributes ?? [:]) }
    }
    text.method(
      """
      - (void)addAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes \
      range:(NSRange)range
      """
    ) { (this, attributes: DictionaryBox?, range: NSRange) in
      try this.change(range) { old in
        let changed = MutableDictionaryBox(copying: old)
        guard let attributes else { return changed }
        for key in attributes.keys {
          try changed.setObject(attributes.object(forKey: key), forKey: key)
        }
        return DictionaryBox(copying: changed)
      }
    }
    text.method(
      "- (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range"
    ) { (this, name: StringBox, value: Object, range: NSRange) in
      try this.change(range) { try $0.setting(value, under: name) }
    }
    text.method("- (void)removeAttribute:(NSAttributedStringKey)name range:(NSRange)range") {
      (this, name: StringBox, range: NSRange) in
      try this.change(range) { try $0.setting(nil, under: name) }
    }
  }

  private func change(
    _ range: NSRange, _ change: (DictionaryBox) throws -> DictionaryBox
  ) throws {
    if hasOwnPrimitives { return try ask(toChange: range, change) }
    try changeHeld(range, change)
  }

  /// Changes the attributes of the text in this object.
  private func changeHeld(
    _ range: NSRange, _ change: (DictionaryBox) throws -> DictionaryBox
  ) throws {
    try heldString.checkedEnd(of: range)
    try changeRuns { try $0.changing(range, change) }
  }
}

extension DictionaryBox {
  /// A dictionary with one entry changed.
  fileprivate func setting(_ value: Object?, under name: StringBox) throws -> DictionaryBox {
    let changed = MutableDictionaryBox(copying: self)
    try changed.setObject(value, forKey: name)
    return DictionaryBox(copying: changed)
  }
}
