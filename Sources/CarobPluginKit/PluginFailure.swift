import CCarob

/// What a call into the host reported.
public struct PluginFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The host's words.
  public let description: String

  /// A failure of the plugin's own, in its own words.
  public init(_ description: String) { self.description = description }

  /// Throws the error that a call left pending on this thread, which it clears.
  static func check() throws(PluginFailure) {
    if carob_pending_error() != nil { throw pending() }
  }

  /// The pending error, cleared.
  static func pending() -> PluginFailure {
    guard let error = carob_pending_error() else { return PluginFailure("unknown error") }
    let retained = objc_retain(error)
    carob_clear_pending_error()
    defer { objc_release(retained) }
    typealias Describe = @convention(c) (id, SEL) -> id?
    let selector = sel_registerName("localizedDescription")
    guard let selector,
      let imp = class_getMethodImplementation(object_getClass(error), selector),
      // SAFETY: a pending error is an NSError, whose `localizedDescription` takes nothing and returns an
      // object.
      let text = carob_utf8(unsafeBitCast(imp, to: Describe.self)(error, selector))
    else { return PluginFailure("unknown error") }
    return PluginFailure(String(cString: text))
  }
}
