#if Isolation
import Foundation
import NIOCore
import NIOHTTP1

/// Returns the page's files, and hands other requests to the main thread. [event-loop]
package struct PageHandler: WebServer.Handler {
  private let inbox: Inbox
  private let rate: EventRate

  /// - Parameter eventsPerSecond: the most calls of a session per second.
  package init(_ inbox: Inbox, eventsPerSecond: Double = 100) {
    self.inbox = inbox
    rate = EventRate(perSecond: eventsPerSecond)
  }

  package static var resources: [String: RequestCheck.Resource] {
    var resources: [String: RequestCheck.Resource] = ["/live": .stream]
    for path in PageFiles.paths { resources[path] = .page }
    for what in Inbox.Call.What.allCases { resources["/\(what)"] = .call }
    return resources
  }

  package func answer(_ request: WebRequest, _ reply: @escaping @Sendable (WebResponse) -> Void) {
    if let file = PageFiles.response(request.path) { return reply(file) }
    guard let what = Inbox.Call.What(rawValue: String(request.path.dropFirst())),
      let session = request.session
    else { return reply(.refusal(.badRequest, "The URL has to end in ?session= and a number.")) }
    guard rate.allows(session) else {
      return reply(.refusal(.tooManyRequests, "These are too many events; wait a second."))
    }
    let call = Inbox.Call(
      what: what, session: session, body: Data(request.body.readableBytesView), reply: reply)
    if !inbox.put(.call(call)) { reply(Self.busy) }
  }

  private static let busy = WebResponse.refusal(
    .serviceUnavailable, "The plugin is busy with what was asked before; try again.")

  package func open(_ request: WebRequest, _ stream: EventStream) -> WebResponse? {
    let last = request.headers.first(name: "Last-Event-ID").flatMap { Int($0) }
    return inbox.put(.open(session: request.session, after: last, stream)) ? nil : Self.busy
  }
}

extension WebRequest {
  /// The number in `?session=`; nil when there is none.
  fileprivate var session: Int? {
    query.hasPrefix("session=") ? Int(query.dropFirst("session=".count)) : nil
  }
}
#endif
