#if Isolation
import CarobRuntime
import CarobScreens
import Foundation
import NIOCore
import NIOHTTP1

extension DecodingError {
  /// A sentence that says what is wrong with the JSON, and where.
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound(let key, let context): "\(Self.place(context))\(key.stringValue) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(Self.place(context))is of another type"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is not JSON"
    case .dataCorrupted(let context): "\(Self.place(context))has a value that is not known"
    @unknown default: "it cannot be read"
    }
  }

  private static func place(_ context: Context) -> String {
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? "" : "\(path.joined(separator: ".")): "
  }
}

/// Calls from pages.
extension PageSession {
  private struct Place: Decodable {
    let list: Int
    let at: LivePlace
  }

  private struct Watch: Decodable { let pattern: String? }

  private struct Answer: Encodable {
    var result = "done"
    var reason: String?
  }

  /// The reason why a call did nothing.
  private struct Refusal: Error, CustomStringConvertible { let description: String }

  /// Performs a call. Errors of the plugin or in the call become responses too.
  func answer(_ call: Inbox.Call) -> WebResponse {
    do {
      let bytes =
        switch call.what {
        case .event: LiveJSON.bytes(try opened.handle(decoded(call)))
        case .inspect: LiveJSON.bytes(try inspect(decoded(call)))
        case .views: LiveJSON.bytes(try opened.views())
        case .log: LiveJSON.bytes(try watchMessages(decoded(call)))
        case .restart: LiveJSON.bytes(restart())
        }
      return WebResponse(ByteBuffer(bytes: bytes))
    } catch let error as DecodingError {
      return .refusal(.badRequest, "The body is not what this takes: \(error.sentence).")
    } catch {
      let answer = Answer(result: "failed", reason: "\(error)")
      return WebResponse(ByteBuffer(bytes: LiveJSON.bytes(answer)))
    }
  }

  private var opened: any LiveScreen {
    get throws {
      guard let screen else { throw Refusal(description: failure) }
      return screen
    }
  }

  private func inspect(_ place: Place) throws -> LiveInspection {
    try opened.inspect(place.at, of: place.list)
  }

  private func watchMessages(_ watch: Watch) throws -> Answer {
    guard let pattern = watch.pattern else {
      self.watch(nil)
      return Answer()
    }
    if let reason = source.whyNoMessages { throw Refusal(description: reason) }
    self.watch(try MessageLog(pattern))
    return Answer()
  }

  private func restart() -> Answer {
    openAgain()
    return Answer()
  }

  private func decoded<Value: Decodable>(_ call: Inbox.Call) throws -> Value {
    try JSONDecoder().decode(Value.self, from: call.body)
  }
}
#endif
