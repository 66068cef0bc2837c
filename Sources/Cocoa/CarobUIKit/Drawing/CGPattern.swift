import CarobFoundation
import CarobRuntime
import Foundation

/// A pattern whose program draws the tile, for the functions of C. It never changes after it was made. [any-thread]
final class CGPattern: Object {
  private typealias Release = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private var info = Pointer(nil)
  private var draw = Pointer(nil)
  private var release = Pointer(nil)
  fileprivate var isColored = true
  fileprivate var bounds = CGRect.zero
  private var matrix = CGAffineTransform.identity
  private var xStep = 0.0
  private var yStep = 0.0

  /// The pattern of a tile that was drawn; nil without distances between tiles.
  fileprivate func pattern(of tile: Drawing) -> Drawing.Pattern? {
    guard var pattern = Drawing.Pattern(tile, xStep: xStep, yStep: yStep) else { return nil }
    let transform = CGAffineTransform.translation(bounds.minX, bounds.minY).then(matrix)
    pattern.transform = transform == .identity ? nil : transform
    return pattern
  }

  deinit {
    guard let address = release.address else { return }
    // SAFETY: the program gave the address of such a function for its `info`, and the pattern calls it once.
    unsafeBitCast(address, to: Release.self)(info.address)
  }

  /// States the messages of the functions in `cg_pattern.c`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(of: CGPattern.self, "A pattern, for the functions of CoreGraphics.") {
      pattern in
      pattern.classMethod("carob_patternWithInfo:draw:release:isColored:") {
        (_, info: Pointer, draw: Pointer, release: Pointer, isColored: Bool) -> Object in
        let made = CGPattern(isa: runtimeClass)
        (made.info, made.draw, made.release) = (info, draw, release)
        made.isColored = isColored
        return made
      }
      pattern.method("carob_setBounds:matrix:xStep:yStep:") {
        (this, bounds: CGRect, matrix: CGAffineTransform, xStep: Double, yStep: Double) in
        (this.bounds, this.matrix) = (bounds, matrix)
        (this.xStep, this.yStep) = (xStep, yStep)
      }
      pattern.method("carob_info") { $0.info }
      pattern.method("carob_drawPattern") { $0.draw }
    }
  }
}

extension CGContext {
  static func definePatterns(_ context: ClassMembers<CGContext>) {
    context.method("carob_setColorSpace:isStroke:") { (this, space: Object?, isStroke: Bool) in
      let space = space as? CGColorSpace
      if isStroke { this.state.strokeSpace = space } else { this.state.fillSpace = space }
    }
    context.method("carob_setComponents:isStroke:") {
      (this, components: Pointer, isStroke: Bool) in
      let space = isStroke ? this.state.strokeSpace : this.state.fillSpace
      guard let color = (space ?? .usual).color(components) else { return }
      if isStroke {
        this.state.stroke = Drawing.Color(color)
      } else {
        this.state.setFill(color)
      }
    }
    context.method("carob_tileOf:components:isStroke:") {
      (this, pattern: Object?, components: Pointer, isStroke: Bool) -> Object? in
      guard let pattern = pattern as? CGPattern else { return nil }
      let tile = CGContext(size: pattern.bounds.size, origin: pattern.bounds.origin)
      let space = isStroke ? this.state.strokeSpace : this.state.fillSpace
      guard !pattern.isColored, let color = (space ?? .usual).color(components)
      else { return tile }
      tile.state.setFill(color)
      tile.state.stroke = Drawing.Color(color)
      return tile
    }
    context.method("carob_setPattern:tile:isStroke:") {
      (this, pattern: Object?, tile: Object?, isStroke: Bool) in
      guard let pattern = pattern as? CGPattern, let tile = tile as? CGContext,
        let made = pattern.pattern(of: tile.drawing)
      else { return }
      if isStroke {
        this.state.stroke = Drawing.Color(made.plainColor)
      } else {
        this.state.setFill(made.plainColor)
        this.state.fillPattern = made
      }
    }
    context.method("carob_drawTiledImage:inRect:") { (this, image: Object?, rect: CGRect) in
      if let image = image as? UIImage { this.draw(image, tilesLike: rect) }
    }
    context.method("carob_setPatternPhase:") { (this, phase: CGSize) in
      this.state.patternPhase = phase
    }
  }

  /// Fills the area that is not clipped with a picture again and again, of which one is in a rectangle, upside down as by
  /// `CGContextDrawImage`.
  private func draw(_ image: UIImage, tilesLike rect: CGRect) {
    guard let tile = image.drawing, var pattern = Drawing.Pattern(tile) else { return }
    var place = CGAffineTransform.fitting(tile.bounds.size, into: rect)
    (place.d, place.ty) = (-place.d, rect.maxY)
    pattern.transform = place
    saving {
      state.patternTransform = state.transform
      state.patternPhase = .zero
      state.fillPattern = pattern
      draw(DrawingPath(drawing.bounds), .fill)
    }
  }
}
