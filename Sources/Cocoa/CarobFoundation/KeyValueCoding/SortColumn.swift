import CarobRuntime

/// The values of many objects that one sort descriptor compares, each read once.
enum SortColumn {
  /// Strings only, compared by their own method: no message is needed.
  case strings(StringColumn)
  /// Numbers only, compared as numbers, and whether smaller ones come first.
  case numbers([Scalar], isAscending: Bool)
  /// Values that a block compares, and whether smaller ones come first.
  case compared([Object?], PreparedBlock, isAscending: Bool)
  case objects([Object?], SortDescriptorBox)

  /// - Throws: `MessageError` when the descriptor has a block of other types than a comparator's.
  init(_ values: [Object?], of descriptor: SortDescriptorBox) throws(MessageError) {
    if let comparator = descriptor.comparator {
      self = .compared(
        values, try PreparedBlock.comparator(comparator), isAscending: descriptor.isAscending)
      return
    }
    if descriptor.selector == ValueOrder.standard, let numbers = Self.numbers(values) {
      self = .numbers(numbers, isAscending: descriptor.isAscending)
    } else if descriptor.selector == ValueOrder.standard,
      values.allSatisfy({ $0 == nil || $0 is StringBox })
    {
      self = .strings(StringColumn(values, isAscending: descriptor.isAscending))
    } else {
      self = .objects(values, descriptor)
    }
  }

  /// The values as numbers; nil when one is of another class, or there is none.
  private static func numbers(_ values: [Object?]) -> [Scalar]? {
    guard values.first is NumberBox else { return nil }
    var numbers: [Scalar] = []
    numbers.reserveCapacity(values.count)
    for value in values {
      guard let number = value as? NumberBox else { return nil }
      numbers.append(number.scalar)
    }
    return numbers
  }

  /// The order of two objects' values: less than, equal to or greater than zero.
  ///
  /// - Throws: `MessageError` when they cannot be compared.
  func order(_ a: Int, _ b: Int) throws(MessageError) -> Int {
    switch self {
    case .objects(let values, let descriptor): return try descriptor.order(values[a], values[b])
    case .strings(let strings): return strings.order(a, b)
    case .numbers(let numbers, let isAscending):
      return isAscending ? numbers[a].compare(numbers[b]) : numbers[b].compare(numbers[a])
    case .compared(let values, let block, let isAscending):
      return try isAscending
        ? block.order(values[a], values[b]) : block.order(values[b], values[a])
    }
  }

  /// The positions of the values in the columns' order.
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
      try places.sortByMerging { a, b in
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
