import CCarob

/// The route of a message that a thread is about to forward: found when the sender asked for an
/// implementation, used when it calls it. So the objects that forward are asked once per message.
///
/// A sender may ask and not call (its types do not fit), call later, or send others in between.
/// Then the trampoline finds the route of another message here, or none, and asks again.
struct PreparedForward {
  /// Only for comparing: the receiver is not retained here.
  let receiver: UnsafeMutableRawPointer
  let selector: Selector
  /// The route; an error that the trampoline is to raise.
  let route: Result<ForwardingRoute, MessageError>
}

extension AutoreleaseStack {
  /// The maximum depth of invocations that are forwarded within each other on a thread: as many
  /// as fit its stack in a debug build, at some twenty kilobytes each.
  static let maximumForwardingDepth = 250

  /// Keeps a route until the message is sent, or the innermost pool is drained.
  func prepare(_ forward: PreparedForward) {
    withExtendedLifetime(exchange(forward)) {}
  }

  /// The route of a message: the prepared one, else found now; nil for an invalid selector.
  ///
  /// - Throws: the errors of `ForwardingRoute`.
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
    return PreparedForward(receiver: receiver, selector: selector, route: .success(route))
  }
}
