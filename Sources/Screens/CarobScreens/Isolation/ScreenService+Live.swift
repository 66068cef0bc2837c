#if Isolation
import CarobRuntime
import Foundation

/// The methods for live screens.
extension ScreenService {
  /// The answer to `handleEvent:`.
  struct Handled: Codable {
    let outcome: LiveOutcome
    /// The event in a form for another process; nil when it cannot be repeated there.
    let step: LiveStep?
  }

  static func defineLive(_ service: ClassMembers<ScreenService>) {
    service.method("openLive:numbersFrom:") { (this, opening: Data, first: Int) throws in
      try this.openLive(try Opening(opening), numbersFrom: first)
    }
    service.method("handleEvent:") { (this, event: Data) throws in
      let event = try JSONDecoder().decode(LiveEvent.self, from: event)
      return try this.giveLive { session in
        let step = session.step(event)
        return Handled(outcome: session.handle(event), step: step)
      }
    }
    service.method("takeStep:") { (this, step: Data) throws in
      let step = try JSONDecoder().decode(LiveStep.self, from: step)
      return try this.giveLive { $0.take(step) }
    }
    service.method("liveChanges") { (this) throws in
      // Only messages turn the main loop of this process.
      LiveLoop.turn(upTo: 0)
      return try this.giveLive { $0.changes() }
    }
    service.method("liveSnapshot") { (this) throws in try this.giveLive { $0.snapshot() } }
    service.method("inspectRow:ofSection:inList:") {
      (this, row: Int, section: Int, list: Int) throws in
      try this.giveLive { try $0.inspect(LivePlace(section, row), of: list) }
    }
    service.method("liveViews") { (this) throws in try this.giveLive { try $0.views() } }
  }

  private func openLive(_ opening: Opening, numbersFrom first: Int) throws {
    _ = try prepare(opening)
    live = try LiveSession.open(opening.request, in: host, numbersFrom: first)
  }

  private func giveLive<Part: Encodable>(_ body: (LiveSession) throws -> Part) throws -> Data {
    guard let live else { throw RaisedError("no screen is open") }
    return try give(try body(live))
  }
}
#endif
