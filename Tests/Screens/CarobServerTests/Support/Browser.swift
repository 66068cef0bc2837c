import CarobLibc
import CarobProcess
import Foundation
import PluginTestSupport
import Testing

/// Chromium without a window, driven by chromedriver over a socket. URLSession does not read chromedriver's answers.
///
/// It ends with this process. Tests use it one after the other.
final class Browser: Sendable {
  /// One for all tests: it takes seconds to start.
  static let shared = Result { try Browser() }

  /// Whether there is one on this machine.
  static let isThere = ["chromedriver", "chromium"].allSatisfy { name in
    access("/usr/bin/\(name)", X_OK) == 0
  }

  /// What went wrong, in chromedriver's words.
  struct Failure: Error, CustomStringConvertible { let description: String }

  private let port: Int
  private let files: TemporaryDirectory
  private let session: String

  /// Without a sandbox, which needs rights that tests have not everywhere. By the pipe, Chromium ends with chromedriver.
  private static let arguments = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
    "--remote-debugging-pipe", "--window-size=1100,820", "--force-device-scale-factor=1",
  ]

  private init() throws {
    files = try TemporaryDirectory()
    port = try Self.startDriver(files)
    let options: [String: Any] = [
      "args": Self.arguments + ["--user-data-dir=\(files.url.path)/profile"],
      "binary": "/usr/bin/chromium",
    ]
    let made = try Self.call(
      port, "POST", "/session",
      [
        "capabilities": [
          "alwaysMatch": [
            "goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"],
          ]
        ]
      ])
    session = (made as? [String: Any])?["sessionId"] as? String ?? ""
  }

  /// Starts chromedriver.
  ///
  /// It takes a port of IPv6, and ends when another program has that of IPv4. Then it is started again.
  ///
  /// - Returns: its port.
  private static func startDriver(_ files: TemporaryDirectory) throws -> Int {
    var text = ""
    for _ in 1...20 {
      let output = try UnnamedFile()
      let driver = try ChildProcess(
        ["/usr/bin/chromedriver", "--port=0"], output: output.descriptor, errors: output.descriptor)
      LastingProcesses.add(driver, files)
      var found: Int?
      _ = eventually {
        text = output.text
        found = text.firstMatch(of: /started successfully on port (\d+)/).flatMap { Int($0.1) }
        return found != nil || text.contains("Exiting...")
      }
      if let found { return found }
    }
    throw Failure(description: "chromedriver does not start; it says: \(text)")
  }

  private static func call(
    _ port: Int, _ method: String, _ path: String, _ body: Any?
  ) throws -> Any? {
    let text = String(
      decoding: try JSONSerialization.data(withJSONObject: body ?? [String: String]()),
      as: UTF8.self)
    let socket = try Socket(port: port)
    let length = method == "POST" ? text.utf8.count : 0
    socket.send(
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: \(length)\r\n\r\n"
        + (method == "POST" ? text : ""))
    let answer = try socket.response()
    let object = try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any]
    guard answer.status == 200 else {
      let error = object?["value"] as? [String: Any]
      throw Failure(description: "\(path): \(error?["message"] ?? answer.body)")
    }
    return object?["value"]
  }

  @discardableResult
  private func call(_ method: String, _ path: String, _ body: Any? = nil) throws -> Any? {
    try Self.call(port, method, "/session/\(session)\(path)", body)
  }

  // MARK: Pages

  /// Opens a page in a tab of its own, so that it has no token of another page.
  ///
  /// - Parameter isAlone: whether all other tabs are closed.
  func open(_ url: String, isAlone: Bool = true) throws {
    let others = isAlone ? try call("GET", "/window/handles") as? [String] ?? [] : []
    let made = try call("POST", "/window/new", ["type": "tab"])
    for other in others {
      try select(other)
      try call("DELETE", "/window")
    }
    try select((made as? [String: Any])?["handle"] as? String ?? "")
    // Without a window none has the focus.
    _ = try command("Emulation.setFocusEmulationEnabled", ["enabled": true])
    // Of those that were closed.
    _ = try complaints()
    try call("POST", "/url", ["url": url])
  }

  /// The tab that is used.
  var tab: String {
    get throws { try call("GET", "/window") as? String ?? "" }
  }

  /// Uses another tab.
  func select(_ tab: String) throws {
    try call("POST", "/window", ["handle": tab])
  }

  /// Runs a function's body in the page.
  @discardableResult
  func run(_ script: String) throws -> Any? {
    try call("POST", "/execute/sync", ["script": script, "args": [String]()])
  }

  /// Waits until an expression in the page is true.
  func wait(until expression: String) throws {
    let isSo = try eventually {
      try run("return Boolean(\(expression))") as? Bool == true
    }
    if isSo { return }
    let text = try run("return document.body.innerText.slice(0, 500)") ?? ""
    throw Failure(description: "never so: \(expression); the page: \(text)")
  }

  /// Clicks what an expression gives, as a user does.
  func click(_ expression: String) throws {
    let found = try run("return \(expression)") as? [String: String]
    guard let element = found?.values.first else {
      throw Failure(description: "there is no \(expression)")
    }
    try call("POST", "/element/\(element)/click")
  }

  /// Presses keys, one after the other: letters, or names as in `KeyboardEvent.key`.
  func press(_ keys: String...) throws {
    let codes = [
      "Tab": "\u{E004}", "Enter": "\u{E007}", "Escape": "\u{E00C}", "PageUp": "\u{E00E}",
      "PageDown": "\u{E00F}", "End": "\u{E010}", "Home": "\u{E011}", "ArrowUp": "\u{E013}",
      "ArrowDown": "\u{E015}", "Delete": "\u{E017}",
    ]
    let actions = keys.map { codes[$0] ?? $0 }.flatMap { key in
      [["type": "keyDown", "value": key], ["type": "keyUp", "value": key]]
    }
    try call(
      "POST", "/actions",
      ["actions": [["type": "key", "id": "keys", "actions": actions]]])
  }

  /// A command of Chromium's own protocol.
  func command(_ name: String, _ parameters: [String: Any]) throws -> [String: Any] {
    try call(
      "POST", "/goog/cdp/execute", ["cmd": name, "params": parameters])
      as? [String: Any] ?? [:]
  }

  /// A picture of the page, as PNG.
  func screenshot() throws -> Data {
    let text = try call("GET", "/screenshot") as? String ?? ""
    return Data(base64Encoded: text) ?? Data()
  }

  /// What the browser complained of since the last time.
  func complaints() throws -> [String] {
    let entries =
      try call("POST", "/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
  }

  /// Expects that the browser has not complained since the last time.
  func expectNoComplaints(at location: SourceLocation = #_sourceLocation) throws {
    let complaints = try complaints()
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))", sourceLocation: location)
  }
}
