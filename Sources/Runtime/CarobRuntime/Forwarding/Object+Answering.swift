/// The messages that an object takes, for hosts that ask before they send an optional message, as in Cocoa.
extension Object {
  private static let respondsToSelector = Message<(Selector) -> Bool>("respondsToSelector:")

  /// Whether the object takes a message. [any-thread]
  ///
  /// If its class overrides `respondsToSelector:`, the override decides. Otherwise the object takes
  /// messages for which its class has a method or the object a handler, and messages that it forwards:
  /// to its `forwardingTargetForSelector:`, or as an invocation for which `methodSignatureForSelector:`
  /// gives the types. An `NSProxy`, which has no `respondsToSelector:`, forwards that as well.
  ///
  /// An error of these methods is logged, and counts as no. An override of `respondsToSelector:`
  /// must not call this. It asks its class instead, as the root's method does: `isa.responds(to:)`.
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

  /// The class that takes a message in the sense of `responds(to:)`: the one that has the method, or for
  /// a forwarded message the class of the object that gets it. Nil when no object takes it. [any-thread]
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

  /// The answer of an override of `respondsToSelector:`; nil without one, and for a proxy that cannot forward the question.
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
  /// Whether instances may respond to other messages than their methods tell: the class overrides
  /// `respondsToSelector:`, or forwards messages.
  ///
  /// - Complexity: O(1) when it was asked before, else O(depth).
  public var answersBeyondItsMethods: Bool {
    !RootMethod.respondsToSelector.isUsed(by: self) || forwards
  }

  /// Whether instances forward messages that they have no method for.
  fileprivate var forwards: Bool {
    RootMethod.forwardingTarget.isOverridden(in: self)
      || RootMethod.forwardInvocation.isOverridden(in: self)
  }
}
