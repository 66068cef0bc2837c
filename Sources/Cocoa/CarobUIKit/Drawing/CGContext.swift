import CarobFoundation
import CarobRuntime
import Foundation

/// Records what is drawn. Use by one thread at a time.
final class CGContext: Object {
  /// How a path is drawn; the numbers are those of `CGPathDrawingMode`.
  enum Mode: Int {
    case fill, evenOddFill, stroke, fillAndStroke, evenOddFillAndStroke

    var fills: Bool { self != .stroke }
    var strokes: Bool { rawValue >= Mode.stroke.rawValue }
    var isEvenOdd: Bool { self == .evenOddFill || self == .evenOddFillAndStroke }
  }

  /// What was drawn until now.
  private(set) var drawing = Drawing(size: .zero)
  /// What it draws with.
  var state = GraphicsState()
  /// The path that is being made, in the drawing's coordinates.
  var path = DrawingPath()
  /// The place and direction of the next text of `CGContextShowText`.
  var textMatrix = CGAffineTransform.identity
  /// The number of pixels in a point, of images that are made of it.
  private(set) var scale = 1.0
  /// Whether y grows upwards, as in the contexts of `CGBitmapContextCreate`.
  private(set) var isBitmap = false
  private var saved: [GraphicsState] = []
  /// The number of states that found no room, whose restores change nothing.
  private var dropped = 0

  private static let maximumSavedStates = 1_000

  /// Makes a context for a drawing of that size.
  ///
  /// - Parameter origin: the point that is at its upper left corner.
  convenience init(size: CGSize, origin: CGPoint = .zero) {
    self.init(isa: Self.runtimeClass)
    drawing = Drawing(size: size)
    state.transform = .translation(-origin.x, -origin.y)
    state.patternTransform = state.transform
  }

  /// Makes a context for an image of that scale.
  convenience init(imageSize size: CGSize, origin: CGPoint = .zero, scale: Double) {
    self.init(size: size, origin: origin)
    // A scale of 0 is that of the screen.
    self.scale = scale > 0 && scale.isFinite ? scale : UIScreen.scale
  }

  /// Makes a context in which y grows upwards.
  convenience init(bitmapSize size: CGSize) {
    self.init(size: size)
    isBitmap = true
    state.transform = Self.upwards(size)
    state.patternTransform = state.transform
  }

  private static func upwards(_ size: CGSize) -> CGAffineTransform {
    CGAffineTransform(d: -1, ty: size.height)
  }

  /// The transform as a program sees it: without the turn of a context in which y grows upwards.
  var transform: CGAffineTransform {
    isBitmap ? state.transform.then(Self.upwards(drawing.bounds.size)) : state.transform
  }

  /// The image of what was drawn until now.
  var image: UIImage { UIImage(drawing: drawing, scale: scale) }

  /// Saves the state.
  func save() {
    if saved.count < Self.maximumSavedStates { saved.append(state) } else { dropped += 1 }
  }

  /// Brings the last saved state back; does nothing when there is none.
  func restore() {
    if dropped > 0 { return dropped -= 1 }
    if let last = saved.popLast() { state = last }
  }

  /// Does something, and brings the state back.
  func saving(_ body: () -> Void) {
    let old = state
    body()
    state = old
  }

  /// Draws a path of the drawing's coordinates.
  func draw(_ path: DrawingPath, _ mode: Mode) {
    guard !path.isEmpty, !state.isHidden else { return }
    // A line has no inside that a hole could have.
    if state.blend == .clear, !mode.fills { return }
    // A copy takes the place of what is below, which matters if it lets that through.
    let isClear = state.fillPattern != nil || state.alpha * state.fill.components[3] < 1
    if state.blend == .clear || (state.blend == .copy && mode.fills && isClear) {
      drawing.clear(path, clip: state.clip)
    }
    if state.blend == .clear { return }
    let isSeen = mode.strokes || state.fillPattern != nil || state.fill.components[3] > 0
    if state.blend == .copy, !isSeen { return }
    var shape = newShape
    shape.path = path
    var pattern = mode.fills ? state.placedPattern : nil
    if mode.isEvenOdd { shape.isEvenOdd = true }
    if mode.strokes {
      shape.stroke = state.stroke
      shape.line = state.line
      if let scale = state.transform.scale {
        shape.line = state.line.scaled(by: scale)
      } else if let back = state.transform.inverse {
        shape.path = path.transformed(by: back)
        shape.transform = state.transform
        pattern = pattern?.moved(by: back)
      }
    }
    if mode.fills {
      shape.pattern = pattern.flatMap { drawing.number(of: $0) }
      if shape.pattern == nil { shape.fill = state.fill }
    }
    add(shape)
  }

