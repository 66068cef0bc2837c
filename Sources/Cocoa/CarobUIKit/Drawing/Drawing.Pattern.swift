import CarobFoundation
import Foundation

extension Drawing {
  /// A drawing that is repeated in both directions, and fills paths as a colour does.
  package struct Pattern: Codable, Hashable, Sendable {
    /// What is repeated. Its upper left corner is at the origin of the pattern.
    package var tile: Drawing
    /// The distance between the left edges of two tiles.
    package var xStep: Double
    /// The distance between the upper edges of two tiles.
    package var yStep: Double
    /// The transform from the pattern's coordinates to those of the path that it fills.
    package var transform: CGAffineTransform?

    /// A pattern of a drawing whose tiles touch one another; nil for one without a size.
    init?(_ tile: Drawing) { self.init(tile, xStep: tile.width, yStep: tile.height) }

    /// A pattern of a drawing at distances from one another; nil where they would all be at one place.
    init?(_ tile: Drawing, xStep: Double, yStep: Double) {
      (self.tile, self.xStep, self.yStep) = (tile, abs(xStep), abs(yStep))
      guard isFinite else { return nil }
    }

    /// Whether the numbers can be used: they are finite, and the tiles have distances.
    var isFinite: Bool {
      xStep > 0 && yStep > 0 && xStep.isFinite && yStep.isFinite && transform?.isFinite != false
    }

    /// The pattern after a transform of the path that it fills.
    func moved(by next: CGAffineTransform) -> Pattern {
      var pattern = self
      let whole = (transform ?? .identity).then(next)
      pattern.transform = whole == .identity ? nil : whole
      return pattern
    }

    /// How many patterns are inside one another, this one included.
    var depth: Int { 1 + (tile.patterns.map(\.depth).max() ?? 0) }

    /// The colour at a point in the path's coordinates; nil where the tile has none.
    func color(at point: CGPoint) -> UIColor? {
      guard let back = (transform ?? .identity).inverse else { return nil }
      let place = back.applied(to: point)
      func rest(_ number: Double, _ step: Double) -> Double {
        number - (number / step).rounded(.down) * step
      }
      return tile.color(at: CGPoint(x: rest(place.x, xStep), y: rest(place.y, yStep)))
    }

    /// One colour in place of the pattern, where only a colour can be shown: that of the tile's middle, else clear.
    var plainColor: UIColor {
      tile.color(at: CGPoint(x: tile.width / 2, y: tile.height / 2)) ?? .clear
    }
  }

  /// The pattern of a shape; nil for none.
  package func pattern(of shape: Shape) -> Pattern? {
    shape.pattern.flatMap { patterns.indices.contains($0) ? patterns[$0] : nil }
  }
}
