import CarobRuntime
import Foundation

/// A text whose parts have attributes, such as a font. Registered as `NSAttributedString`.
///
/// Indices count UTF-16 units. [any-thread]
public class AttributedStringBox: Object, ClassCluster {
  /// The text. Only `MutableAttributedStringBox` changes it. A plugin's class with its own primitive methods is asked for it.
  public final var string: String { hasOwnPrimitives ? askedString() : heldString }

  /// The attributes of its parts.
  final var runs: AttributeRuns { hasOwnPrimitives ? askedRuns() : heldRuns }

  /// The attributes of the parts, in order.
  package final var attributesOfParts: [DictionaryBox] { runs.runs.map(\.attributes) }

  /// The parts with the same attributes, in order.
  ///
  /// - Complexity: O(length).
  package final var textsOfParts: [(text: String, attributes: DictionaryBox)] {
    let units = Array(string.utf16)
    return runs.places.map { place in
      let range = Range(place.range).map { $0.clamped(to: units.indices) } ?? 0..<0
      return (String(decoding: units[range], as: UTF16.self), place.attributes)
    }
  }

  /// The text in this object.
  final var heldString = ""

  /// The attributes of the text in this object.
  final var heldRuns = AttributeRuns(length: 0, attributes: DictionaryBox([:]))

  /// A text with the same attributes everywhere.
  public convenience init(_ string: String, attributes: DictionaryBox? = nil) {
    self.init()
    set(string, attributes)
  }

  /// A copy of a text with its attributes.
  convenience init(copying other: AttributedStringBox) {
    self.init()
    heldString = other.string
    heldRuns = other.runs
  }

  /// The result of `copy`: itself, unless it is mutable.
  package final var immutable: AttributedStringBox {
    self is MutableAttributedStringBox || hasOwnPrimitives
      ? AttributedStringBox(copying: self) : self
  }

  /// Sets text and attributes, for an `-init…`.
  final func set(_ string: String, _ attributes: DictionaryBox?) {
    heldString = string
    heldRuns = AttributeRuns(
      length: string.utf16.count, attributes: DictionaryBox(copying: attributes ?? [:]))
  }

  /// Takes the text and attributes in an archive; nil when they do not belong together.
  private func read(_ parts: ArchivedParts) throws -> AttributedStringBox? {
    guard let text = try parts.read("string", as: StringBox.self) else { return nil }
    let lengths = try parts.read("lengths", as: ArrayBox.self).objects
    let attributes = try parts.readContents("attributes", as: ArrayBox.self).objects
    guard lengths.count == attributes.count else { return nil }
    var runs: [AttributeRuns.Run] = []
    var left = text.string.utf16.count
    for (length, attributes) in zip(lengths, attributes) {
      guard let length = (length as? NumberBox)?.integerValue, length > 0, length <= left,
        let attributes = attributes as? DictionaryBox
      else { return nil }
      runs.append(AttributeRuns.Run(length: length, attributes: attributes))
      left -= length
    }
    guard left == 0 else { return nil }
    heldString = text.string
    heldRuns = AttributeRuns(runs)
    return self
  }

  public override class var runtimeName: String { "NSAttributedString" }

  /// Whether the other has the same text and attributes.
  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? AttributedStringBox, other.string.utf8.elementsEqual(string.utf8)
    else { return false }
    return other.runs.runs.count == runs.runs.count
      && zip(runs.runs, other.runs.runs).allSatisfy {
        $0.length == $1.length && $0.attributes.isEqual($1.attributes)
      }
  }

  /// A hash of the text.
  public override var hash: Int { string.hashValue }

  /// `a{NSFont: …}`, part by part.
  public override var objectDescription: String {
    text(of: { $0.count == 0 ? "{}" : $0.description })
  }

  public override var cocoaDescription: String { text(of: \.cocoaDescription) }

  private func text(of attributes: (DictionaryBox) -> String) -> String {
    runs.places.map { place in
      let text = Range(place.range, in: string).map { String(string[$0]) } ?? ""
      return text + attributes(place.attributes)
    }
    .joined()
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: AttributedStringBox.self, "Text whose parts have attributes, which does not change."
    ) { text in
      text.primitives("string", "attributesAtIndex:effectiveRange:")
      text.isImmutable()
      text.isArchived {
        try $1.write(StringBox($0.string), "string")
        try $1.write(ArrayBox($0.runs.runs.map { NumberBox($0.length) }), "lengths")
        try $1.write(ArrayBox($0.runs.runs.map(\.attributes)), "attributes")
      } read: {
        try $0.read($1)
      }
      text.adopt("NSMutableCopying")
      text.method("- (id)mutableCopyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        MutableAttributedStringBox(copying: this)
      }
      text.method("- (instancetype)initWithString:(NSString *)string") { (this, string: String) in
        this.set(string, nil)
        return this
      }
      text.method(
        """
        - (instancetype)initWithString:(NSString *)string \
        attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes
        """
      ) { (this, string: String, attributes: DictionaryBox?) in
        this.set(string, attributes)
        return this
      }
      text.method("- (instancetype)initWithAttributedString:(NSAttributedString *)string") {
        (this, other: AttributedStringBox) in
        this.heldString = other.string
        this.heldRuns = other.runs
        return this
      }
      text.property("@property (nonatomic, readonly) NSString *string") { $0.heldString }
      text.property("@property (nonatomic, readonly) NSUInteger length") {
        UInt($0.string.utf16.count)
      }
      text.method("- (BOOL)isEqualToAttributedString:(NSAttributedString *)other") {
        (this, other: Object?) in this.isEqual(other)
      }
      text.method("- (NSAttributedString *)attributedSubstringFromRange:(NSRange)range") {
        (this, range: NSRange) in
        try this.part(range)
      }
      defineReading(text)
      defineEnumerating(text)
    }
  }

  /// A part of the text with its attributes.
  ///
  /// - Throws: an `NSRangeException` when the range is not in the text.
  private func part(_ range: NSRange) throws -> AttributedStringBox {
    let part = AttributedStringBox(try string.text(ofUnits: range))
    part.heldRuns = runs.part(range)
    return part
  }
}
