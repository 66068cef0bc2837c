import CarobFoundation
import CarobRuntime
import Foundation

/// Pictures of views: their grounds, borders, texts, controls and drawings, and the views inside.
extension UIView {
  /// Draws the view and those inside into a context whose origin is the view's upper left corner.
  final func render(in context: CGContext) {
    if isHidden { return }
    context.saving {
      layer.clipToMask(in: context)
      layer.drawGround(in: context)
      if self is UIScrollView { context.clip(toUser: layer.outline) }
      context.saving {
        context.concatenate(.translation(-bounds.minX, -bounds.minY))
        drawContent(in: context)
      }
      if let drawing = recordedDrawing?.drawing { context.draw(drawing, at: .zero) }
      for view in subviews { view.renderInside(context, origin: bounds.origin) }
      layer.drawBorder(in: context)
    }
  }

  private func renderInside(_ context: CGContext, origin: CGPoint) {
    context.saving {
      context.concatenate(.translation(frame.minX - origin.x, frame.minY - origin.y))
      if transform != .identity { context.concatenate(transform.around(layer.anchor)) }
      context.state.alpha *= max(0, min(alpha, 1))
      render(in: context)
    }
  }

  /// A view that shows what a rectangle of this one looks like now.
  private func snapshot(of rect: CGRect, afterUpdates: Bool) throws -> UIView {
    if afterUpdates { try layoutIfNeeded() }
    let context = CGContext(size: rect.size)
    if rect != bounds { context.clip(toUser: DrawingPath(context.drawing.bounds)) }
    context.concatenate(.translation(bounds.minX - rect.minX, bounds.minY - rect.minY))
    render(in: context)
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.extras.drawing = RecordedDrawing(context.drawing)
    return view
  }

  static func defineRendering(_ view: ClassMembers<UIView>) {
    view.method(
      "- (BOOL)drawViewHierarchyInRect:(CGRect)rect afterScreenUpdates:(BOOL)afterUpdates"
    ) { (this, rect: CGRect, afterUpdates: Bool) -> Bool in
      guard let context = GraphicsStack.current else { return false }
      if afterUpdates { try this.layoutIfNeeded() }
      context.saving {
        context.concatenate(.fitting(this.bounds.size, into: rect))
        this.render(in: context)
      }
      return true
    }
    view.method("- (UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates") {
      (this, afterUpdates: Bool) in
      try this.snapshot(of: this.bounds, afterUpdates: afterUpdates)
    }
    view.method(
      """
      - (UIView *)resizableSnapshotViewFromRect:(CGRect)rect afterScreenUpdates:(BOOL)afterUpdates \
      withCapInsets:(UIEdgeInsets)capInsets
      """
    ) { (this, rect: CGRect, afterUpdates: Bool, _: UIEdgeInsets) in
      try this.snapshot(of: rect, afterUpdates: afterUpdates)
    }
  }
}

extension StringDrawing.Style {
  /// Draws a text in the middle of a rectangle's height, in as many lines as fit.
  ///
  /// - Parameter lines: the maximum number of lines; 0 for no maximum.
  func draw(_ text: String, centeredIn rect: CGRect, lines: Int = 1, context: CGContext) {
    if rect.isEmpty || text.isEmpty { return }
    let shown = metrics.fittingLines(of: text, in: rect, lines: lines)
    let height = Double(shown.count) * metrics.lineHeight
    let area = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    StringDrawing.draw(shown, self, in: area, context: context)
  }
}
