import CarobRuntime

/// An immutable dictionary with strings or any other objects as keys. Registered as `NSDictionary`.
///
/// A key is copied when its class can copy, so that it does not change later.
public class DictionaryBox: Object, ObjectTableOwner, ClassCluster {
  /// The entries, in the order in which their keys were set. Only `MutableDictionaryBox` changes them. A plugin's class with its
  /// own primitive methods is asked for them.
  package final var entries: ObjectTable<Object> {
    get { hasOwnPrimitives ? askedEntries() : heldEntries }
    set { if hasOwnPrimitives { changeAsked(to: newValue) } else { hold(newValue) } }
  }

  /// The entries in this object.
  @inline(__always) final var heldEntries: ObjectTable<Object> {
    unread?.value { $0.read() } ?? held
  }

  /// Sets the entries in this object.
  final func hold(_ entries: ObjectTable<Object>) {
    let old = (DeepRelease.exchange(&held, entries), DeepRelease.exchange(&unread, nil))
    withExtendedLifetime(old) { mutations.note() }
  }

  // No code of a program runs during an access, so exclusivity needs no check: see `ObjectTable`.
  @exclusivity(unchecked) private final var held = ObjectTable<Object>()
  /// The source of a dictionary that reads its entries when they are first needed; nil for any other.
  @exclusivity(unchecked) private final var unread: ReadOnce<Reader, ObjectTable<Object>>?

  /// The entries in this object, for a search.
  @inline(__always) final var table: ObjectTable<Object> { unread == nil ? held : heldEntries }

  private struct Reader: Sendable {
    let read: @Sendable () -> ObjectTable<Object>
  }

  /// The number of changes to `entries`, for enumerations.
  final let mutations = MutationCount()

