import CarobRenderers
import CarobRuntime

/// What the plugin's process may ask of the host: to tell people something. The host implements it; in the
/// plugin's process it is a proxy.
final class HostService: Object {
  /// The name of this class in the runtime.
  override class var runtimeName: String { "CarobHostService" }

  private static let complain = Message<(String, Bool, Bool) -> Void>("complain:isError:isLogged:")
  private static let progress = Message<(String) -> Void>("showProgress:")

  /// Gets what is to be told, and whether it is a line of the log; set by who has the service.
  var onComplaint: (String, TextRole, Bool) -> Void = { _, _, _ in }
  /// Gets what is being waited for; empty when that is over.
  var onProgress: (String) -> Void = { _ in }

  /// States what it answers.
  override class func define(_ definition: ClassDefinition) {
    definition.members(of: HostService.self) { service in
      service.method("complain:isError:isLogged:") {
        (this, message: String, isError: Bool, isLogged: Bool) in
        this.onComplaint(message, isError ? .error : .warning, isLogged)
      }
      service.method("showProgress:") { (this, text: String) in this.onProgress(text) }
    }
  }

  // MARK: In the plugin's process

  /// The host of this process, if it is a plugin's.
  struct Remote: @unchecked Sendable {
    // SAFETY: a proxy, which may be sent to from any thread.
    private let object: Object

    init(_ object: Object) { self.object = object }

    /// Has the host write a line to standard error.
    func complain(_ message: String, as role: TextRole, isLogged: Bool) {
      // Without a host there is nobody to tell.
      try? HostService.complain(object, message, role == .error, isLogged)
    }

    /// Has the host show what is being waited for; empty when that is over.
    func showProgress(_ text: String) {
      try? HostService.progress(object, text)
    }
  }

  private static let host = Locked<Remote?>(nil)

  /// The host of this process; nil when it is no plugin's.
  static var ofThisProcess: Remote? { host.withLock { $0 } }

  /// Says that this process is a plugin's.
  static func setOfThisProcess(_ object: Object) { host.withLock { $0 = Remote(object) } }
}
