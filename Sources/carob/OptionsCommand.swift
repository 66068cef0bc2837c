import ArgumentParser
import CarobRenderers
import Foundation

/// `carob options`: lists the environment variables that Carob looks at.
struct OptionsCommand: ParsableCommand {
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
  var format: ShowCommand.Format = .text

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

  private struct Listing: Encodable {
    struct Option: Encodable {
      let name: String
      let value: String?
      let purpose: String

      // Without a value the member is null, rather than missing.
      func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(name, forKey: .name)
        try members.encode(value, forKey: .value)
        try members.encode(purpose, forKey: .purpose)
      }

      enum CodingKeys: CodingKey { case name, value, purpose }
    }

    struct Unknown: Encodable {
      let name: String
      let nearest: String?
    }

    let options: [Option]
    let unknown: [Unknown]
  }

  private static func json(
    _ environment: [String: String], _ unknown: [(name: String, nearest: String?)]
  ) throws -> String {
    let listing = Listing(
      options: EnvironmentOption.all.map {
        .init(name: $0.name, value: environment[$0.name], purpose: $0.purpose)
      },
      unknown: unknown.map { .init(name: $0.name, nearest: $0.nearest) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(listing), as: UTF8.self) + "\n"
  }
}
