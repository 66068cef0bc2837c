import CCarob

/// Where the message goes that a thread is about to send: found out when the sender asked for an
/// implementation, used when it calls it. So those who forward are asked once for each message.
///
/// A sender may ask and not call (its types do not fit), call later, or send others in between; then the
/// trampoline finds another message here, or none, and asks again.
struct PreparedForward {
  /// For comparing only: nothing keeps the receiver alive here.
  let receiver: UnsafeMutableRawPointer
  let selector: Selector
  let route: ForwardingRoute
}

extension AutoreleaseStack {
  /// How many invocations may be forwarded inside of one another on a thread: as many as fit its stack where nothing is
  /// optimized, at some twenty kilobytes each.
  static let maximumForwardingDepth = 250

  /// Keeps what was found out until the message is sent, or the innermost pool is drained.
  func prepare(_ forward: PreparedForward) {
    withExtendedLifetime(exchange(forward)) {}
  }

  /// What was found out about a message, found out now if need be; nil when the selector is none.
  ///
  /// - Throws: what `ForwardingRoute` throws.
  func takePrepared(
    for receiver: UnsafeMutableRawPointer, _ sel: SEL?
  ) throws(MessageError) -> PreparedForward? {
    if let prepared = exchange(nil), prepared.receiver == receiver, prepared.selector.sel == sel {
      return prepared
    }
    guard let selector = Selector(sel) else { return nil }
    // SAFETY: a sender passes a living object or a class as the receiver.
    let object = Object.peer(of: receiver).takeUnretainedValue()
    let route = try ForwardingRoute(from: object, in: object.isa, selector)
    return PreparedForward(receiver: receiver, selector: selector, route: route)
  }
}
