import Hummingbird
import NIOCore

/// Spoils answers as was planned.
struct FaultMiddleware<Context: RequestContext>: RouterMiddleware {
  /// Ends a connection.
  private struct Lost: Error {}

  let faults: Faults

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    switch faults.next(for: request) {
    case nil:
      return try await next(request, context)
    case .slow(let time):
      try await Task.sleep(for: time)
      return try await next(request, context)
    case .status(let code):
      throw HTTPError(.init(code: code), message: "it was planned")
    case .redirect(let place):
      return .redirect(to: place, type: .temporary)
    case .contentType(let type):
      var response = try await next(request, context)
      response.headers[.contentType] = type
      return response
    case .dropped(let count):
      var response = try await next(request, context)
      let start = try await Self.bytes(of: response).prefix(count)
      // The length is still that of the whole.
      response.body = ResponseBody(contentLength: response.body.contentLength) { writer in
        try await writer.write(ByteBuffer(bytes: start))
        throw Lost()
      }
      return response
    case .truncated(let count):
      var response = try await next(request, context)
      response.body = ResponseBody(
        byteBuffer: ByteBuffer(bytes: try await Self.bytes(of: response).prefix(count)))
      response.headers[.contentLength] = nil
      return response
    case .enormous(let count):
      return Self.json(Self.zeros(count))
    case .nested(let levels):
      let text = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
      return Self.json(ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
  }

  private static func json(_ body: ResponseBody) -> Response {
    Response(status: .ok, headers: [.contentType: "application/json"], body: body)
  }

  /// `[0,0,…,0]`, written bit by bit and without a length.
  private static func zeros(_ count: Int) -> ResponseBody {
    ResponseBody { writer in
      let chunk = ByteBuffer(string: String(repeating: "0,", count: 32_768))
      try await writer.write(ByteBuffer(string: "["))
      for _ in 0..<max(count / chunk.readableBytes, 1) { try await writer.write(chunk) }
      try await writer.write(ByteBuffer(string: "0]"))
      try await writer.finish(nil)
    }
  }

  private static func bytes(of response: Response) async throws -> [UInt8] {
    let collector = BodyCollector()
    try await response.body.write(collector)
    return collector.bytes
  }
}

/// Keeps what a body writes.
private final class BodyCollector: ResponseBodyWriter {
  private(set) var bytes: [UInt8] = []

  func write(_ buffer: ByteBuffer) async throws { bytes += Array(buffer.readableBytesView) }
  func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