  /// Boxes pairs.
  public convenience init(_ entries: [String: Object]) {
    var table = ObjectTable<Object>(minimumCapacity: entries.count)
    // A dictionary of Swift's has another order in each run.
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) { table[StringBox(key)] = value }
    self.init(entries: table)
  }

  /// A dictionary of entries, with their keys unchanged.
  package convenience init(entries: ObjectTable<Object>) {
    self.init()
    hold(entries)
  }

  /// A dictionary whose entries are read when they are first needed.
  ///
  /// - Parameter read: returns new entries each time. It is released once they are read.
  package convenience init(reading read: @escaping @Sendable () -> ObjectTable<Object>) {
    self.init()
    unread = ReadOnce(Reader(read: read))
  }

  /// The entries, for a loop.
  ///
  /// - Safety: valid until the dictionary changes. It holds those that it has read, too.
  final var unownedEntries: ObjectTable<Object>.Entries? {
    unread == nil ? held.unownedEntries : heldEntries.unownedEntries
  }

  /// Whether the entries have been read.
  package final var isRead: Bool { unread?.source == nil }

  /// Boxes the values of a literal, as `Object.boxing(_:)` does; of equal keys the last counts.
  ///
  /// - Precondition: every value has an object.
  public required convenience init(dictionaryLiteral elements: (String, Any?)...) {
    self.init(isa: Self.runtimeClass)
    var entries = ObjectTable<Object>(minimumCapacity: elements.count)
    for (key, value) in elements { entries[StringBox(key)] = Object.boxingLiteral(value) }
    hold(entries)
  }

  /// Boxes keys with the objects at the same places; of equal keys the last counts.
  ///
  /// - Throws: `MessageError` when a key cannot be copied.
  convenience init(keys: [Object], objects: [Object]) throws(MessageError) {
    self.init()
    hold(try Self.entries(keys, objects))
  }

  /// The entries of keys and the objects at the same places.
  ///
  /// - Throws: `MessageError` when a key cannot be copied.
  package static func entries(
    _ keys: [Object], _ objects: [Object]
  ) throws(MessageError) -> ObjectTable<Object> {
    var entries = ObjectTable<Object>(minimumCapacity: keys.count)
    for (key, object) in zip(keys, objects) { entries[try kept(key)] = object }
    return entries
  }

  /// A key as a dictionary keeps it: a copy, so that it does not change, where it can be copied.
  static func kept(_ key: Object) throws(MessageError) -> Object {
    guard !isKeptItself(key), key.responds(to: Copying.copyWithZone) else { return key }
    return try key.copied() ?? key
  }

  /// Whether a key is one that never changes, which is known without a message.
  @inline(__always) static func isKeptItself(_ key: Object) -> Bool {
    let type = type(of: key)
    return (type == StringBox.self || type == NumberBox.self || key is NumberBox)
      && !key.hasOwnPrimitives
  }

  /// The entries of another dictionary.
  public convenience init(copying other: DictionaryBox) {
    self.init()
    hold(other.entries)
  }

  public final override func releaseContents() {
    if held.count > 0 { DeepRelease.releaseContents(DeepRelease.exchange(&held, ObjectTable())) }
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String {
    self == DictionaryBox.self ? "NSDictionary" : super.runtimeName
  }

  /// The number of entries.
  public final var count: Int { hasOwnPrimitives ? askedCount() : heldEntries.count }

  /// The keys, in the order in which they were set first.
  public final var keys: [Object] { entries.keys }

  /// The value under a key; nil when there is none.
  public final func object(forKey key: Object) -> Object? {
    hasOwnPrimitives ? askedObject(forKey: key) : heldObject(forKey: key)
  }

  /// The value under a key in this object.
  @inline(__always) final func heldObject(forKey key: Object) -> Object? {
    guard let index = ObjectTable.find(key, in: self)?.index else { return nil }
    return table.value(at: index)
  }

  /// Sets the value of a key that need not be copied; nil removes it. What is replaced is released when the change is over.
  ///
  /// - Returns: false if the dictionary has changed while it looked for the key, which leaves an error.
  @discardableResult
  final func set(_ object: Object?, forKept key: Object) -> Bool {
    hasOwnPrimitives ? ask(toSet: object, forKey: key) : hold(object, forKept: key)
  }

  /// Sets the value of a key in this object.
  @discardableResult
  @inline(__always) final func hold(_ object: Object?, forKept key: Object) -> Bool {
    if unread != nil { hold(heldEntries) }
    guard let place = ObjectTable.find(key, in: self) else { return false }
    switch (place.index, object) {
    case (let index?, let object?):
      withExtendedLifetime(held.replaceValue(at: index, with: object)) { mutations.note() }
    case (let index?, nil):
      withExtendedLifetime(held.remove(at: index)) { mutations.note() }
    case (nil, let object?):
      held.append(key, object, hash: place.hash)
      mutations.note()
    case (nil, nil): break
    }
    return true
  }

  /// The value under a string; nil when there is none.
  public subscript(key: String) -> Object? { object(forKey: StringBox(key)) }

  /// A dictionary of the host's own class with the same entries.
  package final func copyOfContents() -> Object { DictionaryBox(copying: self) }

  /// Whether the other is a dictionary of equal keys with equal values.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? DictionaryBox).map { DeepEquality.areEqual(self, $0) } ?? false
  }

  /// The number of entries; equal dictionaries have the same.
  public override var hash: Int { count }

  /// `{a: 1, b: 2}`, sorted as text.
  public override var objectDescription: String {
    let shown = Nesting.describing(self) {
      entries.map { "\($0.key): \($0.value)" }.sorted().joined(separator: ", ")
    }
    return "{\(shown)}"
  }

  public override var cocoaDescription: String { CollectionText.of(self) }

  /// States the members of `NSDictionary`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: DictionaryBox.self, "Objects by keys, which do not change."
    ) { dictionary in
      dictionary.hidesProperties(but: ["count"])
      dictionary.adopt("NSFastEnumeration")
      dictionary.primitives("count", "objectForKey:", "keyEnumerator")
      dictionary.isImmutable()
      dictionary.isArchivedAsItself()
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
    _ cls: ClassObject, _ entries: ObjectTable<Object>
  ) throws -> DictionaryBox {
    if cls.instanceClass.hasOwnPrimitives { return try makeAsked(cls, entries) }
    let made = try cls.makeInstance(as: DictionaryBox.self)
    made.hold(entries)
    return made
  }
}
