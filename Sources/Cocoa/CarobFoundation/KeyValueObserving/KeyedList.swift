import CarobRuntime
import Foundation

/// An object's list of a key, and the ways to change its elements, in the order of Apple's "Key-Value
/// Coding Programming Guide": methods for elements, a setter for the whole list, a variable.
///
/// Observers get the changed elements, also when the whole list is set.
struct KeyedList {
  let owner: Object
  let key: String
  private let names: KeyNames
  private let hasElementMethods: Bool

  init(of owner: Object, key: String) {
    self.owner = owner
    self.key = key
    names = KeyNames(key)
    hasElementMethods = names.listAccessors(of: owner.isa) != nil
  }

  /// The list; nil when there is none.
  ///
  /// - Throws: `MessageError` when the value is no array.
  func list() throws -> ArrayBox? {
    guard let value = try owner.value(forKey: key) else { return nil }
    if let list = value as? ArrayBox { return list }
    throw MessageError.unexpectedObject(
      "an array", "\(value.runtimeClass.withArticle)",
      position: "the value for key \"\(key)\" of \(owner.runtimeClass.withArticle)")
  }

  /// Inserts objects, the first before the element at an index.
  func insert(_ objects: [Object], at index: Int) throws {
    if objects.isEmpty { return }
    let indexes = IndexSet(integersIn: index..<(index + objects.count))
    if hasElementMethods {
      if let many = method("insert*:atIndexes:"),
        objects.count > 1 || method("insertObject:in*AtIndex:") == nil
      {
        try owner.send(many, ArrayBox(objects), IndexSetBox(indexes))
      } else if let one = method("insertObject:in*AtIndex:") {
        for (object, index) in zip(objects, indexes) { try owner.send(one, object, index) }
      }
    } else {
      try change(.insertion, indexes) { $0.insert(contentsOf: objects, at: index) }
    }
  }

  func remove(_ range: Range<Int>) throws {
    if range.isEmpty { return }
    if hasElementMethods {
      if let many = method("remove*AtIndexes:"),
        range.count > 1 || method("removeObjectFrom*AtIndex:") == nil
      {
        try owner.send(many, IndexSetBox(IndexSet(integersIn: range)))
      } else if let one = method("removeObjectFrom*AtIndex:") {
        for index in range.reversed() { try owner.send(one, index) }
      }
    } else {
      try change(.removal, IndexSet(integersIn: range)) { $0.removeSubrange(range) }
    }
  }

  func replace(from index: Int, with objects: [Object]) throws {
    if objects.isEmpty { return }
    let range = index..<(index + objects.count)
    if !hasElementMethods {
      return try change(.replacement, IndexSet(integersIn: range)) {
        $0.replaceSubrange(range, with: objects)
      }
    }
    if let one = method("replaceObjectIn*AtIndex:withObject:") {
      for (index, object) in zip(range, objects) { try owner.send(one, index, object) }
    } else if let many = method("replace*AtIndexes:with*:") {
      try owner.send(many, IndexSetBox(IndexSet(integersIn: range)), ArrayBox(objects))
    } else {
      try remove(range)
      try insert(objects, at: index)
    }
  }

  private func method(_ pattern: String) -> Selector? {
    names.selector(pattern).flatMap { owner.isa.responds(to: $0) ? $0 : nil }
  }

  /// Sets the list with a change, and notifies observers of that change only.
  private func change(
    _ kind: KeyValueChange.Kind, _ indexes: IndexSet, _ body: (inout [Object]) -> Void
  ) throws {
    let old = try list()
    var elements = try old?.objects() ?? []
    body(&elements)
    try KeyValueObserving.changeUnlessManual(key, of: owner, .elements(kind, indexes)) {
      () throws(MessageError) in
      let new = MutableArrayBox(elements)
      try KeyValueObserving.set(new, of: owner, key, names) {
        guard let old = old as? MutableArrayBox, type(of: old) == MutableArrayBox.self else {
          return false
        }
        old.elements = elements
        return true
      }
    }
  }
}

extension KeyValueObserving {
  /// Sets a collection as key-value coding does, without notifying observers.
  ///
  /// - Parameter changeInPlace: changes the collection that is in a variable; false when it cannot be changed.
  static func set(
    _ new: Object, of owner: Object, _ key: String, _ names: KeyNames,
    changeInPlace: () -> Bool
  ) throws(MessageError) {
    let isa = owner.isa
    if let setter = names.setters.first(where: isa.responds(to:)) {
      if isa.isOfObservedObjects {
        try owner.sendSuper(above: isa, setter, new)
      } else {
        try owner.send(setter, new)
      }
    } else if try names.allowsVariables(of: owner), names.variable(of: isa) != nil {
      if !changeInPlace() { try KeyWriting.setVariable(new, of: owner, key) }
    } else {
      try owner.setValue(new, forKey: key)
    }
  }
}
