import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import RuntimeTestSupport
import ServerTestSupport
import Testing

@testable import InstantCocoaRemote

@Suite("Requests over HTTP")
@MainActor
struct ICRequestManagerTests {
  @Test func anAnswerIsAnObject() async throws {
    let server = ScriptedServer(always: .response(#"{"a": [1, true, null]}"#))
    #expect(try await ICRequestManager(server).answer("links") == "{a: (1, 1, <null>)}")
    let request = try #require(server.requests.first)
    #expect(request.verb == "GET")
    #expect(request.target == "/links")
    #expect(request.headers["accept"] == "application/json")
    #expect(request.headers["content-type"] == "application/json")
    #expect(request.body == "")
  }

  @Test(
    "parameters are in the query, or in the body",
    arguments: [
      (HTTPVerb.get, "/links?a%5Bb%5D=1&c%5B%5D=x%20y&c%5B%5D=%26", ""),
      (.delete, "/links?a%5Bb%5D=1&c%5B%5D=x%20y&c%5B%5D=%26", ""),
      (.post, "/links", #"{"a":{"b":1},"c":["x y","&"]}"#),
      (.put, "/links", #"{"a":{"b":1},"c":["x y","&"]}"#),
      (.patch, "/links", #"{"a":{"b":1},"c":["x y","&"]}"#),
    ])
  func parameters(_ verb: HTTPVerb, _ target: String, _ body: String) async throws {
    let server = ScriptedServer(always: .response("{}"))
    let parameters = DictionaryBox([
      "a": DictionaryBox(["b": NumberBox(1)]), "c": ArrayBox([StringBox("x y"), StringBox("&")]),
    ])
    #expect(try await ICRequestManager(server).answer("links", parameters, verb: verb) == "{}")
    let request = try #require(server.requests.first)
    #expect(request.verb == verb.rawValue)
    #expect(request.target == target)
    #expect(request.body == body)
  }

  @Test(
    "empty parameters leave a question mark, or an empty object",
    arguments: [(HTTPVerb.get, "/links?", ""), (.post, "/links", "{}")])
  func emptyParameters(_ verb: HTTPVerb, _ target: String, _ body: String) async throws {
    let server = ScriptedServer(always: .response("{}"))
    _ = try await ICRequestManager(server).answer("links", DictionaryBox([:]), verb: verb)
    #expect(server.requests.map(\.target) == [target])
    #expect(server.requests.map(\.body) == [body])
  }

  @Test("an empty body, or one of one space, is success with nil", arguments: ["", " "])
  func emptyBody(_ body: String) async throws {
    for headers in [["Content-Type": "text/html"], [:]] {
      let server = ScriptedServer(always: .response(headers: headers, body))
      #expect(try await ICRequestManager(server).answer("x") == nil)
    }
  }

  @Test(
    "content types",
    arguments: [
      ("application/json", true), ("text/json", true), ("text/javascript", true),
      ("Application/JSON; charset=utf-8", true), ("text/html", false), ("application/xml", false),
    ])
  func contentType(_ type: String, _ isAccepted: Bool) async throws {
    let server = ScriptedServer(always: .response(headers: ["Content-Type": type], "[1]"))
    let manager = try ICRequestManager(server)
    let refusal =
      "com.alamofire.error.serialization.response -1016: \(server.url("/x")) answered with "
      + "content of type \"\(type)\", not with JSON"
    #expect(await manager.answer("x") == (isAccepted ? "(1)" : refusal))
  }

  @Test("status", arguments: [200, 201, 299, 300, 400, 404, 500, 503])
  func status(_ status: Int) async throws {
    let server = ScriptedServer(always: .response(status: status, "[1]"))
    let answer = try await ICRequestManager(server).answer("x")
    if (200...299).contains(status) {
      #expect(answer == "(1)")
    } else {
      #expect(
        answer
          == "com.alamofire.error.serialization.response -1011: \(server.url("/x")) answered "
          + "with status \(status)")
    }
  }

  @Test func whatIsNotJSONFailsInTheWordsOfTheParser() async throws {
    let server = ScriptedServer(always: .response(#"{"a": }"#))
    let manager = try ICRequestManager(server)
    let error = await #expect(throws: MappingError.self) {
      _ = try await manager.object(.get, "x")?.description
    }
    #expect(
      error?.description
        == "\(server.url("/x")): not JSON: \"}\" where a value should be (line 1, column 7)")
    #expect(error?.source == server.url("/x"))
  }

  @Test(
    "an answer that breaks off is a failure",
    arguments: [
      "", "HTTP/1.1 200 OK\r\nContent-Type: appl",
      "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n[1,",
      "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        + "3\r\n[1,\r\n",
    ])
  func brokenOff(_ bytes: String) async throws {
    let server = ScriptedServer(always: .bytes(bytes))
    let answer = try #require(try await ICRequestManager(server).answer("x"))
    #expect(answer.hasPrefix("NSURLErrorDomain -1005: \(server.url("/x")): "))
  }

  /// What stands behind the parts of a body comes as the lines of a head do.
  @Test(arguments: ["X-Sum: 12\r\n", "X-Sum: 12\r\nX-Parts: 2\r\n", ""])
  func whatFollowsABodyIsNoHead(_ trailers: String) async throws {
    let server = ScriptedServer(
      always: .bytes(
        "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n"
          + "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTrailer: X-Sum\r\n"
          + "Transfer-Encoding: chunked\r\n\r\n3\r\n[1,\r\n2\r\n2]\r\n0\r\n\(trailers)\r\n"))
    #expect(try await ICRequestManager(server).answer("x") == "(1, 2)")
  }

  @Test(
    "what is no HTTP is a failure",
    arguments: [
      "nonsense\r\n\r\n", "HTTP/1.1 abc\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
      "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n[1]",
    ])
  func noHTTP(_ bytes: String) async throws {
    let server = ScriptedServer(always: .bytes(bytes))
    let answer = try #require(try await ICRequestManager(server).answer("x"))
    #expect(answer.hasPrefix("NSURLErrorDomain -1"))
  }

  @Test("a demand for a password is a status", arguments: ["Bearer", "Basic", "Odd realm=x", ""])
  func authentication(_ demand: String) async throws {
    let server = ScriptedServer(
      always: .response(status: 401, headers: ["WWW-Authenticate": demand], ""))
    let answer = try await ICRequestManager(server).answer("x")
    #expect(try #require(answer).hasSuffix("answered with status 401"))
  }

  @Test func certificatesAreAskedFor() async throws {
    let server = ScriptedServer(always: .bytes("HTTP/1.1 200 OK\r\n\r\n"))
    let answer = await ICRequestManager().answer("https://127.0.0.1:\(server.port)/x")
    #expect(try #require(answer).hasPrefix("NSURLErrorDomain -1200: "))
  }

  @Test func nobodyIsListening() async throws {
    let server = ScriptedServer(always: .silence)
    server.stop()
    let answer = try #require(try await ICRequestManager(server).answer("x"))
    #expect(answer.hasPrefix("NSURLErrorDomain -1004: \(server.url("/x")): "))
  }

  @Test func silenceEndsWithTheTimeout() async throws {
    let server = ScriptedServer(always: .silence)
    let manager = try ICRequestManager(server)
    manager.settings.timeout = 0.2
    #expect(
      await manager.answer("x")
        == "NSURLErrorDomain -1001: \(server.url("/x")): nothing arrived for 0.2 seconds")
  }

  /// The whole takes longer than the timeout, and each part less. On a machine that has no time for a part,
  /// all of it is tried again more slowly.
  @Test func anAnswerThatArrivesBitByBitIsNoSilence() async throws {
    let bits = ["HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n", "[1", ",", "2", "]"]
    var answer: String?
    for pause in [0.4, 1.6, 6.4] where answer != "(1, 2)" {
      let server = ScriptedServer(always: .bits(bits, pause: pause))
      let manager = try ICRequestManager(server)
      manager.settings.timeout = pause * 3.75
      answer = await manager.answer("x")
    }
    #expect(answer == "(1, 2)")
  }

  @Test func aLongAnswerIsRefused() async throws {
    let long = "[" + String(repeating: "1,", count: 5000) + "1]"
    let closed =
      "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n" + long
    for answer in [ScriptedServer.Answer.response(long), .bytes(closed)] {
      let server = ScriptedServer(always: answer)
      let manager = try ICRequestManager(server)
      manager.settings.maximumResponseLength = 10_000
      #expect(
        await manager.answer("x")
          == "NSURLErrorDomain -1103: \(server.url("/x")) has more than 10000 bytes, which "
          + "maximumResponseLength allows")
      manager.settings.maximumResponseLength = 10_003
      #expect(try #require(await manager.answer("x")).hasPrefix("(1, 1"))
    }
  }

  @Test func deepAnswersAreRefused() async throws {
    for (depth, isFine) in [(512, true), (513, false), (100_000, false)] {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let server = ScriptedServer(always: .response(text))
      let answer = try #require(try await ICRequestManager(server).answer("x"))
      #expect(answer.contains("nested more than 512 levels deep") == !isFine)
    }
  }

  @Test func connectionsAreUsedAgain() async throws {
    let server = ScriptedServer(always: .response("[1, 2]"))
    let manager = try ICRequestManager(server)
    #expect(
      await manager.connections(to: server, requests: 5, answered: "(1, 2)") == [0, 0, 0, 0, 0])
  }

  @Test func whatCannotBeSentFailsLater() async throws {
    let manager = ICRequestManager()
    #expect(await manager.answer("x") == "NSURLErrorDomain -1002: x is no http, https or file URL")
    #expect(
      await manager.answer("ftp://x/y")
        == "NSURLErrorDomain -1002: ftp://x/y is no http, https or file URL")
    #expect(
      await manager.answer("") == "NSURLErrorDomain -1000: \"\" is no URL, and no path of one")
    #expect(
      await manager.answer("http://127.0.0.1:1/", verb: HTTPVerb(rawValue: "GET /\r\n"))
        == "NSURLErrorDomain -1000: \"GET /\\r\\n\" is no verb of HTTP")
    let odd = DictionaryBox(["a": DateBox(Date())])
    #expect(
      try #require(await manager.answer("http://127.0.0.1:1/", odd, verb: .post))
        .contains("the parameters hold something that JSON has no form for"))
  }
}
