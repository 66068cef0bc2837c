import CarobFoundation
import CarobRuntime

/// The values of objects at a key path, which tell sections apart.
///
/// Strings of the same bytes are kept once, so that a million objects in 26 sections keep 26 values and
/// comparing neighbours is comparing numbers.
struct SectioningValues {
  /// Where each object's value is in `values`.
  private var numbers: [Int] = []
  /// The different strings, and every value that is no string. The first is nil: no value.
  private var values: [Object?] = [nil]
  private var numbersOfStrings: [ExactString: Int] = [:]
  /// The numbers of strings of one byte, as first letters mostly are; 0 for those that there were none of yet.
  private var numbersOfLetters = [Int](repeating: 0, count: 128)

  /// Reads the values. One is nil also for null and when the object's class has no such key.
  ///
  /// - Throws: `MessageError` with what an accessor raised.
  /// - Complexity: O(n).
  init(of objects: [Object], at key: String) throws(MessageError) {
    numbers.reserveCapacity(objects.count)
    try PreparedKeyPath(key).read(of: objects, leniently: true) { numbers.append(number(of: $0)) }
  }

  private mutating func number(of value: Object?) -> Int {
    guard let value else { return 0 }
    let next = values.count
    if let string = (value as? StringBox)?.string {
      if string.utf8.count == 1, let letter = string.utf8.first {
        let known = numbersOfLetters[Int(letter)]
        if known > 0 { return known }
        numbersOfLetters[Int(letter)] = next
      } else {
        let bytes = ExactString(string)
        if let known = numbersOfStrings[bytes] { return known }
        numbersOfStrings[bytes] = next
      }
    }
    values.append(value)
    return next
  }

  /// Cuts a list where the value changes.
  ///
  /// - Parameters:
  ///   - places: of the objects, in the list's order, when the values were read.
  ///   - list: makes a section's objects of their places.
  /// - Throws: `MessageError` with what `isEqual:` raised.
  /// - Complexity: O(n).
  func sections(
    of places: [Int], _ list: (ArraySlice<Int>) -> ArrayBox
  ) throws(MessageError) -> [SourceSection] {
    var sections: [SourceSection] = []
    var start = 0
    while start < places.count {
      let value = numbers[places[start]]
      var end = start + 1
      while end < places.count, try areEqual(value, numbers[places[end]]) { end += 1 }
      sections.append(
        SourceSection(title: values[value] ?? StringBox(""), objects: list(places[start..<end])))
      start = end
    }
    return sections
  }

  private func areEqual(_ a: Int, _ b: Int) throws(MessageError) -> Bool {
    if a == b { return true }
    // Different strings are not equal.
    if values[a] is StringBox, values[b] is StringBox { return false }
    return try Equality.isEqual(values[a], values[b])
  }
}
