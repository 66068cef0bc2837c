import CarobFoundation
import CarobRuntime
import Foundation

/// Pictures that a program has drawn, and pictures in drawings.
extension UIImage {
  private func draw(in rect: CGRect, blend: Int32 = 0, alpha: Double = 1) {
    guard let context = GraphicsStack.current else { return }
    context.saving {
      context.state.set(.blendMode, to: Double(blend))
      context.draw(self, in: rect, alpha: alpha)
    }
  }

  private func draw(at point: CGPoint, blend: Int32 = 0, alpha: Double = 1) {
    draw(in: CGRect(origin: point, size: size), blend: blend, alpha: alpha)
  }

  static func defineDrawing(_ image: ClassMembers<UIImage>) {
    image.property("@property (nonatomic, readonly) CGSize size") { $0.size }
    image.property("@property (nonatomic, readonly) CGFloat scale") { $0.scale }
    image.property("@property (nonatomic, readonly) UIImageOrientation imageOrientation") {
      $0.orientation
    }
    image.property("@property (nonatomic, readonly) CGImageRef CGImage") { this in
      // The object itself, as for colours.
      let shown = this.upright ?? this
      _ = shown.autoreleased()
      return Pointer(shown.id)
    }
    defineReferences(image)
    image.method("- (void)drawInRect:(CGRect)rect") { (this, rect: CGRect) in this.draw(in: rect) }
    image.method(
      "- (void)drawInRect:(CGRect)rect blendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha"
    ) { (this, rect: CGRect, blend: Int32, alpha: Double) in
      this.draw(in: rect, blend: blend, alpha: alpha)
    }
    image.method("- (void)drawAtPoint:(CGPoint)point") { (this, point: CGPoint) in
      this.draw(at: point)
    }
    image.method(
      "- (void)drawAtPoint:(CGPoint)point blendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha"
    ) { (this, point: CGPoint, blend: Int32, alpha: Double) in
      this.draw(at: point, blend: blend, alpha: alpha)
    }
    image.method("- (void)drawAsPatternInRect:(CGRect)rect") { (this, rect: CGRect) in
      GraphicsStack.current.map { context in
        context.saving {
          context.state.setFill(UIColor(pattern: this))
          context.draw(user: DrawingPath(rect), .fill)
        }
      }
    }
    image.method("- (NSArray<NSString *> *)carob_drawnShapes") { this -> [String] in
      this.drawing?.lines ?? []
    }
    image.method("- (UIColor *)carob_colorDrawnAtPoint:(CGPoint)point") {
      (this, point: CGPoint) -> UIColor? in
      this.drawing?.color(at: point)
    }
  }

  /// Pictures of CoreGraphics, which have a scale of 1.
  private static func defineReferences(_ image: ClassMembers<UIImage>) {
    func made(_ reference: Pointer, _ scale: Double = 1, _ orientation: Int = 0) -> UIImage? {
      guard let other = Object.from(reference.address) as? UIImage else { return nil }
      if other.scale == scale, orientation == 0 { return other }
      let made = UIImage(isa: UIImage.runtimeClass)
      made.set(other, scale: scale, orientation: orientation)
      return made
    }
    image.classMethod("+ (UIImage *)imageWithCGImage:(CGImageRef)cgImage") {
      (_, reference: Pointer) in
      made(reference)
    }
    image.classMethod(
      """
      + (UIImage *)imageWithCGImage:(CGImageRef)cgImage scale:(CGFloat)scale \
      orientation:(UIImageOrientation)orientation
      """
    ) { (_, reference: Pointer, scale: Double, orientation: Int) in
      made(reference, scale, orientation)
    }
    image.method("- (instancetype)initWithCGImage:(CGImageRef)cgImage") {
      (this, reference: Pointer) -> Object? in
      guard let other = Object.from(reference.address) as? UIImage else { return nil }
      this.set(other, scale: 1, orientation: 0)
      return this
    }
    image.method(
      """
      - (instancetype)initWithCGImage:(CGImageRef)cgImage scale:(CGFloat)scale \
      orientation:(UIImageOrientation)orientation
      """
    ) { (this, reference: Pointer, scale: Double, orientation: Int) -> Object? in
      guard let other = Object.from(reference.address) as? UIImage else { return nil }
      this.set(other, scale: scale, orientation: orientation)
      return this
    }
    // What cannot be stretched in parts, or has no tint, is the picture itself.
    image.method("- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode") {
      (this, _: Int) in
      this
    }
    image.method("- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets") {
      (this, _: UIEdgeInsets) in
      this
    }
    image.method(
      """
      - (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets \
      resizingMode:(UIImageResizingMode)resizingMode
      """
    ) { (this, _: UIEdgeInsets, _: Int) in
      this
    }
    image.method("carob_pixelSize") { this in
      CGSize(width: this.size.width * this.scale, height: this.size.height * this.scale)
    }
    image.method("carob_partInPixels:") { (this, rect: CGRect) in
      this.part(CGAffineTransform(a: 1 / this.scale, d: 1 / this.scale), rect)
    }
  }

  /// A part of what was drawn; nil for a named picture and for a part without a size.
  private func part(_ toPoints: CGAffineTransform, _ rect: CGRect) -> UIImage? {
    guard let drawing, let area = DrawingPath(rect).transformed(by: toPoints).bounds,
      let part = area.common(with: drawing.bounds)
    else { return nil }
    let move = CGAffineTransform.translation(-part.minX, -part.minY)
    return UIImage(drawing: drawing.redrawn(move, size: part.size, isCut: true), scale: scale)
  }
}
