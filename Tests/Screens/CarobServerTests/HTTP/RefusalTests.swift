import CarobServer
import PluginTestSupport
import Testing

/// What a server of pages does not let through, and with which status.
@Suite(.waitsForProcesses) struct RefusalTests {
  private let server: TestServer

  init() throws { server = try TestServer() }

  @Test func aRequestOfThePageIsAnswered() throws {
    let answer = try server.answer(server.request(body: #"{"do": "nothing"}"#))
    #expect(answer.status == 200)
    #expect(answer.body == #"{"do": "nothing"}"#)
    #expect(answer.headers["content-type"] == "application/json")
  }

  @Test func everyAnswerHasTheHeadersThatProtect() throws {
    for request in [
      server.request(), server.request("GET", "/"), server.request("GET", "/nothing"),
    ] {
      let headers = try server.answer(request).headers
      let policy = try #require(headers["content-security-policy"])
      #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; "))
      #expect(policy.hasSuffix("require-trusted-types-for 'script'; trusted-types 'none'"))
      #expect(headers["x-content-type-options"] == "nosniff")
      #expect(headers["x-frame-options"] == "DENY")
      #expect(headers["referrer-policy"] == "no-referrer")
      #expect(headers["cross-origin-opener-policy"] == "same-origin")
      #expect(headers["cross-origin-resource-policy"] == "same-origin")
      #expect(headers["cache-control"] == "no-store")
      #expect(!headers.keys.contains { $0.hasPrefix("access-control") })
      #expect(headers["set-cookie"] == nil)
    }
  }

  @Test(arguments: ["localhost", "127.0.0.1"]) func theNamesOfThisMachineAreTaken(_ name: String)
    throws
  {
    let host = "\(name):\(server.port)"
    let request = server.request(host: host, origin: "http://\(host)")
    #expect(try server.answer(request).status == 200)
  }

  @Test(arguments: [
    "attacker.example", "127.0.0.1", "127.0.0.1:1", "localhost.attacker.example:PORT",
    "127.0.0.1.attacker.example:PORT", "127.0.0.1:PORT.", "LOCALHOST:PORT", "[::1]:PORT", "",
    "user@127.0.0.1:PORT",
  ])
  func anotherHostIsMisdirected(_ host: String) throws {
    let host = host.replacingOccurrences(of: "PORT", with: "\(server.port)")
    let answer = try server.answer(server.request(host: host))
    #expect(answer.status == 421)
    #expect(answer.body.contains("Host has to be there once"))
    #expect(try server.answer(server.request("GET", "/", host: host)).status == 421)
  }

  @Test func twoHostsOrNoneAreMisdirected() throws {
    let two = server.request(headers: ["Host: 127.0.0.1:\(server.port)"])
    #expect(try server.answer(two).status == 421)
    #expect(try server.answer("GET / HTTP/1.0\r\n\r\n").status == 421)
  }

  @Test(arguments: [
    "http://attacker.example", "null", "https://127.0.0.1:PORT", "http://localhost:PORT",
    "http://127.0.0.1", "http://127.0.0.1:1", "http://127.0.0.1:PORT/",
    "http://127.0.0.1:PORT.attacker.example",
  ])
  func anotherOriginIsForbidden(_ origin: String) throws {
    let origin = origin.replacingOccurrences(of: "PORT", with: "\(server.port)")
    #expect(try server.answer(server.request(origin: origin)).status == 403)
    #expect(try server.answer(server.request("GET", "/live", origin: origin)).status == 403)
    #expect(try server.answer(server.request("GET", "/", origin: origin)).status == 403)
  }

  @Test func aCallWithoutOriginIsForbidden() throws {
    let answer = try server.answer(server.request(origin: nil))
    #expect(answer.status == 403)
    #expect(answer.body == "Origin is missing.\n")
  }

  @Test(arguments: ["cross-site", "same-site", "same-origin, cross-site", "Same-Origin"])
  func anotherSiteIsForbidden(_ site: String) throws {
    let request = server.request(headers: ["Sec-Fetch-Site: \(site)"])
    #expect(try server.answer(request).status == 403)
  }

  @Test(arguments: ["same-origin", "none"]) func theSameSiteIsNot(_ site: String) throws {
    let request = server.request(headers: ["Sec-Fetch-Site: \(site)"])
    #expect(try server.answer(request).status == 200)
  }

  @Test func aLinkLeadsToThePageAndNowhereElse() throws {
    let link = ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate"]
    let document = link + ["Sec-Fetch-Dest: document"]
    let frame = link + ["Sec-Fetch-Dest: iframe"]
    func status(_ path: String, _ headers: [String]) throws -> Int {
      try server.answer(server.request("GET", path, origin: nil, headers: headers)).status
    }
    #expect(try status("/", document) == 200)
    #expect(try status("/", frame) == 403)
    #expect(try status("/", ["Sec-Fetch-Site: cross-site"]) == 403)
    #expect(try status("/live", document) == 403)
    #expect(try status("/nothing", document) == 403)
  }

  @Test(arguments: ["", "wrong", "AAAAAAAAAAAAAAAAAAAAAA", "Bearer"])
  func aWrongTokenIsUnauthorized(_ token: String) throws {
    #expect(try server.answer(server.request(token: token)).status == 401)
    #expect(try server.answer(server.request("GET", "/live", token: token)).status == 401)
  }

  @Test func aTokenTwiceOrElsewhereIsUnauthorized() throws {
    let own = server.token.text
    let twice = server.request(headers: ["X-Carob-Token: \(own)"])
    #expect(try server.answer(twice).status == 401)
    for header in ["Cookie: X-Carob-Token=\(own)", "Authorization: Bearer \(own)"] {
      #expect(try server.answer(server.request(token: "", headers: [header])).status == 401)
    }
    let inURL = server.request("POST", "/event?token=\(own)", token: "")
    #expect(try server.answer(inURL).status == 401)
  }

  @Test func thePageNeedsNoToken() throws {
    #expect(try server.answer(server.request("GET", "/", origin: nil, token: "")).status == 200)
  }

  @Test(arguments: ["OPTIONS", "PUT", "DELETE", "PATCH", "GET", "HEAD", "TRACE"])
  func otherMethodsAreNotAllowed(_ method: String) throws {
    let socket = try Socket(port: server.port)
    socket.send(server.request(method))
    let head = try socket.read(until: "\r\n\r\n")
    #expect(head.hasPrefix("HTTP/1.1 405 "))
    #expect(head.contains("Allow: POST\r\n"))
    #expect(!head.lowercased().contains("access-control"))
  }

  @Test(arguments: [
    "/../../etc/passwd", "/%2e%2e/etc/passwd", "/event/", "//event", "/EVENT", "/page.css%00",
  ])
  func otherPathsAreNotThere(_ path: String) throws {
    #expect(try server.answer(server.request("GET", path)).status == 404)
  }

  @Test func aLongURLIsTooLong() throws {
    let path = "/event?" + String(repeating: "a", count: 8 << 10)
    #expect(try server.answer(server.request("POST", path)).status == 414)
  }

  @Test(arguments: [
    nil, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
    "application/jsonp", "text/json",
  ])
  func anotherTypeIsUnsupported(_ type: String?) throws {
    #expect(try server.answer(server.request(type: type)).status == 415)
  }

  @Test func aTypeWithItsCharactersIsTaken() throws {
    let request = server.request(type: "application/json; charset=utf-8")
    #expect(try server.answer(request).status == 200)
  }
}
