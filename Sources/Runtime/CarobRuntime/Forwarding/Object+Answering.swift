/// What an object answers, as hosts in Cocoa ask before they send an optional message.
extension Object {
  private static let respondsToSelector = Message<(Selector) -> Bool>("respondsToSelector:")

  /// Whether the object takes a message. [any-thread]
  ///
  /// If its class overrides `respondsToSelector:`, what that says counts. Otherwise the object takes what its class or a
  /// handler of its own answers, and what it hands on: to its `forwardingTargetForSelector:`, or as an invocation for which
  /// `methodSignatureForSelector:` gives the types. An `NSProxy`, which has no `respondsToSelector:`, forwards that as well.
  ///
  /// An error of those who are asked is logged, and counts as no. An override of `respondsToSelector:` must not call this; it
  /// asks its class, which is what the root's does: `isa.responds(to:)`.
  ///
  /// - Complexity: O(1) when the class was asked before and neither overrides nor forwards.
  public final func responds(to selector: Selector) -> Bool {
    let cls = isa
    if RootMethod.respondsToSelector.isUsed(by: cls) {
      if cls.responds(to: selector) { return true }
      if !cls.forwards { return false }
    }
    return respondent(to: selector) != nil
  }

  /// The class that takes a message in the sense of `responds(to:)`: the one whose method it is, or of a message that is
  /// handed on the class of the object that gets it. Nil when nobody takes it. [any-thread]
  ///
  /// - Complexity: O(depth).
  public final func respondent(to selector: Selector) -> RuntimeClass? {
    do throws(MessageError) {
      let decision = try decision(on: selector)
      if decision == false { return nil }
      if isa.responds(to: selector) { return isa.implementor(of: selector)?.visible }
      guard let route = try ForwardingRoute.found(from: self, selector) else {
        return decision == true ? runtimeClass : nil
      }
      let isTaken = decision == true || route.method == nil
      if !isTaken, try route.target.decision(on: selector) == false { return nil }
      return route.target.runtimeClass
    } catch {
      ExceptionRaising.leaveToProgram(
        error,
        orWarn: "\(runtimeClass) failed when it was asked whether it answers \(selector), "
          + "which counts as NO: \(error)")
      return nil
    }
  }

  /// What an override of `respondsToSelector:` says; nil when there is none, and of a proxy that cannot forward the question.
  private func decision(on selector: Selector) throws(MessageError) -> Bool? {
    if RootMethod.respondsToSelector.isUsed(by: isa) { return nil }
    do throws(MessageError) {
      return try Self.respondsToSelector(self, selector)
    } catch {
      let isUnanswered =
        error.code == .unrecognizedSelector
        && !isa.responds(to: Self.respondsToSelector.selector)
      if isUnanswered { return nil }
      throw error
    }
  }
}

extension RuntimeClass {
  /// Whether instances may answer otherwise than their methods tell: the class overrides `respondsToSelector:`, or
  /// forwards messages.
  ///
  /// - Complexity: O(1) when it was asked before, else O(depth).
  public var answersBeyondItsMethods: Bool {
    !RootMethod.respondsToSelector.isUsed(by: self) || forwards
  }

  /// Whether instances hand on messages that they do not answer.
  fileprivate var forwards: Bool {
    RootMethod.forwardingTarget.isOverridden(in: self)
      || RootMethod.forwardInvocation.isOverridden(in: self)
  }
}
