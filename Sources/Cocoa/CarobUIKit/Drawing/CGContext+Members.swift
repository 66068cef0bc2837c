import CarobFoundation
import CarobRuntime
import Foundation

/// The messages of the functions in `cg_context.c`.
extension CGContext {
  static func defineStates(_ context: ClassMembers<CGContext>) {
    context.method("carob_save") { $0.save() }
    context.method("carob_restore") { $0.restore() }
    context.method("carob_transform") { $0.transform }
    context.method("carob_concat:") { (this, transform: CGAffineTransform) in
      this.concatenate(transform)
    }
    context.method("carob_set:to:") { (this, setting: Int, value: Double) in
      if let setting = GraphicsState.Setting(rawValue: setting) {
        this.state.set(setting, to: value)
      }
    }
    context.method("carob_setDash:count:phase:") {
      (this, lengths: Pointer, count: UInt, phase: Double) in
      let known = min(count, UInt(Drawing.Line.maximumDashes))
      this.state.line.setDash(numbers(lengths, known), phase: phase)
    }
    context.method("carob_setFillColor:") { (this, color: Object?) in
      if let color = color as? UIColor { this.state.setFill(color) }
    }
    context.method("carob_setStrokeColor:") { (this, color: Object?) in
      if let color = color as? UIColor { this.state.stroke = Drawing.Color(color) }
    }
    context.method("carob_setShadow:blur:color:") {
      (this, offset: CGSize, blur: Double, color: Object?) in
      guard let color = color as? UIColor, color.alpha > 0, blur.isFinite else {
        return this.state.shadow = nil
      }
      this.state.shadow = Drawing.Shadow(
        x: offset.width, y: this.isBitmap ? -offset.height : offset.height, blur: max(0, blur),
        color: Drawing.Color(color))
    }
  }

  static func definePaths(_ context: ClassMembers<CGContext>) {
    context.method("carob_beginPath") { $0.path = DrawingPath() }
    context.method("carob_addPart:numbers:transform:") {
      (this, kind: Int, numbers: Pointer, _: Pointer) in
      PathPart(kind, numbers)?.add(to: &this.path, this.state.transform)
    }
    context.method("carob_addPath:transform:") { (this, other: Object?, _: Pointer) in
      guard let other = other as? CGPath else { return }
      this.path.add(other.path.transformed(by: this.state.transform))
    }
    context.method("carob_path") { this -> Object? in
      guard !this.path.isEmpty, let back = this.state.transform.inverse else { return nil }
      return CGPath(this.path.transformed(by: back))
    }
    context.method("carob_draw:") { (this, mode: Int) in
      if let mode = Mode(rawValue: mode) { this.drawPath(mode) }
    }
    context.method("carob_clip:") { (this, isEvenOdd: Bool) in
      this.clip(to: this.path, evenOdd: isEvenOdd)
      this.path = DrawingPath()
    }
    context.method("carob_clipBounds") { this -> CGRect in
      var bounds = this.drawing.bounds
      for area in this.drawing.areas(of: this.state.clip) {
        bounds = bounds.intersection(area.path.bounds ?? .zero)
      }
      guard let back = this.state.transform.inverse else { return .zero }
      return DrawingPath(bounds).transformed(by: back).bounds ?? .zero
    }
  }

  static func defineDrawing(_ context: ClassMembers<CGContext>) {
    context.method("carob_clear:") { (this, rect: CGRect) in
      this.clear(rect)
    }
    context.method("carob_drawImage:inRect:") { (this, image: Object?, rect: CGRect) in
      if let image = image as? UIImage { this.draw(image, in: rect, flipped: true) }
    }
    context.method("carob_drawGradient:numbers:count:options:") {
      (this, gradient: Object?, places: Pointer, count: UInt, options: UInt) in
      guard let gradient = gradient as? CGGradient, count == 4 || count == 6 else { return }
      let points = numbers(places, count)
      guard points.allSatisfy(\.isFinite) else { return }
      this.draw(gradient.between(points, options: options))
    }
  }

  /// Takes away what was drawn in a rectangle.
  func clear(_ rect: CGRect) {
    saving {
      state.blend = .clear
      draw(user: DrawingPath(rect), .fill)
    }
  }

  /// The numbers at an address of C.
  ///
  /// - Parameter place: a place with that many numbers, or null.
  static func numbers(_ place: Pointer, _ count: UInt) -> [Double] {
    guard let address = place.address, let count = Int(exactly: count) else { return [] }
    // SAFETY: by the function's contract as many numbers are there.
    return Array(
      UnsafeBufferPointer(start: address.assumingMemoryBound(to: Double.self), count: count))
  }

  /// Says once that nothing has pixels.
  static let warnedOfPixels = Once {
    RuntimeLog.warning(
      "a program asks for the pixels of an image or a context; Carob records what is drawn and has no pixels: "
        + "the answer is nil, and bytes of the program stay as they are")
  }

  static func defineBitmaps(_ context: ClassMembers<CGContext>) {
    context.classMethod("carob_warnOfPixels") { _ in warnedOfPixels() }
    context.classMethod("carob_bitmapContextWithSize:") { (_, size: CGSize) -> Object in
      CGContext(bitmapSize: size)
    }
    context.method("carob_bitmapSize") { $0.isBitmap ? $0.drawing.bounds.size : .zero }
    context.method("carob_bitmapImage") { this -> Object? in this.isBitmap ? this.image : nil }
  }
}
