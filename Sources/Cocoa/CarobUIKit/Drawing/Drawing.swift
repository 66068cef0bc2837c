import CarobFoundation
import CarobRuntime
import Foundation

/// What a program has drawn, as a list of shapes, back to front. Points are in the drawing's own coordinates. [any-thread]
///
/// A page and a picture get it as values, and draw it; nothing here has pixels.
package struct Drawing: Codable, Hashable, Sendable {
  /// The greatest number of shapes. Later ones are left out.
  package static let maximumShapes = 2_000
  /// The greatest number of parts of all paths, and of colours of all gradients, together.
  package static let maximumParts = 10_000
  /// The greatest number of characters of all texts and names together.
  package static let maximumCharacters = 40_000
  /// The greatest number of areas inside one another.
  package static let maximumNestedClips = 32
  /// The greatest number of patterns whose tiles are inside one another.
  package static let maximumNestedPatterns = 4

  /// The width, in points.
  package let width: Double
  /// The height, in points.
  package let height: Double
  /// The shapes, back to front.
  package internal(set) var shapes: [Shape] = []
  /// The areas to which shapes are clipped, by their numbers in `Shape.clip`.
  package internal(set) var clips: [Clip] = []
  /// The gradients, by their numbers in `Shape.gradient`.
  package internal(set) var gradients: [Gradient] = []
  /// The patterns, by their numbers in `Shape.pattern`.
  package internal(set) var patterns: [Pattern] = []
  /// Whether shapes were left out, since there are too many.
  package internal(set) var isCutOff = false

  /// The number of parts of all paths, and of colours of all gradients.
  var parts = 0
  /// The number of characters of all texts and names.
  var characters = 0

  enum CodingKeys: String, CodingKey {
    case width, height, shapes, clips, gradients, patterns, isCutOff
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
    // What has no place is not seen, and is no JSON.
    guard shape.isFinite else { return }
    guard shapes.count < Self.maximumShapes, takeRoom(shape.countOfParts, shape.countOfCharacters)
    else { return isCutOff = true }
    shapes.append(shape)
  }

  /// Counts parts and characters; false, and not counted, when they are too many.
  mutating func takeRoom(_ newParts: Int, _ newCharacters: Int = 0) -> Bool {
    guard parts + newParts <= Self.maximumParts,
      characters + newCharacters <= Self.maximumCharacters
    else { return false }
    parts += newParts
    characters += newCharacters
    return true
  }

  /// Adds an area, which a shape then names; nil when there are too many. An area without a place is empty. A rectangle
  /// inside another one becomes what they have in common, so that areas do not pile up.
  mutating func add(_ clip: Clip) -> Int? {
    var clip = clip
    if !clip.path.isFinite { clip.path = DrawingPath() }
    if let number = clip.parent, let inner = clip.path.rectangle,
      let outer = clips[number].path.rectangle
    {
      clip.path = inner.common(with: outer).map(DrawingPath.init) ?? DrawingPath()
      clip.parent = clips[number].parent
    }
    guard clips.count < Self.maximumShapes, areas(of: clip.parent).count < Self.maximumNestedClips,
      takeRoom(clip.path.parts.count)
    else {
      isCutOff = true
      return nil
    }
    clips.append(clip)
    return clips.count - 1
  }

  /// Adds a gradient, which a shape then names; nil when there are too many.
  mutating func add(_ gradient: Gradient) -> Int? {
    guard gradient.isFinite else { return nil }
    guard gradients.count < Self.maximumShapes, takeRoom(gradient.stops.count) else {
      isCutOff = true
      return nil
    }
    gradients.append(gradient)
    return gradients.count - 1
  }

  /// The number of a pattern, which a shape then names; nil when there are too many, also inside one another.
  mutating func number(of pattern: Pattern) -> Int? {
    if let known = patterns.firstIndex(of: pattern) { return known }
    guard pattern.isFinite else { return nil }
    guard patterns.count < Self.maximumShapes, pattern.depth <= Self.maximumNestedPatterns,
      takeRoom(pattern.tile.parts, pattern.tile.characters)
    else {
      isCutOff = true
      return nil
    }
    patterns.append(pattern)
    return patterns.count - 1
  }

  /// Adds all of another drawing, moved and stretched by a transform, as a state draws pictures: inside of its area, and with
  /// its opacity. Its blend mode and shadow become those of each shape. A shape whose area finds no room is left out.
  mutating func add(
    _ other: Drawing, _ transform: CGAffineTransform, _ state: GraphicsState, alpha: Double
  ) {
    var clipNumbers: [Int?] = []
    for area in other.clips {
      var clip = area
      clip.path = area.path.transformed(by: transform)
      clip.parent = area.parent.map { clipNumbers[$0] } ?? state.clip
      let hasOuter = area.parent == nil || clip.parent != nil
      clipNumbers.append(hasOuter ? add(clip) : nil)
    }
    var gradientNumbers: [Int?] = []
    for var gradient in other.gradients {
      gradient.transform = (gradient.transform ?? .identity).then(transform)
      gradientNumbers.append(add(gradient))
    }
    for var shape in other.shapes {
      if var pattern = other.pattern(of: shape) {
        if shape.move(by: transform) { pattern = pattern.moved(by: transform) }
        shape.pattern = number(of: pattern)
      } else {
        _ = shape.move(by: transform)
      }
      if let number = shape.clip {
        guard let clip = clipNumbers[number] else { continue }
        shape.clip = clip
      } else {
        shape.clip = state.clip
      }
      shape.gradient = shape.gradient.flatMap { gradientNumbers[$0] }
      if alpha < 1 { shape.alpha = (shape.alpha ?? 1) * alpha }
      shape.blend = shape.blend ?? state.blend.css
      shape.shadow = shape.shadow ?? state.shadow
      add(shape)
    }
    if other.isCutOff { isCutOff = true }
  }

  /// The drawing after a transform, with another size.
  ///
  /// - Parameter isCut: whether what is outside of that size is not seen.
  func redrawn(_ transform: CGAffineTransform, size: CGSize, isCut: Bool = false) -> Drawing {
    var made = Drawing(size: size)
    var state = GraphicsState()
    if isCut { state.clip = made.add(Clip(path: DrawingPath(made.bounds), isEvenOdd: false)) }
    made.add(self, transform, state, alpha: 1)
    return made
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

/// A drawing that is complete, and its text for a page, which is made when it is first needed. [any-thread]
package final class RecordedDrawing: Sendable {
  /// The drawing.
  package let drawing: Drawing

  private let text = Locked<String?>(nil)

  init(_ drawing: Drawing) { self.drawing = drawing }

  /// The drawing as a text of JSON.
  package var json: String {
    if let known = text.withLock({ $0 }) { return known }
    let made = drawing.json
    text.withLock { $0 = made }
    return made
  }
}
