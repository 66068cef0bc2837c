import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import InstantCocoaRemote

extension RemoteData {
  /// Fetches the data once, without a plugin.
  ///
  /// - Parameter progress: gets events while the fetch is running, and can cancel it.
  /// - Throws: `ScreenError`, as for a screen whose data cannot be fetched.
  @MainActor
  package func sample(_ progress: some ScreenProgress) throws(ScreenError) -> JSONDocument {
    let text = "Fetching \(name)…"
    let waiter = FetchWaiter<Object?>()
    let request = try self.request { waiter.resolve($0) }
    progress.report(.began(text))
    defer { progress.report(.ended) }
    while waiter.outcome == nil {
      if progress.isCancelled {
        request.cancel()
        throw ScreenError(.cancelled, "interrupted")
      }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      progress.report(.continues(text))
    }
    switch waiter.outcome {
    case .success(let data as DataBox):
      do throws(MappingError) {
        return try JSONDocument([UInt8](data.data))
      } catch {
        throw ScreenError(error, in: name, naming: .options)
      }
    case .failure(let error):
      throw ScreenError(fetching: name, error, naming: .options)
        ?? ScreenError(.unavailable, "\(name): \(error); try again")
    default: throw ScreenError(.badData, "\(name): answered with nothing; check the address")
    }
  }

  @MainActor
  private func request(
    _ completion: @escaping @MainActor (ICRequestOperation.Outcome) -> Void
  ) throws(ScreenError) -> ICRequestOperation {
    do {
      guard let manager = try configuration.requestManager as? ICRequestManager else {
        preconditionFailure("the host's configuration has the host's request manager")
      }
      return manager.data(at: url, completion: completion)
    } catch {
      throw ScreenError(.badRequest, "\(name): \(error); correct the URL")
    }
  }
}
