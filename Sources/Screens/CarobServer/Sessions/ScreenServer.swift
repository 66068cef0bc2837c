#if Isolation
import CarobRuntime
import CarobScreens
import NIOHTTP1

/// The sessions of all pages, and the main thread's loop.
@MainActor
package final class ScreenServer {
  private let source: any ScreenSource
  private let inbox: Inbox
  private var sessions: [Int: PageSession] = [:]
  /// Starts at a random number, because pages of an earlier process reconnect with its numbers.
  private var lastSession = Int.random(in: 0..<1 << 50)
  /// The session for the first page.
  private var first: Int?

  /// The most sessions. Sessions without pages are closed for new ones.
  package static let maximumSessions = 32
  /// The time for which a session without pages is kept.
  private let patience: Duration
  /// The longest time for a turn of the loop without a session, in seconds.
  private static let pause = 0.25

  package init(_ source: any ScreenSource, _ inbox: Inbox, patience: Duration = .seconds(30)) {
    self.source = source
    self.inbox = inbox
    self.patience = patience
  }

  /// Opens the session for the first page, so that errors appear when the server starts.
  ///
  /// - Throws: the error of opening the screen.
  package func openFirst() throws {
    let session = newSession()
    first = session.id
    if let error = session.error { throw error }
  }

  /// Runs the loop until the inbox gets `end`.
  package func run() {
    while turn() {}
    for session in sessions.values { session.close() }
    sessions = [:]
  }

  /// Handles the items of the inbox, waits for more, and sends the changes.
  ///
  /// - Returns: false at the end.
  private func turn() -> Bool {
    for item in inbox.take() {
      if case .end = item { return false }
      // Autoreleased objects may keep a plugin loaded.
      autoreleasePool { handle(item) }
    }
    for session in sessions.values { autoreleasePool { session.publish() } }
    LiveLoop.turn(upTo: sessions.values.compactMap(\.longestTurn).min() ?? Self.pause)
    for session in sessions.values { autoreleasePool { session.publish() } }
    for (id, session) in sessions where session.abandoned.map({ .now - $0 > patience }) == true {
      close(id)
    }
    return true
  }

  private func handle(_ item: Inbox.Item) {
    switch item {
    case .open(let id, let version, let stream): show(id, on: stream, after: version)
    case .closed(let id, let stream): sessions[id]?.remove(stream)
    case .call(let call):
      guard let session = sessions[call.session] else {
        return call.reply(.refusal(.notFound, "There is no such session any more."))
      }
      call.reply(session.answer(call))
    case .tell(let text): for session in sessions.values { session.tell(text) }
    case .saveState(let pass): pass(source.savedState())
    case .end: break
    }
  }

  private func show(_ id: Int?, on stream: EventStream, after version: Int?) {
    let known = source.isShared ? sessions.values.first : id.flatMap { sessions[$0] }
    let session = known ?? first.flatMap { sessions[$0] } ?? newSession()
    if session.id == first { first = nil }
    session.add(stream, after: session.id == id ? version : nil)
    let (inbox, id) = (inbox, session.id)
    stream.onClose { [weak stream] in
      if let stream { inbox.put(.closed(session: id, stream)) }
    }
  }

  private func newSession() -> PageSession {
    while sessions.count >= Self.maximumSessions {
      let abandoned = sessions.compactMap { id, session in session.abandoned.map { (id, $0) } }
      guard let oldest = abandoned.min(by: { $0.1 < $1.1 }) else { break }
      close(oldest.0)
    }
    lastSession += 1
    let session = PageSession(lastSession, source)
    sessions[lastSession] = session
    return session
  }

  private func close(_ id: Int) { sessions.removeValue(forKey: id)?.close() }
}
#endif
