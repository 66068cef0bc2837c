internal import CCarob

/// The failure of a message, a definition or a conversion, with the host's message or the kit's.
///
/// The sender of a message gets the errors that the method throws. A `PluginFailure` from the host
/// is passed on as the original `NSError`. [any-thread]
public struct PluginFailure: Error, Sendable, CustomStringConvertible {
  /// The message.
  public let description: String

  /// The host's `NSError`, to pass on.
  private let error: Reference?

  /// Whether the description names a value, but not its place.
  let isUnplaced: Bool

  /// Creates a failure with a message.
  public init(_ description: String) {
    self.description = description
    error = nil
    isUnplaced = false
  }

  /// Creates a failure for a value of the wrong type; `placed` adds its place.
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

  /// Returns the failure with the place of the value, if it lacks one.
  func placed(_ place: @autoclosure () -> String) -> PluginFailure {
    isUnplaced ? PluginFailure("\(place()) is \(description)") : self
  }

  /// Converts any error.
  init(_ error: any Error) {
    self = error as? PluginFailure ?? PluginFailure("\(error)")
  }

  /// Throws and clears the thread's pending error.
  static func check() throws(PluginFailure) {
    if isPending { throw pending() }
  }

  /// Whether the thread has a pending error.
  static var isPending: Bool { carob_pending_error() != nil }

  /// Returns and clears the pending error.
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

  /// Makes this the thread's pending error, unless there is one already.
  func raise() {
    if let error {
      carob_raise_error(error.id)
    } else {
      carob_raise(description)
    }
  }
}
