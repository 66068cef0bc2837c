import CarobLibc
import CarobServer
import NIOCore
import PluginTestSupport
import Testing

/// How much of everything a server takes.
@Suite(.waitsForProcesses) struct LimitTests {
  private let body = String(repeating: "x", count: 64 << 10)

  @Test func aBodyOf64KiBIsTaken() throws {
    let server = try TestServer()
    #expect(try server.answer(server.request(body: body)).body == body)
  }

  @Test func aLongerOneIsTooLarge() throws {
    let server = try TestServer()
    let answer = try server.answer(server.request(body: body + "x"))
    #expect(answer.status == 413)
    #expect(answer.headers["connection"] == "close")
    #expect(answer.body == "The body is longer than 65536 bytes.\n")
  }

  /// Its sender is told, though it goes on to send.
  @Test func soIsOneInChunks() throws {
    let server = try TestServer()
    let socket = try Socket(port: server.port)
    socket.send(server.request(headers: ["Transfer-Encoding: chunked"], body: ""))
    for _ in 0..<5 { socket.send("4000\r\n" + String(repeating: "y", count: 0x4000) + "\r\n") }
    #expect(try socket.response().status == 413)
    socket.send("0\r\n\r\n")
    #expect(socket.isClosed())
  }

  @Test func whoNeverStopsIsCutOff() throws {
    let server = try TestServer { $0.discarded = 100_000 }
    let socket = try Socket(port: server.port)
    socket.send(server.request(headers: ["Content-Length: 1000000000"], body: ""))
    for _ in 0..<100 { socket.send(body) }
    #expect(socket.isClosed())
    #expect(try server.answer(server.request()).status == 200)
  }

  @Test(arguments: [
    "GET", "GET / HTTP/1.1\r\nHost: 127", "POST /event HTTP/1.1\r\nContent-Length: 5\r\n\r\nab",
  ])
  func halfARequestIsGivenUp(_ text: String) throws {
    let server = try TestServer { $0.requestSeconds = 1 }
    let socket = try Socket(port: server.port)
    socket.send(text)
    #expect(socket.isClosed())
  }

  /// A request has its time, however many bytes come meanwhile.
  @Test func oneByteNowAndThenIsGivenUp() throws {
    let server = try TestServer { $0.requestSeconds = 1 }
    let socket = try Socket(port: server.port)
    // Longer than what is sent until the limit of the test.
    socket.send(server.request(headers: ["Content-Length: 60000"], body: "{}"))
    #expect(eventually { !socket.send(" ") })
    #expect(throws: Socket.Failure.self) { try socket.response() }
  }

  @Test(arguments: [
    "nonsense\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
    "POST /event HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "POST /event HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "\u{16}\u{3}\u{1}\u{0}\u{5}",
  ])
  func whatIsNoRequestIsRefused(_ text: String) throws {
    let server = try TestServer { $0.requestSeconds = 1 }
    let socket = try Socket(port: server.port)
    socket.send(text)
    #expect(socket.isClosed())
    // A machine may be so busy that the second of a request is over before it is sent.
    #expect(eventually { (try? server.answer(server.request()).status) == 200 })
  }

  @Test func headersWithoutEndAreRefused() throws {
    let server = try TestServer()
    let socket = try Socket(port: server.port)
    socket.send("GET / HTTP/1.1\r\n")
    for number in 0..<1000 {
      socket.send("X-\(number): " + String(repeating: "z", count: 100) + "\r\n")
    }
    #expect(socket.isClosed())
  }

  /// Of those without the token, the newest stay: clients that only hold connections keep nobody out.
  @Test func connectionsWithoutTheTokenMakeWay() throws {
    let server = try TestServer { $0.connections = 64 }
    let trusted = try Socket(port: server.port)
    trusted.send(server.request())
    #expect(try trusted.response().status == 200)
    let sockets = try (0..<500).map { _ in try Socket(port: server.port) }
    #expect(sockets.dropLast(63).allSatisfy { $0.isClosed() })
    // Neither the one with the token went, nor are new ones refused.
    trusted.send(server.request())
    #expect(try trusted.response().status == 200)
    #expect(try server.answer(server.request()).status == 200)
  }

  @Test func thoseWithTheTokenAreCounted() throws {
    let server = try TestServer { $0.connections = 4 }
    var sockets = try (0..<4).map { _ in try Socket(port: server.port) }
    for socket in sockets {
      socket.send(server.request())
      #expect(try socket.response().status == 200)
    }
    let other = try Socket(port: server.port)
    other.send(server.request())
    #expect(other.isClosed())
    sockets = []
    // The others have gone with their sockets; the server hears of that by and by.
    #expect(eventually { (try? server.answer(server.request()).status) == 200 })
  }

  @Test func streamsAreCounted() throws {
    let server = try TestServer { $0.streams = 2 }
    let text = server.request("GET", "/live")
    let sockets = try (0..<2).map { _ in try Socket(port: server.port) }
    for socket in sockets {
      socket.send(text)
      #expect(try socket.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 OK"))
    }
    let answer = try server.answer(text)
    #expect(answer.status == 503)
    #expect(answer.body == "There are 2 pages open already; close one of them.\n")
  }

  @Test func aStreamThatWasLeftMakesRoom() throws {
    let server = try TestServer { $0.streams = 1 }
    let text = server.request("GET", "/live")
    for _ in 0..<3 {
      // The server hears of the last one's end by and by.
      let hasRoom = try eventually {
        let socket = try Socket(port: server.port)
        socket.send(text)
        return try socket.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200")
      }
      #expect(hasRoom)
    }
  }

