import CarobRuntime
import Foundation

/// Options of an observation: the values to pass, and the times to notify. The numbers are Apple's.
public struct KeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits, as `NSKeyValueObservingOptions` has them.
  public let rawValue: UInt

  /// Options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = Self(rawValue: 1)
  /// The value before the change.
  public static let old = Self(rawValue: 2)
  /// A first notification at the start, with the present value.
  public static let initial = Self(rawValue: 4)
  /// A further notification before each change.
  public static let prior = Self(rawValue: 8)
}

/// A change of a value that is observed.
public struct KeyValueChange {
  /// The kind of change. The numbers are Apple's.
  public enum Kind: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Elements were inserted into a collection.
    case insertion = 2
    /// Elements were removed from a collection.
    case removal = 3
    /// Elements were replaced.
    case replacement = 4
  }

  /// The kind of change.
  public let kind: Kind
  /// The value after the change, if the option was set; for a part of a collection, a collection
  /// of the new elements. `NullBox` stands for nil.
  public internal(set) var newValue: Object?
  /// The value before the change, if the option was set; for a part of a collection, the removed
  /// elements. `NullBox` stands for nil.
  public internal(set) var oldValue: Object?
  /// The indices of the changed array elements; nil for other changes.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool

  init(
    _ kind: Kind, new: Object? = nil, old: Object? = nil, indexes: IndexSet? = nil,
    isPrior: Bool = false
  ) {
    self.kind = kind
    newValue = new
    oldValue = old
    self.indexes = indexes
    self.isPrior = isPrior
  }
}

/// The kinds of changes to a set. The numbers are those of `NSKeyValueSetMutationKind`.
enum KeyValueSetMutation: UInt {
  case union = 1
  case minus = 2
  case intersect = 3
  case set = 4
}

extension KeyValueChange {
  // SAFETY: strings and numbers that never change; any thread may retain and release them.
  nonisolated(unsafe) private static let key = (
    kind: StringBox("kind"), new: StringBox("new"), old: StringBox("old"),
    indexes: StringBox("indexes"), isPrior: StringBox("notificationIsPrior")
  )
  nonisolated(unsafe) private static let kinds = (0...4).map { NumberBox($0) }

  /// The change as an argument of `observeValueForKeyPath:ofObject:change:context:`.
  package var dictionary: DictionaryBox {
    var entries = ObjectTable<Object>(minimumCapacity: 3)
    entries[Self.key.kind] = Self.kinds[Int(kind.rawValue)]
    if let newValue { entries[Self.key.new] = newValue }
    if let oldValue { entries[Self.key.old] = oldValue }
    if let indexes { entries[Self.key.indexes] = IndexSetBox.of(indexes) }
    if isPrior { entries[Self.key.isPrior] = NumberBox.boolean(true) }
    return DictionaryBox(entries: entries)
  }
}
