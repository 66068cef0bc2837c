import CarobFoundation
import CarobRuntime
import Foundation

/// What a view draws itself, in `drawRect:`.
extension UIView {
  private static let drawRect = Message<(CGRect) -> Void>("drawRect:")

  /// Makes `drawRect:` run again, before the view is next shown.
  ///
  /// Does nothing while it runs, as on iOS, so that a view that asks in each `drawRect:` does not draw without end.
  public final func setNeedsDisplay() {
    if madeExtras?.isDrawing == true { return }
    needsDisplay = true
    if UIWindow.laysOutByItself { window?.layOutLater() }
  }

  /// Sends `drawRect:` if the view has another one than `UIView`, and needs it.
  ///
  /// An exception is reported, and what was drawn before it stays. A view without a size keeps waiting.
  ///
  /// - Complexity: O(1), besides the code of the view, when it was drawn before.
  package final func displayIfNeeded() {
    guard needsDisplay, !bounds.isEmpty else { return }
    needsDisplay = false
    let code = isa.implementation(for: Self.drawRect.selector)
    guard code != UIView.runtimeClass.implementation(for: Self.drawRect.selector) else { return }
    extras.isDrawing = true
    defer { extras.isDrawing = false }
    extras.drawing = RecordedDrawing(
      CGContext.recording(bounds, of: runtimeClass) { _ throws(MessageError) in
        try UITraitCollection.whileCurrent(traitCollection) { () throws(MessageError) in
          try Self.drawRect(self, bounds)
        }
      })
  }

  /// Draws this view and those inside that need it, outer views first.
  ///
  /// - Complexity: O(views inside).
  final func displayTree() {
    var pending = [self as UIView]
    while let view = pending.popLast() {
      if view.isHidden { continue }
      view.displayIfNeeded()
      pending += view.subviews.reversed()
    }
  }

  /// What the view has drawn; nil when it draws nothing itself.
  package final var recordedDrawing: RecordedDrawing? {
    displayIfNeeded()
    if let layer = layerIfMade, layer.mayDraw { return drawing(under: layer) }
    guard let drawing = madeExtras?.drawing, !drawing.drawing.isEmpty else { return nil }
    return drawing
  }

  static func defineDrawing(_ view: ClassMembers<UIView>) {
    view.method("- (void)drawRect:(CGRect)rect") { (_, _: CGRect) in }
    view.method("- (void)setNeedsDisplay") { $0.setNeedsDisplay() }
    view.method("- (void)setNeedsDisplayInRect:(CGRect)rect") { (this, _: CGRect) in
      this.setNeedsDisplay()
    }
    view.method("- (NSArray<NSString *> *)carob_drawnShapes") { this -> [String] in
      this.recordedDrawing?.drawing.lines ?? []
    }
    view.method("- (UIColor *)carob_colorDrawnAtPoint:(CGPoint)point") {
      (this, point: CGPoint) -> UIColor? in
      let origin = this.bounds.origin
      return this.recordedDrawing?.drawing.color(
        at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }
  }
}
