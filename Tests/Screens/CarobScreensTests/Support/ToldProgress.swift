import CarobRuntime
import CarobScreens

/// Keeps what it is told.
final class ToldProgress: ScreenProgress {
  private let told = Locked<[ScreenEvent]>([])
  /// Whether nothing is waited for.
  let isCancelled: Bool

  init(isCancelled: Bool = false) { self.isCancelled = isCancelled }

  /// What it was told until now.
  var events: [ScreenEvent] { told.withLock { $0 } }

  func report(_ event: ScreenEvent) { told.withLock { $0.append(event) } }
}
