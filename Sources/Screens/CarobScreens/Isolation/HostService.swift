#if Isolation
import CarobRuntime
import Foundation

/// What the plugin's process may ask of the host: to tell people something. The host implements it; in the
/// plugin's process it is a proxy.
package final class HostService: Object {
  /// The name of this class in the runtime.
  package override class var runtimeName: String { "CarobHostService" }

  private static let report = Message<(Data) -> Void>("report:")
  private static let reads = Message<(String) -> Void>("reads:")
  private static let log = Message<(String, Bool) -> Void>("log:isError:")

  /// Gets what happens; set by who has the service.
  var onEvent: (ScreenEvent) -> Void = { _ in }
  /// Gets the file that the data is in.
  var onData: (String) -> Void = { _ in }
  /// Gets a line of the log, and whether it is of an error.
  var onLog: (String, Bool) -> Void = { _, _ in }

  /// States what it answers.
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

  /// The host of this process, if it is a plugin's.
  package struct Remote: @unchecked Sendable {
    // SAFETY: a proxy, which may be sent to from any thread.
    private let object: Object

    init(_ object: Object) { self.object = object }

    /// Has the host write a line of the log.
    package func log(_ line: String, isError: Bool) {
      // Without a host there is nobody to tell.
      try? HostService.log(object, line, isError)
    }

    /// Tells the host which file the data is in.
    func reads(_ file: String) { try? HostService.reads(object, file) }

    fileprivate func report(_ event: ScreenEvent) {
      try? HostService.report(object, JSONEncoder().encode(event))
    }
  }

  private static let host = Locked<Remote?>(nil)

  /// The host of this process; nil when it is no plugin's.
  package static var ofThisProcess: Remote? { host.withLock { $0 } }

  /// Says that this process is a plugin's.
  static func setOfThisProcess(_ object: Object) { host.withLock { $0 = Remote(object) } }
}

/// Tells the host of this process what happens.
final class HostProgress: ScreenProgress {
  /// When the host was told last that something goes on.
  private let told = Locked<ContinuousClock.Instant?>(nil)
  /// How long it is not told again.
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
