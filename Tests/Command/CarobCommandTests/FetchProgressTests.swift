import Foundation
import ServerTestSupport
import PluginTestSupport
import Testing

/// What a user sees of a fetch, and how it is interrupted.
@Suite(.waitsForProcesses) struct FetchProgressTests {
  private func show(
    _ service: PackagesService, on terminal: PseudoTerminal?, _ arguments: String...,
    environment: [String: String] = [:]
  ) throws -> CommandRun {
    try RunningCommand(
      ["show", "Packages", "--data", service.url()] + arguments, terminal: terminal,
      environment: environment
    ).end()
  }

  @Test func aTerminalGetsALineThatGoes() throws {
    let service = PackagesService()
    let run = try show(
      service, on: PseudoTerminal(columns: 100), "--rows", "10-10",
      environment: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(run.status == 0)
    #expect(run.output == "Packages\n\np10  number 10\n")
    #expect(run.errors.contains("Fetching \(service.url())…"))
    #expect(run.errors.contains("Fetching \(service.url()), 11 rows…"))
    #expect(!run.errors.contains("\u{1B}"))
    #expect(PseudoTerminal.shown(run.errors) == [""])
  }

  @Test(arguments: [2, 20, 40])
  func theLineFitsTheTerminal(_ columns: UInt16) throws {
    let service = PackagesService()
    let run = try show(
      service, on: PseudoTerminal(columns: columns), environment: ["TERM": "xterm"])
    let pieces = run.errors.split(separator: "\r")
    #expect(!pieces.isEmpty)
    #expect(pieces.allSatisfy { $0.count < columns })
  }

  @Test func aTerminalThatCannotEraseGetsNone() throws {
    let service = PackagesService()
    let run = try show(
      service, on: PseudoTerminal(columns: 80), environment: ["TERM": "dumb"])
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test func aFileGetsNone() throws {
    let service = PackagesService()
    let run = try show(service, on: nil, environment: ["TERM": "xterm", "CLICOLOR_FORCE": "1"])
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test func theLineGoesBeforeAnError() throws {
    let service = PackagesService { _ in .response(status: 503, "{}") }
    let run = try show(
      service, on: PseudoTerminal(columns: 60), environment: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(run.status == 69)
    #expect(
      PseudoTerminal.shown(run.errors) == [
        "carob: \(service.url())?page=1 answered with status 503; "
          + "check the address", "",
      ])
  }

  @Test(arguments: [true, false], [2, 3])
  func controlCCancels(_ hasTerminal: Bool, _ page: Int) throws {
    let service = PackagesService { request in
      request.target.contains("page=\(page)") ? .silence : nil
    }
    let command = try RunningCommand(
      ["show", "Packages", "--data", service.url(), "--rows", "0-40"],
      terminal: hasTerminal ? PseudoTerminal(columns: 80) : nil, environment: ["TERM": "xterm"])
    try command.wait { service.requests.count == page }
    command.interrupt()
    let run = command.end()
    #expect(run.status == 130)
    #expect(run.output == "")
    #expect(PseudoTerminal.shown(run.errors) == [""])
  }

  @Test func controlCCancelsTheFirstFetch() throws {
    let server = ScriptedServer(always: .silence)
    let command = try RunningCommand(["show", "Followers", "--data", server.url("/x")])
    try command.wait { !server.requests.isEmpty }
    command.interrupt()
    #expect(command.end() == CommandRun(status: 130))
  }
}
