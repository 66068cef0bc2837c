import Foundation

/// What a program has drawn, as a list of shapes, back to front. Points are in the drawing's own coordinates. [any-thread]
///
/// A page and a picture get it as values, and draw it; nothing here has pixels.
package struct Drawing: Codable, Hashable, Sendable {
  /// The greatest number of shapes. Later ones are left out.
  package static let mostShapes = 2_000
  /// The greatest number of parts of all paths together.
  package static let mostParts = 10_000
  /// The greatest number of characters of all texts together.
  package static let mostCharacters = 40_000

  /// The width, in points.
  package let width: Double
  /// The height, in points.
  package let height: Double
  /// The shapes, back to front.
  package private(set) var shapes: [Shape] = []
  /// The areas to which shapes are clipped, by their numbers in `Shape.clip`.
  package private(set) var clips: [Clip] = []
  /// The gradients, by their numbers in `Shape.gradient`.
  package private(set) var gradients: [Gradient] = []
  /// Whether shapes were left out, since there are too many.
  package private(set) var isCutOff = false

  private var parts = 0
  private var characters = 0

  private enum CodingKeys: String, CodingKey {
    case width, height, shapes, clips, gradients, isCutOff
  }

  /// Makes an empty drawing.
  init(size: CGSize) {
    width = size.width.isFinite ? size.width : 0
    height = size.height.isFinite ? size.height : 0
  }

  /// The rectangle of the drawing.
  package var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  /// Whether there is nothing to see.
  package var isEmpty: Bool { shapes.isEmpty }

  /// Adds a shape, if there is room for it.
  mutating func add(_ shape: Shape) {
    let newParts = parts + (shape.path?.parts.count ?? 0)
    let newCharacters = characters + (shape.text?.string.utf8.count ?? 0)
    // What has no place is not seen, and is no JSON.
    guard shape.hasPlace else { return }
    guard shapes.count < Self.mostShapes, newParts <= Self.mostParts,
      newCharacters <= Self.mostCharacters
    else { return isCutOff = true }
    (parts, characters) = (newParts, newCharacters)
    shapes.append(shape)
  }

  /// Adds an area, which a shape then names; nil when there are too many.
  mutating func add(_ clip: Clip) -> Int? {
    let newParts = parts + clip.path.parts.count
    guard clips.count < Self.mostShapes, newParts <= Self.mostParts else {
      isCutOff = true
      return nil
    }
    parts = newParts
    clips.append(clip)
    return clips.count - 1
  }

  /// Adds a gradient, which a shape then names; nil when there are too many.
  mutating func add(_ gradient: Gradient) -> Int? {
    guard (gradient.numbers + (gradient.transform ?? [])).allSatisfy(\.isFinite) else { return nil }
    guard gradients.count < Self.mostShapes else {
      isCutOff = true
      return nil
    }
    gradients.append(gradient)
    return gradients.count - 1
  }

  /// Adds all of another drawing, moved and stretched by a transform, inside of an area, and with another opacity.
  mutating func add(
    _ other: Drawing, _ transform: CGAffineTransform, clip: Int?, alpha: Double
  ) {
    var clipNumbers: [Int?] = []
    for area in other.clips {
      let parent = area.parent.flatMap { clipNumbers[$0] } ?? clip
      clipNumbers.append(
        add(
          Clip(
            path: area.path.transformed(by: transform), isEvenOdd: area.isEvenOdd, parent: parent)))
    }
    var gradientNumbers: [Int?] = []
    for var gradient in other.gradients {
      gradient.transform = gradient.placement.then(transform).numbers
      gradientNumbers.append(add(gradient))
    }
    for var shape in other.shapes {
      shape.move(by: transform)
      shape.clip = shape.clip.flatMap { clipNumbers[$0] } ?? clip
      shape.gradient = shape.gradient.flatMap { gradientNumbers[$0] }
      if alpha < 1 { shape.alpha = (shape.alpha ?? 1) * alpha }
      add(shape)
    }
    if other.isCutOff { isCutOff = true }
  }

  /// Takes everything away from a rectangle.
  ///
  /// - Parameter clip: the area to which this is limited.
  /// - Complexity: O(shapes).
  mutating func clear(_ area: DrawingPath, clip: Int?) {
    if clip == nil, let rect = area.rectangle, rect.contains(bounds) {
      (shapes, clips, gradients, parts, characters) = ([], [], [], 0, 0)
      return
    }
    // Everything but the area: the rule of even and odd makes a hole in a rectangle around the whole.
    var path = DrawingPath(bounds.union(area.bounds ?? bounds).insetBy(dx: -1_000, dy: -1_000))
    path.add(area)
    var made: [Int: Int] = [:]
    for index in shapes.indices {
      let parent = shapes[index].clip
      let known = made[parent ?? -1]
      guard let hole = known ?? add(Clip(path: path, isEvenOdd: true, parent: parent)) else {
        return
      }
      made[parent ?? -1] = hole
      shapes[index].clip = hole
    }
  }

  /// The drawing as one text of JSON, with sorted keys, so that equal drawings have equal texts.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // All numbers are finite, and there is nothing else that could fail.
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
