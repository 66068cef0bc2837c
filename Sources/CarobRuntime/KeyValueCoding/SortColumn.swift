/// The values of many objects that one sort descriptor compares, each read once.
enum SortColumn {
  /// Nothing but strings, and their own comparison: no message is needed.
  case strings(StringColumn)
  case objects([Object?], SortDescriptorBox)

  init(_ values: [Object?], of descriptor: SortDescriptorBox) {
    if descriptor.selector == ValueOrder.standard,
      values.allSatisfy({ $0 == nil || $0 is StringBox })
    {
      self = .strings(StringColumn(values, isAscending: descriptor.isAscending))
    } else {
      self = .objects(values, descriptor)
    }
  }

  /// How the values of two objects compare: less than, equal to or greater than zero.
  ///
  /// - Throws: `MessageError` when they cannot be compared.
  func order(_ a: Int, _ b: Int) throws(MessageError) -> Int {
    switch self {
    case .objects(let values, let descriptor): return try descriptor.order(values[a], values[b])
    case .strings(let strings): return strings.order(a, b)
    }
  }

  /// The places of the values in the order that the columns ask for. Swift's sort is stable.
  ///
  /// - Precondition: there is a column, and all have as many values.
  /// - Throws: `MessageError` when values cannot be compared.
  /// - Complexity: O(n log n).
  static func permutation(
    of count: Int, by columns: [SortColumn]
  ) throws(MessageError) -> [Int] {
    if columns.count == 1, case .strings(let strings) = columns[0] { return strings.permutation }
    var places = Array(0..<count)
    do {
      try places.sort { a, b in
        for column in columns {
          let order = try column.order(a, b)
          if order != 0 { return order < 0 }
        }
        return false
      }
    } catch {
      throw .handlerFailed(error)
    }
    return places
  }
}
