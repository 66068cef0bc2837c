import Foundation

/// The outcome of a run, as it is printed.
struct Report: Codable {
  /// One row.
  struct Row: Codable {
    let operation: Comparison.Subject
    let nanoseconds: Double
    let minimum: Double
    let peer: Comparison.Subject?
    let peerNanoseconds: Double?
    /// Ours divided by the peer's.
    let ratio: Double?
    let budget: Double?
    let isMet: Bool?
    /// The same operation of libobjc2, where it is installed.
    let libobjc2Nanoseconds: Double?
    /// False when the machine was never quiet while one of them ran.
    let isQuiet: Bool
  }

  /// In the order of `Comparison.all`.
  let rows: [Row]
  let rounds: Int
  /// The share of repetitions during which the machine was quiet.
  let quietShare: Double
  /// What was left out, and why.
  let leftOut: [String]

  init(_ comparisons: [Comparison], _ samples: Samples, rounds: Int, leftOut: [String]) {
    let summaries = samples.summaries
    rows = comparisons.compactMap { comparison in
      guard let ours = summaries[comparison.ours] else { return nil }
      let peer = comparison.peer.flatMap { summaries[$0] }
      let ratio = peer.map { ours.median / $0.median }
      let second = comparison.peer.flatMap {
        $0.program == .libobjc ? summaries[.init(.libobjc2, $0.operation)] : nil
      }
      return Row(
        operation: comparison.ours, nanoseconds: ours.median, minimum: ours.minimum,
        peer: comparison.peer, peerNanoseconds: peer?.median, ratio: ratio,
        budget: comparison.budget,
        isMet: ratio.flatMap { ratio in comparison.budget.map { ratio <= $0 } },
        libobjc2Nanoseconds: second?.median,
        isQuiet: ours.isQuiet && (peer?.isQuiet ?? true))
    }
    self.rounds = rounds
    self.leftOut = leftOut
    quietShare = samples.quietShare
  }

  /// A table in Markdown, which reads well on a terminal too, and what has to be known to read it.
  var text: String {
    var notes = [
      "Medians over \(rounds) rounds; \(Int((quietShare * 100).rounded())) % of the repetitions were"
        + " quiet, and only those count."
    ]
    if rows.contains(where: { !$0.isQuiet }) {
      notes.append("* The machine was never quiet; all repetitions count.")
    }
    return ([table, ""] + notes + leftOut).joined(separator: "\n")
  }

  private var table: String {
    let hasSecond = rows.contains { $0.libobjc2Nanoseconds != nil }
    var heading = ["operation", "ns", "peer", "ns", "ratio", "budget", ""]
    if hasSecond { heading.append("libobjc2 ns") }
    var cells = [heading]
    for row in rows {
      var line = [
        Self.name(row.operation), Self.number(row.nanoseconds) + (row.isQuiet ? "" : "*"),
        row.peer.map(Self.name) ?? "",
        Self.number(row.peerNanoseconds), Self.number(row.ratio), Self.number(row.budget),
        row.isMet.map { $0 ? "met" : "MISSED" } ?? "",
      ]
      if hasSecond { line.append(Self.number(row.libobjc2Nanoseconds)) }
      cells.append(line)
    }
    return Self.markdown(cells, numeric: [1, 3, 4, 5, 7])
  }

  private static func name(_ subject: Comparison.Subject) -> String {
    subject.program == .carob
      ? subject.operation : "\(subject.program.rawValue): \(subject.operation)"
  }

  private static func number(_ value: Double?) -> String {
    value.map { String(format: $0 < 1000 ? "%.2f" : "%.0f", $0) } ?? ""
  }

  private static func markdown(_ cells: [[String]], numeric: Set<Int>) -> String {
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    var lines = cells.map { line in
      let padded = line.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return numeric.contains(column) ? padding + cell : cell + padding
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    let rule = widths.enumerated().map { column, width in
      numeric.contains(column)
        ? String(repeating: "-", count: max(width - 1, 1)) + ":"
        : String(repeating: "-", count: width)
    }
    lines.insert("| " + rule.joined(separator: " | ") + " |", at: 1)
    return lines.joined(separator: "\n")
  }

  /// The same as JSON.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
