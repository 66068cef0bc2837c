import CarobFoundation
import CarobRuntime
import Foundation

/// The messages about touches to views and responders, which programs override.
enum TouchMessages {
  static let hitTest = Message<(CGPoint, Object?) -> UIView?>("hitTest:withEvent:")
  static let pointInside = Message<(CGPoint, Object?) -> Bool>("pointInside:withEvent:")
  static let began = Message<(SetBox?, Object?) -> Void>("touchesBegan:withEvent:")
  static let moved = Message<(SetBox?, Object?) -> Void>("touchesMoved:withEvent:")
  static let ended = Message<(SetBox?, Object?) -> Void>("touchesEnded:withEvent:")
  static let cancelled = Message<(SetBox?, Object?) -> Void>("touchesCancelled:withEvent:")
}

extension UIView {
  /// The innermost view in front at a point of this one; nil outside of it, and where views take no touches.
  private final func hit(_ point: CGPoint) throws(MessageError) -> UIView? {
    guard !isHidden, alpha > 0.01, takesTouches,
      try TouchMessages.pointInside(self, point, nil)
    else { return nil }
    // A view without an extent has no point.
    for view in subviews.reversed()
    where view.transform == .identity || view.transform.inverse != nil {
      if let hit = try TouchMessages.hitTest(view, convert(point, to: view), nil) { return hit }
    }
    return self
  }

  static func defineTouches(_ view: ClassMembers<UIView>) {
    view.method("- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event") {
      (this, point: CGPoint, _: Object?) -> UIView? in
      try this.hit(point)
    }
    view.method("- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event") {
      (this, point: CGPoint, _: Object?) in
      this.bounds.contains(point)
    }
    view.method(
      "- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer"
    ) { (_, _: UIGestureRecognizer?) in true }
    defineGestureEvents(view)
  }
}

/// Touches, which a responder passes on to the next one unless it is overridden.
extension UIResponder {
  static func defineTouches(_ responder: ClassMembers<UIResponder>) {
    func passOn(_ statement: StaticString, _ message: Message<(SetBox?, Object?) -> Void>) {
      responder.method(statement) { (this, touches: SetBox?, event: Object?) in
        if let next = try ResponderMessages.next(this) { try message(next, touches, event) }
      }
    }
    passOn(
      "- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event",
      TouchMessages.began)
    passOn(
      "- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event",
      TouchMessages.moved)
    passOn(
      "- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event",
      TouchMessages.ended)
    passOn(
      "- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event",
      TouchMessages.cancelled)
  }
}

/// A finger on the screen, in an event that a test makes.
@MainActor
public final class UITouch: Object {
  private var view: UIView?
  /// The place in the window's coordinates.
  private var point = CGPoint.zero
  var tapCount = 1
  /// UIKit's number: 0 at the beginning, 3 at the end, 4 when it is cancelled.
  var phase = 0

  convenience init(in view: UIView, at point: CGPoint) {
    self.init(isa: Self.runtimeClass)
    (self.view, self.point) = (view, point)
  }

  /// The place of the finger in a view; nil stands for the window.
  func place(in view: UIView?) -> CGPoint { view?.outermost.convert(point, to: view) ?? point }

  public override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UITouch.self, "A finger on the screen, in an event that a test makes."
    ) { touch in
      touch.property("@property (nonatomic, readonly, strong) UIView *view") { $0.view }
      touch.property("@property (nonatomic, readonly, strong) UIWindow *window") {
        $0.view?.window
      }
      touch.property("@property (nonatomic, readonly) NSUInteger tapCount") { UInt($0.tapCount) }
      touch.property("@property (nonatomic, readonly) UITouchPhase phase") { $0.phase }
      touch.property("@property (nonatomic, readonly) NSTimeInterval timestamp") { _ in
        ProcessInfo.processInfo.systemUptime
      }
      touch.method("- (CGPoint)locationInView:(UIView *)view") { (this, view: UIView?) in
        this.place(in: view)
      }
      touch.method("- (CGPoint)previousLocationInView:(UIView *)view") { (this, view: UIView?) in
        this.place(in: view)
      }
    }
  }
}
