/// Something that is done to many elements.
struct Growth {
  /// What a figure counts.
  enum Unit: String {
    case microseconds = "µs"
    case bytes = "bytes"
  }

  /// What it is called in the table.
  let name: String
  let unit: Unit
  /// Does it to so many elements; nanoseconds or bytes for all of them.
  let measure: (Int) throws -> Double

  init(_ name: String, _ unit: Unit = .microseconds, measure: @escaping (Int) throws -> Double) {
    self.name = name
    self.unit = unit
    self.measure = measure
  }
}
