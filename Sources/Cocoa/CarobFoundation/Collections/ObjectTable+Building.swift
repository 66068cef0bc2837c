import CarobRuntime

/// Objects without values.
package typealias ObjectSet = ObjectTable<Void>

/// The keys get messages during these changes. So they are for a table in a local variable, which no method can reach.
extension ObjectTable where Value == Void {
  /// The objects; of equal ones the first, with the number of them.
  package init(_ objects: [Object]) {
    self.init(minimumCapacity: objects.count)
    for object in objects { insert(object) }
  }

  /// Adds an object; of equal ones it counts the further ones.
  private mutating func insert(_ object: Object) {
    let place = place(of: object)
    if let index = place.index {
      setMultiplicity(multiplicity(at: index) + 1, at: index)
    } else {
      append(object, (), hash: place.hash)
    }
  }

  /// Whether the other set has all objects of this one.
  func isSubset(of other: ObjectSet) -> Bool {
    count <= other.count && indices.allSatisfy { other.contains(keyAt: $0, of: self) }
  }

  /// Whether the other set has no object of this one.
  func isDisjoint(with other: ObjectSet) -> Bool {
    !indices.contains { other.contains(keyAt: $0, of: self) }
  }

  /// The objects that the other set has too.
  func intersection(_ other: ObjectSet) -> ObjectSet {
    filtered { other.contains(keyAt: $0, of: self) }
  }

  /// The objects that the other set does not have.
  func subtracting(_ other: ObjectSet) -> ObjectSet {
    filtered { !other.contains(keyAt: $0, of: self) }
  }

  /// These objects, and behind them those of the other set that are not among them.
  func union(_ other: ObjectSet) -> ObjectSet {
    var result = self
    for index in other.indices where !contains(keyAt: index, of: other) {
      result.append(other.key(at: index), (), hash: other.hash(at: index))
    }
    return result
  }

  private func contains(keyAt index: Int, of other: ObjectSet) -> Bool {
    place(of: other.key(at: index), hash: other.hash(at: index)).index != nil
  }

  private func filtered(_ isKept: (Int) -> Bool) -> ObjectSet {
    var result = ObjectSet()
    for index in indices where isKept(index) {
      result.append(key(at: index), (), hash: hash(at: index))
      result.setMultiplicity(multiplicity(at: index), at: result.endIndex - 1)
    }
    return result
  }
}

extension ObjectTable where Value == Object {
  /// The value of a key; nil when there is none.
  ///
  /// An equal key that is in the table stays when its value is set. Setting nil removes the key.
  package subscript(key: Object) -> Object? {
    get { place(of: key).index.map { value(at: $0) } }
    set {
      let place = place(of: key)
      switch (place.index, newValue) {
      case (let index?, let value?): _ = replaceValue(at: index, with: value)
      case (let index?, nil): _ = remove(at: index)
      case (nil, let value?): append(key, value, hash: place.hash)
      case (nil, nil): break
      }
    }
  }

  /// The same keys with other values.
  func mapValues(_ transform: (Object) throws -> Object) rethrows -> Self {
    var result = Self(minimumCapacity: count)
    for index in indices {
      result.append(key(at: index), try transform(value(at: index)), hash: hash(at: index))
    }
    return result
  }
}
