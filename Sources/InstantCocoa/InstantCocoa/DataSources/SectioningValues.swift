import CarobFoundation
import CarobRuntime

/// The values of objects at a key path, which decide where sections begin.
///
/// Equal strings are stored once, so that a million objects in 26 sections take 26 values, and comparing neighbours
/// means comparing numbers.
struct SectioningValues {
  /// The index in `values` for each object.
  private var numbers: [Int] = []
  /// The distinct strings, and every other value. The first is nil, for no value.
  private var values: [Object?] = [nil]
  private var numbersOfStrings: [ExactString: Int] = [:]
  /// The numbers of one-byte strings, which first letters mostly are; 0 for those not met yet.
  private var numbersOfLetters = [Int](repeating: 0, count: 128)

  /// Reads the values. Null and missing keys count as nil.
  ///
  /// - Throws: `MessageError` when an accessor raises.
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
  ///   - places: the places of the objects, in the list's order, from the time when the values were read.
  ///   - list: makes the list of a section from places.
  /// - Throws: `MessageError` when `isEqual:` raises.
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
    // Strings with different numbers are not equal.
    if values[a] is StringBox, values[b] is StringBox { return false }
    return try Equality.isEqual(values[a], values[b])
  }
}
