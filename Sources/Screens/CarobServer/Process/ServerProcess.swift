#if Isolation
import CarobLibc
import CarobProcess
import CarobScreens
import Foundation

/// The process that `carob serve` starts: it serves until that one has no more to say.
@MainActor
package enum ServerProcess {
  /// Where the other process is heard and told.
  private nonisolated static let control: CInt = 3

  /// The lowest number that its descriptor may have: plugins close and use low ones by mistake.
  private nonisolated static let lowestDescriptor: CInt = 64

  /// How many seconds the end may take, of which a plugin's handler may keep it.
  private nonisolated static let grace: UInt32 = 2

  /// Serves, and ends the process.
  package static func run() -> Never {
    StartFolder.note()
    // Or it is the process of a plugin.
    ScreenProcess.serveIfAsked()
    Worker.goOn()
    // A client that goes away is an error of `write`, and Ctrl-C is what the other process tells of.
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { _ in } }
    let lines = JSONLines(control, lowest: lowestDescriptor)
    guard case .value(let setup) = lines.next(ServerSetup.self) else {
      ServerLog.write("carob-server is started by carob serve, and not by hand")
      exit(64)
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
      exit(1)
    } catch {
      let refusal = error as? ListenError
      lines.send(
        ServerReport.failed(
          status: refusal == nil ? 70 : 69, sentence: "\(error)", advice: refusal?.advice,
          place: refusal?.option))
      exit(1)
    }
    exit(0)
  }

  private static func serve(
    _ setup: ServerSetup, _ lines: JSONLines, _ inbox: Inbox
  ) throws {
    let source: any ScreenSource =
      if let isolation = setup.isolation { IsolatedSource(setup, isolation) } else {
        PluginSource(setup)
      }
    let screens = ScreenServer(source, inbox)
    // Before code of the plugin runs, which may not return.
    lines.follow { (command: ServerCommand) in
      inbox.put(.tell(command.told))
    } end: {
      inbox.put(.end)
      sleep(grace)
      // A handler of the plugin that does not return keeps the main thread.
      _exit(0)
    }
    do {
      try screens.openFirst()
    } catch {
      // The pages of an earlier process are told, too.
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
      _exit(78)
    }
    screens.run()
    server.stop()
  }
}
#endif
