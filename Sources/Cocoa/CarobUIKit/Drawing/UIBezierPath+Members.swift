import CarobFoundation
import CarobRuntime
import Foundation

/// The members of `UIBezierPath` that make a path, and ask it.
extension UIBezierPath {
  static func defineShapes(_ path: ClassMembers<UIBezierPath>) {
    path.classMethod("+ (instancetype)bezierPath") { cls in try made(cls, DrawingPath()) }
    path.classMethod("+ (instancetype)bezierPathWithRect:(CGRect)rect") { (cls, rect: CGRect) in
      try made(cls, DrawingPath(rect))
    }
    path.classMethod("+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect") {
      (cls, rect: CGRect) in
      var path = DrawingPath()
      path.addEllipse(in: rect)
      return try made(cls, path)
    }
    path.classMethod(
      "+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius"
    ) { (cls, rect: CGRect, radius: Double) in
      var path = DrawingPath()
      path.addRoundedRect(rect, corner: CGSize(width: radius, height: radius))
      return try made(cls, path)
    }
    path.classMethod(
      """
      + (instancetype)bezierPathWithRoundedRect:(CGRect)rect \
      byRoundingCorners:(UIRectCorner)corners cornerRadii:(CGSize)cornerRadii
      """
    ) { (cls, rect: CGRect, corners: UInt, radii: CGSize) in
      var path = DrawingPath()
      path.addRoundedRect(rect, corner: radii, corners: corners)
      return try made(cls, path)
    }
    path.classMethod(
      """
      + (instancetype)bezierPathWithArcCenter:(CGPoint)center radius:(CGFloat)radius \
      startAngle:(CGFloat)startAngle endAngle:(CGFloat)endAngle clockwise:(BOOL)clockwise
      """
    ) { (cls, center: CGPoint, radius: Double, start: Double, end: Double, clockwise: Bool) in
      var path = DrawingPath()
      path.addArc(center: center, radius: radius, from: start, to: end, grows: clockwise)
      return try made(cls, path)
    }
    path.classMethod("+ (instancetype)bezierPathWithCGPath:(CGPathRef)CGPath") {
      (cls, reference: Pointer) in
      try made(cls, CGPath.path(of: reference))
    }
  }

  static func defineParts(_ path: ClassMembers<UIBezierPath>) {
    path.method("- (void)moveToPoint:(CGPoint)point") { (this, point: CGPoint) in
      this.path.move(to: point)
    }
    path.method("- (void)addLineToPoint:(CGPoint)point") { (this, point: CGPoint) in
      this.path.addLine(to: point)
    }
    path.method(
      """
      - (void)addCurveToPoint:(CGPoint)endPoint controlPoint1:(CGPoint)controlPoint1 \
      controlPoint2:(CGPoint)controlPoint2
      """
    ) { (this, end: CGPoint, first: CGPoint, second: CGPoint) in
      this.path.addCurve(to: end, first, second)
    }
    path.method("- (void)addQuadCurveToPoint:(CGPoint)endPoint controlPoint:(CGPoint)controlPoint")
    { (this, end: CGPoint, control: CGPoint) in
      this.path.addCurve(to: end, control)
    }
    path.method(
      """
      - (void)addArcWithCenter:(CGPoint)center radius:(CGFloat)radius \
      startAngle:(CGFloat)startAngle endAngle:(CGFloat)endAngle clockwise:(BOOL)clockwise
      """
    ) { (this, center: CGPoint, radius: Double, start: Double, end: Double, clockwise: Bool) in
      this.path.addArc(center: center, radius: radius, from: start, to: end, grows: clockwise)
    }
    path.method("- (void)closePath") { $0.path.close() }
    path.method("- (void)removeAllPoints") { $0.path = DrawingPath() }
    path.method("- (void)appendPath:(UIBezierPath *)bezierPath") { (this, other: UIBezierPath?) in
      if let other { this.path.add(other.path) }
    }
    path.method("- (UIBezierPath *)bezierPathByReversingPath") { this in
      let copy = UIBezierPath(isa: UIBezierPath.runtimeClass)
      copy.path = this.path.reversed
      return copy
    }
    path.method("- (void)applyTransform:(CGAffineTransform)transform") {
      (this, transform: CGAffineTransform) in
      this.path = this.path.transformed(by: transform)
    }
  }

  static func defineLine(_ path: ClassMembers<UIBezierPath>) {
    path.property("@property (nonatomic) CGFloat lineWidth") {
      $0.line.width
    } set: {
      (this, width: Double) in
      this.line.setWidth(width)
    }
    path.property("@property (nonatomic) CGLineCap lineCapStyle") {
      Int32($0.line.capNumber)
    } set: { (this, cap: Int32) in
      this.line.capNumber = Int(cap)
    }
    path.property("@property (nonatomic) CGLineJoin lineJoinStyle") {
      Int32($0.line.joinNumber)
    } set: { (this, join: Int32) in
      this.line.joinNumber = Int(join)
    }
    path.property("@property (nonatomic) CGFloat miterLimit", \.line.miter)
    path.property("@property (nonatomic) CGFloat flatness", \.flatness)
    path.property("@property (nonatomic) BOOL usesEvenOddFillRule", \.usesEvenOddFillRule)
    path.method(
      "- (void)setLineDash:(const CGFloat *)pattern count:(NSInteger)count phase:(CGFloat)phase"
    ) { (this, pattern: Pointer, count: Int, phase: Double) in
      let known = UInt(max(0, min(count, Drawing.Line.maximumDashes)))
      this.line.setDash(CGContext.numbers(pattern, known), phase: phase)
    }
    path.method(
      "- (void)getLineDash:(CGFloat *)pattern count:(NSInteger *)count phase:(CGFloat *)phase"
    ) { (this, pattern: Pointer, count: Pointer, phase: Pointer) in
      let lengths = this.line.dash ?? []
      for (index, length) in lengths.enumerated() {
        // SAFETY: by the method's contract there is room for all lengths, or the place is null.
        pattern.address?.storeBytes(
          of: length, toByteOffset: index * MemoryLayout<Double>.stride, as: Double.self)
      }
      // SAFETY: by the method's contract these are places for a number, or null.
      count.address?.storeBytes(of: lengths.count, as: Int.self)
      phase.address?.storeBytes(of: this.line.phase ?? 0, as: Double.self)
    }
  }

  static func defineAnswers(_ path: ClassMembers<UIBezierPath>) {
    path.property("@property (nonatomic) CGPathRef CGPath") {
      CGPath($0.path).reference
    } set: {
      (this, reference: Pointer) in
      this.path = CGPath.path(of: reference)
    }
    path.property("@property (nonatomic, readonly) CGRect bounds") {
      $0.path.controlBounds ?? .null
    }
    path.property("@property (nonatomic, readonly) CGPoint currentPoint") {
      $0.path.currentPoint ?? .zero
    }
    path.property("@property (nonatomic, readonly, getter=isEmpty) BOOL empty") {
      $0.path.isEmpty
    }
    path.method("- (BOOL)containsPoint:(CGPoint)point") { (this, point: CGPoint) in
      this.path.contains(point, evenOdd: this.usesEvenOddFillRule)
    }
  }
}
