import CarobRuntime
import Foundation

// As in Cocoa, where a message to nil answers 0: a method that is given nil for a collection finds it empty.

extension Optional<ArrayBox> {
  /// The elements; none for nil.
  var objects: [Object] { get throws { try self?.objects() ?? [] } }

  /// The number of elements; 0 for nil.
  var count: Int { self?.count ?? 0 }
}

extension Optional<SetBox> {
  /// The members; none for nil.
  var objects: [Object] { self?.objects ?? [] }

  /// The members; none for nil.
  var members: ObjectSet { self?.members ?? ObjectSet() }
}

extension Optional<OrderedSetBox> {
  /// The members in their order; none for nil.
  var objects: [Object] { self?.objects ?? [] }

  /// The members; none for nil.
  var members: ObjectSet { self?.members ?? ObjectSet() }
}

extension Optional<DictionaryBox> {
  /// The entries; none for nil.
  var entries: ObjectTable<Object> { self?.entries ?? ObjectTable() }
}

extension Optional<IndexSetBox> {
  /// The numbers; none for nil.
  var indexes: IndexSet { self?.indexes ?? IndexSet() }
}
