import Hummingbird

/// Answers an error with its status and `{"error": …}`.
struct ErrorsAsJSON<Context: RequestContext>: RouterMiddleware {
  private struct Message: ResponseEncodable {
    let error: String
  }

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError {
      var response = try Message(error: error.body ?? error.status.reasonPhrase)
        .response(from: request, context: context)
      response.status = error.status
      return response
    }
  }
}
