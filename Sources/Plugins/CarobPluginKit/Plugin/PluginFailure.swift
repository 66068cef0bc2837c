internal import CCarob

/// Why a message, a definition or a conversion failed: the host's words, or the kit's own.
///
/// What a handler throws reaches whoever sent the message; a `PluginFailure` that came from the host does so as
/// the very error that it was. [any-thread]
public struct PluginFailure: Error, Sendable, CustomStringConvertible {
  /// What went wrong.
  public let description: String

  /// The host's `NSError`, for handing it on.
  private let error: Reference?

  /// Whether the description names a value, and lacks where it is.
  let isUnplaced: Bool

  /// A failure of the plugin's own, in its own words.
  public init(_ description: String) {
    self.description = description
    error = nil
    isUnplaced = false
  }

  /// A value of the wrong type; `placed` adds where it is.
  init(_ value: PassedValue, insteadOf expected: String) {
    description = "\(value), not \(expected)"
    error = nil
    isUnplaced = true
  }

  private init(_ description: String, _ error: Reference) {
    self.description = description
    self.error = error
    isUnplaced = false
  }

  /// The same failure with the place of the value, unless it is another kind of failure or has a place.
  func placed(_ place: @autoclosure () -> String) -> PluginFailure {
    isUnplaced ? PluginFailure("\(place()) is \(description)") : self
  }

  /// Any error as a failure.
  init(_ error: any Error) {
    self = error as? PluginFailure ?? PluginFailure("\(error)")
  }

  /// Throws the error that a call left pending on this thread, which it clears.
  static func check() throws(PluginFailure) {
    if isPending { throw pending() }
  }

  /// Whether the thread has a pending error.
  static var isPending: Bool { carob_pending_error() != nil }

  /// The pending error, cleared.
  static func pending() -> PluginFailure {
    guard let id = carob_pending_error() else { return PluginFailure("unknown error") }
    let error = Reference(retaining: id)
    carob_clear_pending_error()
    let words = Delivery.send(.localizedDescription, to: id, [])
    guard case .object(let text) = words.form, let bytes = carob_utf8(text.id) else {
      carob_clear_pending_error()
      return PluginFailure("an error without words", error)
    }
    // SAFETY: the bytes end with NUL and last as long as the string, which `text` retains.
    return PluginFailure(String(cString: bytes), error)
  }

  /// Leaves the failure pending on this thread; an earlier one stays.
  func raise() {
    if let error {
      carob_raise_error(error.id)
    } else {
      carob_raise(description)
    }
  }
}