  /// Draws a path of the program's coordinates.
  func draw(user path: DrawingPath, _ mode: Mode) {
    draw(path.transformed(by: state.transform), mode)
  }

  /// Draws the path that was made, and begins a new one.
  func drawPath(_ mode: Mode) {
    draw(path, mode)
    path = DrawingPath()
  }

  /// Limits what follows to the inside of a path of the drawing's coordinates.
  func clip(to path: DrawingPath, evenOdd: Bool) {
    let clip = Drawing.Clip(path: path, isEvenOdd: evenOdd, parent: state.clip)
    guard let number = drawing.add(clip) else {
      // Without the clip too much would be seen.
      state.isHidden = true
      return warnOfLimit()
    }
    state.clip = number
  }

  /// Limits what follows to the inside of a path of the program's coordinates.
  func clip(toUser path: DrawingPath, evenOdd: Bool = false) {
    clip(to: path.transformed(by: state.transform), evenOdd: evenOdd)
  }

  /// Puts what follows into other coordinates.
  func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.then(state.transform)
  }

  /// Draws a line of text.
  func draw(_ text: Drawing.Text, _ color: Drawing.Color) {
    // Letters have no outline here that could be cleared.
    if state.blend == .clear { return }
    var shape = newShape
    shape.fill = color
    var text = text
    place(&shape) { offset in
      text.x += offset.x
      text.y += offset.y
    }
    shape.text = text
    add(shape)
  }

  /// Draws a picture into a rectangle, with its own opacity.
  func draw(_ image: UIImage, in rect: CGRect, alpha: Double = 1, flipped: Bool = false) {
    let opacity = state.alpha * max(0, min(alpha, 1))
    guard opacity.isFinite, !state.isHidden else { return }
    if state.blend == .clear {
      return drawing.clear(
        DrawingPath(rect).transformed(by: state.transform), clip: state.clip)
    }
    if let other = image.drawing {
      var transform = CGAffineTransform.fitting(other.bounds.size, into: rect)
      if flipped { (transform.d, transform.ty) = (-transform.d, rect.maxY) }
      drawing.add(other, transform.then(state.transform), state, alpha: opacity)
      return warnOfLimit()
    }
    var shape = newShape
    shape.alpha = opacity < 1 ? opacity : nil
    var frame = rect.standardized
    place(&shape) { offset in frame = frame.offsetBy(dx: offset.x, dy: offset.y) }
    shape.image = Drawing.Image(
      name: image.name, frame: [frame.minX, frame.minY, frame.width, frame.height])
    add(shape)
  }

  /// Draws another drawing, whose upper left corner comes to a point.
  func draw(_ other: Drawing, at point: CGPoint) {
    if state.isHidden { return }
    drawing.add(
      other, CGAffineTransform.translation(point.x, point.y).then(state.transform), state,
      alpha: state.alpha)
    warnOfLimit()
  }

  /// Fills the area that is not clipped with a gradient.
  func draw(_ gradient: Drawing.Gradient) {
    if state.isHidden { return }
    var gradient = gradient
    if state.transform != .identity { gradient.transform = state.transform }
    var shape = newShape
    shape.path = DrawingPath(drawing.bounds)
    guard let number = drawing.add(gradient) else { return warnOfLimit() }
    shape.gradient = number
    add(shape)
  }

  /// Where something is drawn: moved by an offset, or with a transform.
  private func place(_ shape: inout Drawing.Shape, move: (CGPoint) -> Void) {
    let transform = state.transform
    if transform.isTranslation {
      move(CGPoint(x: transform.tx, y: transform.ty))
    } else {
      shape.transform = transform
    }
  }

  /// A shape with what the state says of all.
  private var newShape: Drawing.Shape {
    Drawing.Shape(
      alpha: state.alpha < 1 ? state.alpha : nil, blend: state.blend.css, shadow: state.shadow,
      clip: state.clip)
  }

  private var hasWarned = false

  private func add(_ shape: Drawing.Shape) {
    if state.isHidden { return }
    drawing.add(shape)
    warnOfLimit()
  }

  private func warnOfLimit() {
    guard drawing.isCutOff, !hasWarned else { return }
    hasWarned = true
    RuntimeLog.warning(
      "a drawing has more than \(Drawing.maximumShapes) shapes, \(Drawing.maximumParts) parts of paths or "
        + "\(Drawing.maximumCharacters) characters; Carob leaves the rest out")
  }

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: CGContext.self, "Records what is drawn.") { context in
      defineStates(context)
      definePaths(context)
      defineDrawing(context)
      defineStack(context)
      defineBitmaps(context)
      definePatterns(context)
      defineTexts(context)
    }
  }
}
