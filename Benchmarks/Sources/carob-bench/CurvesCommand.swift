import ArgumentParser
import Foundation

/// Does a thing beside few others and beside many.
struct CurvesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "curves",
    abstract:
      "Tell what messages, loads, rows and sections take, by how much there is of everything.",
    discussion: """
      `draw-curves.py` draws what --json prints. Lists of ten million objects need 6 GB of memory; --most says that \
      they are to be shorter. Processor time.
      """)

  @Flag(help: "Print JSON instead of tables.")
  var json = false

  @Option(help: "The longest list.")
  var most = 10_000_000

  @OptionGroup var filter: NameFilter

  func validate() throws {
    if most < 1_000 { throw ValidationError("--most must be at least 1000") }
  }

  private struct Figures: Codable {
    struct Point: Codable {
      let count: Int
      let value: Double
    }
    let name: String
    let counted: String
    let unit: Growth.Unit
    let points: [Point]
  }

  @MainActor
  func run() async throws {
    var all: [Figures] = []
    let curves = Curves(most: most).all + MessageCurves.all
    for curve in curves where filter.takes(curve.name) {
      let points = try curve.counts.map { count in
        let point = Figures.Point(count: count, value: try curve.measure(count))
        progress("\(curve.name): \(count)")
        return point
      }
      all.append(
        Figures(name: curve.name, counted: curve.counted, unit: curve.unit, points: points))
    }
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return print(String(decoding: try encoder.encode(all), as: UTF8.self))
    }
    for figures in all {
      print("\(figures.name), \(figures.unit.rawValue), by \(figures.counted)")
      for point in figures.points { print(String(format: "%12d %14.2f", point.count, point.value)) }
    }
  }

  private func progress(_ text: String) {
    FileHandle.standardError.write(Data("carob-bench: \(text)\n".utf8))
  }
}
