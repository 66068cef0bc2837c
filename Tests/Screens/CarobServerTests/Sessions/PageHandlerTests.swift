import CarobRuntime
import CarobServer
import NIOHTTP1
import Testing

@Suite struct PageHandlerTests {
  private func request(_ target: String, _ method: HTTPMethod = .POST) -> WebRequest {
    WebRequest(HTTPRequestHead(version: .http1_1, method: method, uri: target))
  }

  /// What is answered at once.
  private func answers(_ requests: [WebRequest], by handler: PageHandler) -> [Int] {
    let statuses = Locked<[Int]>([])
    for request in requests {
      handler.answer(request) { response in
        statuses.withLock { $0.append(Int(response.status.code)) }
      }
    }
    return statuses.withLock { $0 }
  }

  @Test func tooManyEventsOfASessionAreRefused() {
    let handler = PageHandler(Inbox(), eventsPerSecond: 2)
    let many = Array(repeating: request("/event?session=7"), count: 1000)
    let refused = answers(many, by: handler)
    #expect(!refused.isEmpty && refused.count <= 998)
    #expect(refused.allSatisfy { $0 == 429 })
    // Another session has its own.
    #expect(answers([request("/event?session=8")], by: handler).isEmpty)
  }

  /// As while a plugin's handler does not return.
  @Test func moreThanCanWaitIsRefused() {
    let inbox = Inbox()
    let calls = (0..<1002).map { request("/event?session=\($0)") }
    #expect(answers(calls, by: PageHandler(inbox)) == [503, 503])
    #expect(!inbox.put(.tell("a line of the log")))
    #expect(inbox.put(.end))
  }

  @Test(arguments: [
    "/event", "/event?session=", "/event?session=x", "/event?id=1", "/nothing?session=1",
  ])
  func aCallWithoutASessionIsRefused(_ target: String) {
    #expect(answers([request(target)], by: PageHandler(Inbox())) == [400])
  }

  @Test func everyFileOfThePageIsThere() throws {
    let pages = PageHandler.resources.filter { if case .page = $0.value { true } else { false } }
      .keys
    #expect(pages.contains("/"))
    for path in pages { #expect(answers([request(path, .GET)], by: PageHandler(Inbox())) == [200]) }
  }
}
