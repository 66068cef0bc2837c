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
    image.property("@property (nonatomic, readonly) CGFloat scale") { _ in 1.0 }
    image.property("@property (nonatomic, readonly) CGImageRef CGImage") { this in
      // The object itself, as for colours.
      _ = this.autoreleased()
      return Pointer(this.id)
    }
    image.classMethod("+ (UIImage *)imageWithCGImage:(CGImageRef)cgImage") {
      (_, reference: Pointer) in
      Object.from(reference.address) as? UIImage
    }
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
    image.method("- (NSArray<NSString *> *)carob_drawnShapes") { this -> [String] in
      this.drawing?.lines ?? []
    }
    image.method("- (UIColor *)carob_colorDrawnAtPoint:(CGPoint)point") {
      (this, point: CGPoint) -> UIColor? in
      this.drawing?.color(at: point)
    }
  }
}
