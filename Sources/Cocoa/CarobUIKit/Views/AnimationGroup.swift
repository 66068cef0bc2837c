import CarobFoundation
import CarobRuntime
import Foundation

/// The animations between `beginAnimations:context:` and `commitAnimations`. They have ended in the next turn of the main queue.
@MainActor
struct AnimationGroup {
  /// The open groups, the innermost last.
  private static var open: [AnimationGroup] = []

  private let name: String?
  private let context: Pointer
  private var delegate: Object?
  private var willStart: Selector?
  private var didStop: Selector?

  private init(_ name: String?, _ context: Pointer) { (self.name, self.context) = (name, context) }

  private static func change(_ body: (inout AnimationGroup) -> Void) {
    if let last = open.indices.last { body(&open[last]) }
  }

  private static func commit() throws(MessageError) {
    guard let group = open.popLast() else { return }
    CATransaction.noteAnimation()
    // Before the start, so that a handler that raises does not cost the end.
    UIView.inNextTurn { () throws(MessageError) in try group.tellEnd() }
    if let start = group.willStart { try group.tell(start) }
  }

  private func tellEnd() throws(MessageError) { if let didStop { try tell(didStop) } }

  /// Sends a message to the delegate, with as many of the name, the flag and the context as it takes. The message about the
  /// start has no flag.
  private func tell(_ selector: Selector) throws(MessageError) {
    guard let delegate, delegate.responds(to: selector) else { return }
    let count = selector.argumentCount
    var arguments: [any MessageValue] = [name.map(StringBox.init)]
    if count > 2 || selector != willStart {
      let isNumber = try takesNumber(delegate, selector)
      arguments.append(isNumber ? NumberBox.boolean(true) as any MessageValue : true)
    }
    arguments.append(context)
    try delegate.send(selector, arguments: Array(arguments.prefix(count)))
  }

  private static let signature = Message<(Selector) -> MethodSignatureBox?>(
    "methodSignatureForSelector:")

  /// Whether the flag is an NSNumber, as UIKit's documentation says; many programs declare it as BOOL.
  private func takesNumber(_ delegate: Object, _ selector: Selector) throws(MessageError) -> Bool {
    let types = try Self.signature(delegate, selector)?.signature.encoding.arguments ?? []
    // The receiver and the selector come first.
    guard types.count > 3, case .object = types[3].unqualified else { return false }
    return true
  }

  static func define(_ view: ClassMembers<UIView>) {
    view.classMethod("+ (void)beginAnimations:(NSString *)animationID context:(void *)context") {
      (_, name: String?, context: Pointer) in
      open.append(AnimationGroup(name, context))
    }
    view.classMethod("+ (void)commitAnimations") { _ in try commit() }
    view.classMethod("+ (void)setAnimationDelegate:(id)delegate") { (_, delegate: Object?) in
      change { $0.delegate = delegate }
    }
    view.classMethod("+ (void)setAnimationWillStartSelector:(SEL)selector") {
      (_, selector: OptionalSelector) in
      change { $0.willStart = selector.selector }
    }
    view.classMethod("+ (void)setAnimationDidStopSelector:(SEL)selector") {
      (_, selector: OptionalSelector) in
      change { $0.didStop = selector.selector }
    }
    view.classMethod("+ (void)setAnimationDuration:(NSTimeInterval)duration") { (_, _: Double) in }
    view.classMethod("+ (void)setAnimationDelay:(NSTimeInterval)delay") { (_, _: Double) in }
    view.classMethod("+ (void)setAnimationCurve:(UIViewAnimationCurve)curve") { (_, _: Int) in }
    view.classMethod("+ (void)setAnimationRepeatCount:(float)count") { (_, _: Float) in }
    view.classMethod("+ (void)setAnimationRepeatAutoreverses:(BOOL)autoreverses") {
      (_, _: Bool) in
    }
    view.classMethod("+ (void)setAnimationBeginsFromCurrentState:(BOOL)fromCurrentState") {
      (_, _: Bool) in
    }
  }
}
