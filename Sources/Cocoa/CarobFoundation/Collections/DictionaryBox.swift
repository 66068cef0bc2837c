import CarobRuntime

/// An immutable dictionary with strings or any other objects as keys. Registered as `NSDictionary`.
///
/// A key is copied when its class can copy, so that it does not change later.
public class DictionaryBox: Object {
  /// The entries. Only `MutableDictionaryBox` changes them.
  package final var entries: [HashedObject: Object] {
    get { unread?.value { $0.read() } ?? held }
    _modify {
      if let unread { (held, self.unread) = (unread.value { $0.read() }, nil) }
      defer { mutations.note() }
      yield &held
    }
  }

  private final var held: [HashedObject: Object] = [:]
  /// The source of a dictionary that reads its entries when they are first needed; nil for any other.
  private final var unread: ReadOnce<Reader, [HashedObject: Object]>?

  private struct Reader: Sendable {
    let read: @Sendable () -> [HashedObject: Object]
  }

  /// The number of changes to `entries`, for enumerations.
  final let mutations = MutationCount()

  /// Boxes pairs.
  public convenience init(_ entries: [String: Object]) {
    self.init(
      entries: Dictionary(
        uniqueKeysWithValues: entries.map { (HashedObject(object: StringBox($0)), $1) }))
  }

  /// A dictionary of entries, with their keys unchanged.
  package convenience init(entries: [HashedObject: Object]) {
    self.init()
    self.entries = entries
  }

  /// A dictionary whose entries are read when they are first needed.
  ///
  /// - Parameter read: returns new entries each time. It is released once they are read.
  package convenience init(reading read: @escaping @Sendable () -> [HashedObject: Object]) {
    self.init()
    unread = ReadOnce(Reader(read: read))
  }

  /// Whether the entries have been read.
  package final var isRead: Bool { unread?.source == nil }

  /// Boxes the values of a literal, as `Object.boxing(_:)` does; of equal keys the last counts.
  ///
  /// - Precondition: every value has an object.
  public required convenience init(dictionaryLiteral elements: (String, Any?)...) {
    self.init(isa: Self.runtimeClass)
    for (key, value) in elements {
      entries[HashedObject(object: StringBox(key))] = Object.boxingLiteral(value)
    }
  }

  /// Boxes keys with the objects at the same places; of equal keys the last counts.
  ///
  /// - Throws: `MessageError` when a key cannot be copied.
  convenience init(keys: [Object], objects: [Object]) throws(MessageError) {
    self.init()
    entries = try Self.entries(keys, objects)
  }

  /// The entries of keys and the objects at the same places.
  ///
  /// - Throws: `MessageError` when a key cannot be copied.
  package static func entries(
    _ keys: [Object], _ objects: [Object]
  ) throws(MessageError) -> [HashedObject: Object] {
    var entries: [HashedObject: Object] = [:]
    for (key, object) in zip(keys, objects) { entries[try HashedObject.key(key)] = object }
    return entries
  }

  /// The entries of another dictionary.
  public convenience init(copying other: DictionaryBox) {
    self.init()
    entries = other.entries
  }

  public final override func releaseContents() {
    if !held.isEmpty { DeepRelease.releaseContents(DeepRelease.exchange(&held, [:])) }
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String {
    self == DictionaryBox.self ? "NSDictionary" : super.runtimeName
  }

  /// The number of entries.
  public final var count: Int { entries.count }

  /// The keys, in any order.
  public final var keys: [Object] { entries.keys.map(\.object) }

  /// The value under a key; nil when there is none.
  public final func object(forKey key: Object) -> Object? { entries[HashedObject(object: key)] }

  /// The value under a string; nil when there is none.
  public subscript(key: String) -> Object? { object(forKey: StringBox(key)) }

  /// Whether the other is a dictionary of equal keys with equal values.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? DictionaryBox).map { DeepEquality.areEqual(self, $0) } ?? false
  }

  /// The number of entries; equal dictionaries have the same.
  public override var hash: Int { count }

  /// `{a: 1, b: 2}`, sorted as text.
  public override var objectDescription: String {
    let shown = Nesting.describing(self) {
      entries.map { "\($0.key.object): \($0.value)" }.sorted().joined(separator: ", ")
    }
    return "{\(shown)}"
  }

  /// States the members of `NSDictionary`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: DictionaryBox.self) { dictionary in
      dictionary.isImmutable()
      defineMaking(dictionary)
      defineReading(dictionary)
      defineEnumerating(dictionary)
      defineKeyValueCoding(dictionary)
      VariadicObjects.install()
      dictionary.adopt("NSMutableCopying")
      defineSorting(dictionary)
      PropertyListFiles.define(dictionary)
    }
  }

  /// A dictionary of the receiving class, which may be a mutable one or a plugin's.
  package static func make(
    _ cls: ClassObject, _ entries: [HashedObject: Object]
  ) throws -> DictionaryBox {
    let made = try cls.makeInstance(as: DictionaryBox.self)
    made.entries = entries
    return made
  }
}
