#if Isolation
import CarobLibc
import CarobProcess
import CarobScreens
import Foundation

/// The server of `carob serve`. It serves until the command closes its end of the connection.
@MainActor
package enum ServerProcess {
  /// The descriptor of the connection to the command.
  private nonisolated static let control: CInt = 3

  /// The lowest number for its duplicate, because plugins close or use low descriptors by mistake.
  private nonisolated static let lowestDescriptor: CInt = 64

  /// The seconds after which the process exits even if a plugin's handler is still running.
  private nonisolated static let grace: UInt32 = 2

  package static func run() -> Never {
    StartFolder.note()
    // The server's program is also that of isolated plugins.
    ScreenProcess.serveIfAsked()
    Worker.goOn()
    // `write` reports clients that have gone, and the command handles Ctrl-C.
    signal(SIGPIPE, SIG_IGN)
    for number in InterruptSignal.endings { signal(number) { _ in } }
    let lines = JSONLines(control, lowest: lowestDescriptor)
    guard case .value(let setup) = lines.next(ServerSetup.self) else {
      ServerLog.write("carob-server is started by carob serve, and not by hand")
      exit(EX_USAGE)
    }
    let inbox = Inbox()
    ServerLog.start(inbox)
    do {
      try serve(setup, lines, inbox)
    } catch let error as ScreenError {
      lines.send(
        ServerReport.failed(
          status: error.code.rawValue, sentence: error.sentence, advice: error.advice,
          place: error.place))
      exit(EXIT_FAILURE)
    } catch {
      let refusal = error as? ListenError
      lines.send(
        ServerReport.failed(
          status: Int(refusal == nil ? EX_SOFTWARE : EX_UNAVAILABLE), sentence: "\(error)",
          advice: refusal?.advice, place: refusal?.option))
      exit(EXIT_FAILURE)
    }
    exit(EXIT_SUCCESS)
  }

  private static func serve(
    _ setup: ServerSetup, _ lines: JSONLines, _ inbox: Inbox
  ) throws {
    let source: any ScreenSource =
      if let isolation = setup.isolation { IsolatedSource(setup, isolation) } else {
        PluginSource(setup)
      }
    let screens = ScreenServer(source, inbox)
    // Before the plugin's code runs, which may not return.
    lines.follow { (command: ServerCommand) in
      if let text = command.told {
        inbox.put(.tell(text))
      } else {
        inbox.put(.saveState { lines.send(ServerReport.state($0)) })
      }
    } end: {
      inbox.put(.end)
      sleep(grace)
      // A plugin's handler that does not return blocks the main thread.
      _exit(EXIT_SUCCESS)
    }
    do {
      try screens.openFirst()
    } catch {
      // Pages of an earlier process show the error.
      guard setup.token != nil else { throw error }
      ServerLog.write("\(error)")
    }
    let token = setup.token.flatMap { AccessToken($0) } ?? AccessToken()
    let check = RequestCheck(
      hosts: ["localhost", setup.host], token: token, resources: PageHandler.resources)
    let server = WebServer(check, PageHandler(inbox)) { ServerLog.writeIfThereIsRoom($0) }
    let port = try server.listen(host: setup.host, port: setup.port)
    guard lines.send(ServerReport.listening(port: port, token: token.text)) else {
      ServerLog.write(
        "the plugin closed a file descriptor that it had not opened, through which carob learns of the server"
      )
      _exit(EX_CONFIG)
    }
    screens.run()
    server.stop()
  }
}
#endif
