import ArgumentParser
import CarobRenderers
import Foundation
import InstantCocoa

/// `carob options`: lists the environment variables that Carob reads.
struct OptionsCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "options",
    abstract: "List the environment variables that carob looks at, and their values.",
    discussion: """
      A variable whose name begins with CAROB_ but that nothing looks at is pointed out, with the name that \
      may have been meant.

      EXAMPLES:
        carob options
        carob options --format json
      """)

  @Option(help: "How to print the list.")
  var format: OutputFormat = .text

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let unknown = EnvironmentOption.unknown(in: environment)
    switch format {
    case .text:
      try Output.standard.write(Self.text(environment))
      for (name, nearest) in unknown {
        let advice = nearest.map { "did you mean \($0)?" } ?? "unset it"
        Output.complain("warning: \(name) is set, but nothing looks at it; \(advice)", as: .warning)
      }
    case .json: try Output.standard.write(Self.json(environment, unknown))
    }
  }

  private static func text(_ environment: [String: String]) -> String {
    var table = TextTable()
    for option in EnvironmentOption.all {
      let value = environment[option.name].map { "\"\($0)\"" } ?? "–"
      table.addRow([.init(option.name), .init(value), .init(option.purpose)])
    }
    let output = Output.standard
    let lines = table.lines(width: output.width, style: output.style)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func json(
    _ environment: [String: String], _ unknown: [(name: String, nearest: String?)]
  ) -> String {
    JSONValue.object([
      (
        "options",
        .array(
          EnvironmentOption.all.map {
            .object([
              ("name", .string($0.name)), ("purpose", .string($0.purpose)),
              ("value", JSONValue(environment[$0.name])),
            ])
          })
      ),
      (
        "unknown",
        .array(
          unknown.map { name, nearest in
            .object([("name", .string(name))] + (nearest.map { [("nearest", .string($0))] } ?? []))
          })
      ),
    ]).text
  }
}