  @Test func aClientThatDoesNotReadLosesItsStream() throws {
    let server = try TestServer { $0.waiting = 100_000 }
    let socket = try Socket(port: server.port)
    socket.send(server.request("GET", "/live"))
    try socket.read(until: "\r\n\r\n")
    let stream = try #require(server.streams.first)
    let event = Array(repeating: UInt8(ascii: "e"), count: 50_000)
    // More than the system keeps for a connection.
    for _ in 0..<1000 { stream.send(data: event) }
    #expect(socket.isClosed())
    #expect(try server.answer(server.request()).status == 200)
  }

  @Test func aStreamOfWhichNothingIsTakenIsClosed() throws {
    let server = try TestServer {
      $0.heartbeatSeconds = 1
    }
    let socket = try Socket(port: server.port)
    socket.send(server.request("GET", "/live"))
    try socket.read(until: "\r\n\r\n")
    // More than the system keeps for a connection.
    let event = Array(repeating: UInt8(ascii: "e"), count: 50 << 20)
    try #require(server.streams.first).send(data: event)
    #expect(eventually { !server.log.isEmpty })
    #expect(
      server.log == [
        "a connection was closed: its client has taken nothing of its events for 1 s"
      ])
    #expect(socket.isClosed())
  }

  /// Clients that are behind make way; one that is not keeps its stream.
  @Test func whatWaitsForAllIsLimited() throws {
    let server = try TestServer { $0.waitingInAll = 20 << 20 }
    let sockets = try (0..<3).map { _ in try Socket(port: server.port) }
    for socket in sockets {
      socket.send(server.request("GET", "/live"))
      try socket.read(until: ": \n\n")
    }
    let event = Array(repeating: UInt8(ascii: "e"), count: 15 << 20)
    for stream in server.streams.dropLast() { for _ in 0..<2 { stream.send(data: event) } }
    #expect(sockets[1].isClosed())
    try #require(server.streams.last).send(data: Array("{}".utf8))
    try sockets[2].read(until: "data: {}\n\n")
  }

  /// A client that sends requests and takes no answers is not read any more, and is closed in the end.
  @Test func requestsWaitForAnswersToBeTaken() throws {
    let server = try TestServer { $0.requestSeconds = 1 }
    let text = server.request(body: body)
    // A machine may be so busy that the second of a request is over before it is sent.
    let isClosed = try eventually {
      let socket = try Socket(port: server.port)
      var count = 0
      // The answers are as long as the requests, so that neither fits into what the system keeps.
      while count < 2000, socket.send(text) { count += 1 }
      #expect(count < 2000)
      return !server.log.isEmpty
    }
    #expect(isClosed)
    #expect(
      server.log.first
        == "a connection was closed: its client has not taken an answer of 65536 bytes within 1 s")
    #expect(eventually { (try? server.answer(server.request()).status) == 200 })
  }

  @Test func eventsArriveAsTheyAreSent() throws {
    let server = try TestServer { $0.heartbeatSeconds = 1 }
    let socket = try Socket(port: server.port)
    socket.send(server.request("GET", "/live"))
    let head = try socket.read(until: "\r\n\r\n")
    #expect(head.contains("Content-Type: text/event-stream\r\n"))
    // A sign of life comes first, and again after a while.
    try socket.read(until: ": \n\n")
    let stream = try #require(server.streams.first)
    stream.send(id: 7, data: Array("{\"a\":1}".utf8))
    try socket.read(until: "id: 7\ndata: {\"a\":1}\n\n")
    try socket.read(until: ": \n\n")
  }

  @Test func requestsFollowEachOtherOnAConnection() throws {
    let server = try TestServer()
    let socket = try Socket(port: server.port)
    socket.send(server.request(body: "1") + server.request(body: "2"))
    #expect(try socket.response().body == "1")
    #expect(try socket.response().body == "2")
    socket.send(server.request(headers: ["Connection: close"], body: "3"))
    #expect(try socket.response().body == "3")
    #expect(socket.isClosed())
  }

  @Test func aServerThatIsStoppedClosesItsStreams() throws {
    var server: TestServer? = try TestServer()
    let port = try #require(server?.port)
    let socket = try Socket(port: port)
    socket.send(try #require(server).request("GET", "/live"))
    try socket.read(until: "\r\n\r\n")
    let echo = try #require(server).request(body: Self.echo)
    #expect(echoes(port, echo))
    server = nil
    #expect(socket.isClosed())
    #expect(!echoes(port, echo))
  }

  /// One that outlives the server.
  @Test func aProgramThatIsStartedKeepsNothing() throws {
    var server: TestServer? = try TestServer()
    let port = try #require(server?.port)
    let socket = try Socket(port: port)
    let echo = try #require(server).request(body: Self.echo)
    socket.send(echo)
    #expect(try socket.response().body == Self.echo)
    let program = try #require(popen("cat", "we"))
    defer { pclose(program) }
    server = nil
    #expect(socket.isClosed())
    #expect(!echoes(port, echo))
  }

  /// Whether the server of a request still answers. Another program may have got its port meanwhile, which does not answer as
  /// it does.
  private func echoes(_ port: Int, _ request: String) -> Bool {
    guard let socket = try? Socket(port: port) else { return false }
    socket.send(request)
    return (try? socket.response().body) == Self.echo
  }

  private static let echo = #"{"an": "echo"}"#
}
