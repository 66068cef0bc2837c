#if Isolation
import CarobRuntime
import Foundation
import Logging

/// The methods of the host that the plugin's process can call. The host has the object, and the
/// plugin's process a `Remote`.
package final class HostService: Object {
  /// The name of this class in the runtime.
  package override class var runtimeName: String { "CarobHostService" }

  private static let report = Message<(Data) -> Void>("report:")
  private static let reads = Message<(String) -> Void>("reads:")
  private static let log = Message<(String, Bool) -> Void>("log:isError:")

  /// Gets the events of the screen. The owner of the service sets it.
  var onEvent: (ScreenEvent) -> Void = { _ in }
  /// Gets the path of the data file.
  var onData: (String) -> Void = { _ in }
  /// Gets a line of the plugin's log, and true if it is an error.
  var onLog: (String, Bool) -> Void = { line, isError in
    Logger(label: "carob.screens").log(level: isError ? .error : .warning, "\(line)")
  }

  package override class func define(_ definition: ClassDefinition) {
    definition.members(of: HostService.self) { service in
      service.method("report:") { (this, event: Data) throws in
        this.onEvent(try JSONDecoder().decode(ScreenEvent.self, from: event))
      }
      service.method("reads:") { (this, file: String) in this.onData(file) }
      service.method("log:isError:") { (this, line: String, isError: Bool) in
        this.onLog(line, isError)
      }
    }
  }

  // MARK: In the plugin's process

  /// A proxy for the host of this process.
  package struct Remote: @unchecked Sendable {
    // SAFETY: a proxy, which may be sent to from any thread.
    private let object: Object

    init(_ object: Object) { self.object = object }

    /// Has the host write a line of the log.
    package func log(_ line: String, isError: Bool) {
      // Ignores errors: without a host, nobody reads the log.
      try? HostService.log(object, line, isError)
    }

    /// Tells the host which file the data is in.
    func reads(_ file: String) { try? HostService.reads(object, file) }

    fileprivate func report(_ event: ScreenEvent) {
      try? HostService.report(object, JSONEncoder().encode(event))
    }
  }

  private static let host = Locked<Remote?>(nil)

  /// The host of this process; nil outside of a plugin's process.
  package static var ofThisProcess: Remote? { host.withLock { $0 } }

  /// Makes this process a plugin's process.
  static func setOfThisProcess(_ object: Object) { host.withLock { $0 = Remote(object) } }
}

/// Sends events to the host of this process.
final class HostProgress: ScreenProgress {
  /// The time of the last `continues` event.
  private let told = Locked<ContinuousClock.Instant?>(nil)
  /// The shortest time between two `continues` events.
  private static let pause = Duration.milliseconds(250)

  func report(_ event: ScreenEvent) {
    if case .continues = event, !isDue { return }
    HostService.ofThisProcess?.report(event)
  }

  private var isDue: Bool {
    told.withLock { told in
      if let told, .now - told < Self.pause { return false }
      told = .now
      return true
    }
  }
}
#endif
