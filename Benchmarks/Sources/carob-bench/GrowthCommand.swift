import ArgumentParser
import Foundation

/// Does a thing n, 2n and 4n times: what each takes has to stay about the same.
struct GrowthCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "growth",
    abstract: "Tell what one of n things takes, for n, 2n and 4n.",
    discussion: """
      A ratio near 1 says that the time grows with the number, one near 4 that it grows with its square. No figure \
      makes the command fail.
      """)

  @Option(help: "How many things there are at first.")
  var count = 2_500

  @OptionGroup var filter: NameFilter

  func validate() throws {
    if count < 1 { throw ValidationError("--count must be positive") }
  }

  func run() throws {
    print("per element, processor time            n      2n      4n   4n / n   (n = \(count))")
    for growth in GrowingNumbers.all where filter.takes(growth.name) {
      let figures = try [1, 2, 4].map { try growth.figure(for: count * $0) }
      let ratio = figures[0] > 0 ? figures[2] / figures[0] : 1
      print(
        growth.name.padding(toLength: 34, withPad: " ", startingAt: 0)
          + figures.map { String(format: "%8.2f", $0) }.joined()
          + String(format: "%8.2f   ", ratio) + growth.unit.rawValue)
    }
  }
}
