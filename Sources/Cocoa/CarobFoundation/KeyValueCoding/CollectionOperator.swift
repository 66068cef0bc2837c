import CarobRuntime

/// The operators of key paths on arrays and sets, as in Apple's guide, such as `@sum` in `items.@sum.price`.
package enum CollectionOperator: String, CaseIterable {
  case count
  case sum
  case avg
  case min
  case max
  case unionOfObjects
  case distinctUnionOfObjects
  case unionOfArrays
  case distinctUnionOfArrays
  case unionOfSets
  case distinctUnionOfSets

  /// The result of an operator on the values at a path from each element.
  ///
  /// `@count` counts the elements and ignores the path. `@sum` and `@avg` count a missing value as zero, and give zero
  /// without values. `@min` and `@max` skip missing values, and give nil without values. The unions throw for a missing
  /// value. Those of arrays and of sets are for a collection of such, whose members the path starts at, and for other
  /// elements with a collection at the path.
  ///
  /// - Throws: `MessageError` for an unknown operator, when the path is missing, or when a value
  ///   is no number or cannot be compared; also an accessor's error.
  /// - Complexity: O(n) values.
  static func value(
    of array: ArrayBox, _ name: String, _ path: ArraySlice<KeyValuePath.Component>
  ) throws(MessageError) -> Object? {
    guard let known = CollectionOperator(rawValue: name) else {
      throw .unknownOperator(name, known: allCases.map(\.rawValue))
    }
    if known == .count { return NumberBox(array.count) }
    if path.isEmpty { throw .operatorNeedsPath(name) }
    if let union = try union(known, of: array, name, path) { return union }
    let values = try array.checkedObjects().map { (element) throws(MessageError) in
      try KeyPathReading.value(of: element, at: path)
    }
    switch known {
    case .count: return NumberBox(array.count)
    case .sum: return NumberBox(try sum(values, name, path))
    case .avg:
      let count = values.isEmpty ? 1 : values.count
      return NumberBox(try sum(values, name, path) / Double(count))
    case .min: return try extreme(values, ordered: -1)
    case .max: return try extreme(values, ordered: 1)
    case .unionOfObjects: return ArrayBox(try present(values, name, path))
    case .distinctUnionOfObjects: return ArrayBox(distinct(try present(values, name, path)))
    case .unionOfArrays, .distinctUnionOfArrays, .unionOfSets, .distinctUnionOfSets: return nil
    }
  }

  /// The result of an operator on a set; unions give sets.
  ///
  /// - Throws: `MessageError`, as for arrays.
  package static func value(
    of set: SetBox, _ name: String, _ path: ArraySlice<KeyValuePath.Component>
  ) throws(MessageError) -> Object? {
    let value = try value(of: ArrayBox(set.objects), name, path)
    guard name.hasPrefix("distinctUnion") || name.hasPrefix("union"),
      let objects = value as? ArrayBox
    else { return value }
    return SetBox(try objects.checkedObjects())
  }

  /// The result of an operator on collections of collections; nil for others.
  private static func union(
    _ known: CollectionOperator, of array: ArrayBox, _ name: String,
    _ path: ArraySlice<KeyValuePath.Component>
  ) throws(MessageError) -> Object? {
    let isOfSets = known == .unionOfSets || known == .distinctUnionOfSets
    guard isOfSets || known == .unionOfArrays || known == .distinctUnionOfArrays else { return nil }
    var values: [Object?] = []
    func members(of object: Object) throws(MessageError) -> [Object]? {
      isOfSets ? (object as? SetBox)?.objects : try (object as? ArrayBox)?.checkedObjects()
    }
    for element in try array.checkedObjects() {
      if let members = try members(of: element) {
        for member in members { values.append(try KeyPathReading.value(of: member, at: path)) }
      } else if let value = try KeyPathReading.value(of: element, at: path) {
        guard let members = try members(of: value) else {
          throw .unexpectedObject(
            isOfSets ? "a set" : "an array", "\(value.runtimeClass.withArticle)",
            position: "a value of \"\(KeyValuePath.text(path))\" for @\(name)")
        }
        values += members
      }
    }
    let all = try present(values, name, path)
    switch known {
    case .unionOfArrays: return ArrayBox(all)
    case .distinctUnionOfArrays: return ArrayBox(distinct(all))
    default: return SetBox(all)
    }
  }

  private static func sum(
    _ values: [Object?], _ name: String, _ path: ArraySlice<KeyValuePath.Component>
  ) throws(MessageError) -> Double {
    var sum = 0.0
    for case let value? in values {
      sum += try number(value, name, path)
    }
    return sum
  }

  private static let doubleValue = Selector("doubleValue")

  /// A value as a number, by its `doubleValue`, which strings have too.
  private static func number(
    _ value: Object, _ name: String, _ path: ArraySlice<KeyValuePath.Component>
  ) throws(MessageError) -> Double {
    if let number = value as? NumberBox { return number.doubleValue }
    guard value.responds(to: doubleValue) else {
      throw .unexpectedObject(
        "a number", "\(value.runtimeClass.withArticle)",
        position: "a value of \"\(KeyValuePath.text(path))\" for @\(name)")
    }
    return try value.send(doubleValue, returning: Double.self)
  }

  private static func extreme(
    _ values: [Object?], ordered order: Int
  ) throws(MessageError) -> Object? {
    var found: Object?
    for case let value? in values {
      guard let best = found else {
        found = value
        continue
      }
      if try ValueOrder.compare(value, best).signum() == order { found = value }
    }
    return found
  }

  private static func present(
    _ values: [Object?], _ name: String, _ path: ArraySlice<KeyValuePath.Component>
  ) throws(MessageError) -> [Object] {
    try values.map { (value) throws(MessageError) in
      guard let value else {
        throw .unexpectedObject(
          "an object", "nil", position: "a value of \"\(KeyValuePath.text(path))\" for @\(name)")
      }
      return value
    }
  }

  /// The values without those that equal an earlier one.
  private static func distinct(_ values: [Object]) -> [Object] {
    ObjectSet(values).keys
  }
}
