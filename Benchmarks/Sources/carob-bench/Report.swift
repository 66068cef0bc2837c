import Foundation

/// All measurements of one run.
struct Report: Codable {
  /// In the order in which they were taken.
  private(set) var measurements: [Measurement]

  /// Relates every measurement to the first.
  init(_ measurements: [Measurement]) {
    self.measurements = measurements
    guard let unit = measurements.first?.nanoseconds, unit > 0 else { return }
    for index in measurements.indices {
      self.measurements[index].ratio = measurements[index].nanoseconds / unit
    }
  }

  /// A table in Markdown, which reads well on a terminal too.
  var table: String {
    let width = measurements.map(\.operation.count).max() ?? 0
    let heading = "operation".padding(toLength: width, withPad: " ", startingAt: 0)
    var lines = [
      "| \(heading) | median ns | ratio |",
      "| \(String(repeating: "-", count: width)) | --------: | ----: |",
    ]
    for measurement in measurements {
      let name = measurement.operation.padding(toLength: width, withPad: " ", startingAt: 0)
      let nanoseconds = String(format: "%9.2f", measurement.nanoseconds)
      let ratio = String(format: "%5.1f", measurement.ratio)
      lines.append("| \(name) | \(nanoseconds) | \(ratio) |")
    }
    return lines.joined(separator: "\n")
  }

  /// The same as JSON.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
