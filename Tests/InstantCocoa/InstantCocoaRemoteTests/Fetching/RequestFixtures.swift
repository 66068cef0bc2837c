import CarobFoundation
import CarobRuntime
import Dispatch
import InstantCocoa
import RuntimeTestSupport

/// A request manager whose requests the test answers when it likes.
///
/// A plugin's class in all but the language: it is reached by messages, and its blocks are blocks.
final class FakeRequestManager: Object {
  /// A request that was made.
  final class Request {
    let verb: String
    let path: String
    let parameters: Object?
    /// Nil once the fake has let go of them.
    var success: Block?
    var failure: Block?
    let operation = FakeOperation()

    init(
      _ verb: String, _ path: String, _ parameters: Object?, _ success: Block?, _ failure: Block?
    ) {
      self.verb = verb
      self.path = path
      self.parameters = parameters
      self.success = success
      self.failure = failure
    }

    /// How often it was cancelled.
    var cancellations: Int { operation.cancellations }

    func succeed(_ response: Object?) throws { try success?.call(response) }
    func fail(_ error: Object?) throws { try failure?.call(error) }
  }

  /// All requests, in order.
  final var requests: [Request] = []
  /// Runs within each request, which it may answer there and then.
  final var onRequest: ((Request) throws -> Void)?
  /// Whether it gives an operation to cancel a request by.
  final var givesOperations = true

  /// The class that answers the message, which has more arguments than a Swift class's own list takes.
  private static let answering = Result {
    try makeClass("FakeRequestManager", below: FakeRequestManager.runtimeClass) { cls in
      try cls.addMethod(Selector("requestWithVerb:path:parameters:success:failure:")) {
        (
          this: FakeRequestManager, verb: String, path: String, parameters: Object?,
          success: Block?, failure: Block?
        ) -> Object? in
        let request = Request(verb, path, parameters, success, failure)
        this.requests.append(request)
        try this.onRequest?(request)
        return this.givesOperations ? request.operation : nil
      }
    }
  }

  static func make() throws -> FakeRequestManager {
    let made = try answering.get().make()
    guard let manager = made as? FakeRequestManager else { throw RaisedError("no manager") }
    return manager
  }

  /// The request made last.
  var last: Request {
    get throws {
      guard let last = requests.last else { throw RaisedError("there was no request") }
      return last
    }
  }

  /// Answers requests by their path and page, each in a later turn of the main queue, as a server does.
  final func serve(_ answers: [String: Object]) {
    onRequest = { request in
      let page = (request.parameters as? DictionaryBox)?["page"].map { "?page=\($0)" } ?? ""
      let answer = answers[request.path + page]
      let turn = Handed {
        if let answer {
          try request.succeed(answer)
        } else {
          try request.fail(ErrorBox(RaisedError("404")))
        }
      }
      DispatchQueue.main.async { try? turn.body() }
    }
  }
}

/// What `requestWithVerb:…` gives back.
final class FakeOperation: Object {
  private(set) final var cancellations = 0
  /// Runs when it is cancelled.
  final var onCancel: (() throws -> Void)?

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: FakeOperation.self) { operation in
      operation.method("cancel") { this in
        this.cancellations += 1
        try this.onCancel?()
      }
    }
  }
}

/// A closure that the test hands to the main queue and does not touch again.
struct Handed: @unchecked Sendable {
  let body: () throws -> Void
  init(_ body: @escaping () throws -> Void) { self.body = body }
}

/// Waits until all that was to be done on the main queue has been, and what that led to.
@MainActor func settle(turns: Int = 4) async {
  for _ in 0..<turns {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}

/// JSON as the HTTP layer hands it over.
func json(_ value: Any) throws -> Object {
  try Object.boxing(value)
}

/// Collects what is reported when nobody waits for it.
final class CollectedReports: Sendable {
  private let log = Log()

  /// Each on a line, without class names that differ from run to run.
  var all: [String] { log.entries }

  /// Runs `body`; what it begins is listened to until it is over.
  func collect<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Diagnostics.withListener({ self.log.add($0.description) }) { try body() }
  }
}

/// The links of the original's tests.
enum Links {
  static let names = ["amazon", "apple", "facebook", "twitter"]
  static func link(_ title: String, _ category: String) -> [String: Any] {
    ["name": "first link", "title": title, "category": category]
  }
  static var all: [[String: Any]] {
    [
      link("amazon", "retail"), link("apple", "retail"), link("facebook", "social"),
      link("twitter", "social"),
    ]
  }
  /// The server of the remote cases.
  static func server() throws -> [String: Object] {
    try ["links": json(all), "keyed_links": json(["links": all])]
  }
  /// The server of the paginated cases.
  static func pages() throws -> [String: Object] {
    func page(_ number: Int, _ links: [[String: Any]]) throws -> Object {
      try json([
        "page": number, "per_page": 2, "number_of_pages": 3, "number_of_total_objects": 4,
        "links": links,
      ])
    }
    return try [
      "links?page=1": page(1, Array(all[..<2])), "links?page=2": page(2, Array(all[2...])),
      "links?page=3": page(3, []),
    ]
  }
  /// `ICLink`: a class that is made from JSON.
  static func makeLinkClass() throws -> RuntimeClass {
    try makeClass("ICLink") { cls in
      try cls.addMethod(Selector("initWithJSONDictionary:")) {
        (this: Object, _: Object?) -> Object? in this
      }
    }
  }
}
