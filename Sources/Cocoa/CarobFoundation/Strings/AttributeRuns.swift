import CarobRuntime
import Foundation

/// The attributes of a text by parts: neighbours with equal attributes are one part.
struct AttributeRuns {
  /// A run, with its number of UTF-16 units.
  struct Run {
    var length: Int
    var attributes: DictionaryBox
  }

  /// The runs, none of them empty.
  private(set) var runs: [Run] = []

  /// The runs of a text with the same attributes everywhere.
  init(length: Int, attributes: DictionaryBox) {
    append(Run(length: length, attributes: attributes))
  }

  /// The runs of parts that follow one another.
  init(_ runs: [Run]) {
    for run in runs { append(run) }
  }

  private init() {}

  private mutating func append(_ run: Run) {
    guard run.length > 0 else { return }
    if let last = runs.last, last.attributes.isEqual(run.attributes) {
      runs[runs.count - 1].length += run.length
    } else {
      runs.append(run)
    }
  }

  /// The runs with their ranges.
  ///
  /// - Complexity: O(parts).
  var places: [(range: NSRange, attributes: DictionaryBox)] {
    var start = 0
    return runs.map { run in
      defer { start += run.length }
      return (NSRange(location: start, length: run.length), run.attributes)
    }
  }

  func part(_ range: NSRange) -> AttributeRuns {
    var part = AttributeRuns()
    for place in places {
      let length = NSIntersectionRange(place.range, range).length
      part.append(Run(length: length, attributes: place.attributes))
    }
    return part
  }

  /// The runs with those of a range replaced by others.
  ///
  /// - Precondition: the range is in the text.
  func replacing(_ range: NSRange, with others: AttributeRuns) -> AttributeRuns {
    let end = NSMaxRange(range)
    let total = runs.reduce(0) { $0 + $1.length }
    var result = part(NSRange(location: 0, length: range.location))
    for run in others.runs { result.append(run) }
    for run in part(NSRange(location: end, length: total - end)).runs { result.append(run) }
    return result
  }

  /// The runs with the attributes of a range changed.
  ///
  /// - Precondition: the range is in the text.
  func changing(
    _ range: NSRange, _ change: (DictionaryBox) throws -> DictionaryBox
  ) rethrows -> AttributeRuns {
    var changed = AttributeRuns()
    for run in part(range).runs {
      changed.append(Run(length: run.length, attributes: try change(run.attributes)))
    }
    return replacing(range, with: changed)
  }
}
