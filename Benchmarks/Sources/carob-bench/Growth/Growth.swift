/// Something that is done to many elements.
struct Growth {
  /// What a figure counts.
  enum Unit: String, Codable {
    case microseconds = "µs"
    case nanoseconds = "ns"
    case bytes
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

  /// The figure for one element, in the unit; the middle one of three.
  func figure(for count: Int) throws -> Double {
    let figures = try (0..<3).map { _ in try measure(count) / Double(count) }
    return figures.sorted()[1] / (unit == .microseconds ? 1_000 : 1)
  }
}

/// Something that is done beside a number of elements which ought not to matter, or to that many.
struct Curve {
  /// What it is called on the chart.
  let name: String
  let counts: [Int]
  /// What the number counts.
  let counted: String
  let unit: Growth.Unit
  /// What it takes when there are so many, in the unit; asked once for each count, smallest first.
  let measure: (Int) throws -> Double
}
