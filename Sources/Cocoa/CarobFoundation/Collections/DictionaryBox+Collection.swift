import CarobRuntime

extension DictionaryBox: Collection, ExpressibleByDictionaryLiteral {
  /// The position of an entry, valid as long as the dictionary does not change.
  public struct Index: Comparable {
    fileprivate let place: Int

    /// Whether an entry is before another one.
    public static func < (one: Index, other: Index) -> Bool { one.place < other.place }
  }

  /// The index of the first entry.
  public final var startIndex: Index { Index(place: entries.startIndex) }

  /// The index behind the last entry.
  public final var endIndex: Index { Index(place: entries.endIndex) }

  /// The index of the next entry.
  public final func index(after index: Index) -> Index {
    Index(place: entries.index(after: index.place))
  }

  /// A key and its value.
  public final subscript(index: Index) -> (key: Object, value: Object) {
    entries[index.place]
  }

  /// The values, in the order of `keys`.
  public final var values: [Object] { entries.values }
}
