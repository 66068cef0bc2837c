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
    // What has no place is not seen, and is no JSON.
    guard shape.isFinite else { return }
    guard shapes.count < Self.maximumShapes, takeRoom(shape.countOfParts, shape.countOfCharacters)
    else { return isCutOff = true }
    shapes.append(shape)
  }

  /// Counts parts and characters; false, and not counted, when they are too many.
  private mutating func takeRoom(_ newParts: Int, _ newCharacters: Int = 0) -> Bool {
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
    guard (gradient.numbers + (gradient.transform ?? [])).allSatisfy(\.isFinite) else { return nil }
    guard gradients.count < Self.maximumShapes, takeRoom(gradient.stops.count) else {
      isCutOff = true
      return nil
    }
    gradients.append(gradient)
    return gradients.count - 1
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
      gradient.transform = gradient.placement.then(transform).numbers
      gradientNumbers.append(add(gradient))
    }
    for var shape in other.shapes {
      shape.move(by: transform)
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

  /// Takes everything away from an area. Shapes inside of a rectangle are removed; others get an area with a hole.
  ///
  /// - Parameter clip: the area to which this is limited.
  /// - Complexity: O(parts of all paths).
  mutating func clear(_ area: DrawingPath, clip: Int?) {
    guard area.isFinite else { return }
    let areas = self.areas(of: clip)
    var path = area
    var rect = area.rectangle
    if let known = rect, areas.count == 1, let outer = areas[0].path.rectangle {
      guard let common = known.common(with: outer) else { return }
      (rect, path) = (common, DrawingPath(common))
    } else if clip != nil {
      rect = nil
    }
    guard let cleared = path.bounds else { return }
    if clip == nil, let rect, rect.contains(bounds) { removeShapes { _ in true } }
    if let rect { removeShapes { $0.bounds.map(rect.contains) ?? false } }
    if shapes.isEmpty, clip == nil {
      (clips, gradients, parts, characters, isCutOff) = ([], [], 0, 0, false)
      return
    }
    let hole = rect == nil && clip != nil ? self.hole([path] + areas.map(\.path)) : self.hole(path)
    var made: [Int: Int] = [:]
    for index in shapes.indices {
      if let bounds = shapes[index].bounds, bounds.common(with: cleared) == nil { continue }
      let parent = shapes[index].clip
      // The same area may have been cleared before.
      if self.areas(of: parent).contains(where: { $0.path == hole.path }) { continue }
      let known = made[parent ?? -1]
      var clip = hole
      clip.parent = parent
      guard let number = known ?? add(clip) else { return }
      made[parent ?? -1] = number
      shapes[index].clip = number
    }
  }

  private mutating func removeShapes(where isGone: (Shape) -> Bool) {
    for shape in shapes where isGone(shape) {
      parts -= shape.countOfParts
      characters -= shape.countOfCharacters
    }
    shapes.removeAll(where: isGone)
  }

  /// Everything but an area: the rule of even and odd makes a hole in a rectangle around the whole.
  private func hole(_ area: DrawingPath) -> Clip {
    var path = DrawingPath(around(area))
    path.add(area)
    return Clip(path: path, isEvenOdd: true)
  }

  /// A clip that hides the intersection of the areas. By the winding rule, the path has one rectangle around everything for
  /// each area, and each area in the other direction. The sum is zero only where all areas are. That needs outlines that go
  /// around once.
  private func hole(_ areas: [DrawingPath]) -> Clip {
    var path = DrawingPath()
    for area in areas {
      guard let isClockwise = area.isClockwise else { return hole(areas[0]) }
      path.add(around(area))
      path.add(isClockwise ? area.reversed : area)
    }
    return Clip(path: path, isEvenOdd: false)
  }

  private func around(_ area: DrawingPath) -> CGRect {
    bounds.union(area.bounds ?? bounds).insetBy(dx: -1_000, dy: -1_000)
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

/// Reading, which refuses what no program here can have drawn: a drawing may come from a process that nobody trusts.
extension Drawing {
  /// Reads a drawing.
  ///
  /// - Throws: `DecodingError`, also for a drawing beyond the limits.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      size: CGSize(
        width: try values.decode(Double.self, forKey: .width),
        height: try values.decode(Double.self, forKey: .height)))
    shapes = try values.decode([Shape].self, forKey: .shapes)
    clips = try values.decode([Clip].self, forKey: .clips)
    gradients = try values.decode([Gradient].self, forKey: .gradients)
    isCutOff = try values.decode(Bool.self, forKey: .isCutOff)
    for shape in shapes {
      parts += shape.countOfParts
      characters += shape.countOfCharacters
    }
    for gradient in gradients { parts += gradient.stops.count }
    var depths: [Int] = []
    for clip in clips {
      parts += clip.path.parts.count
      let outer = clip.parent ?? -1
      // The number of an outer area is lower.
      let isKnown = clip.parent == nil || depths.indices.contains(outer)
      depths.append(isKnown ? 1 + (outer < 0 ? 0 : depths[outer]) : .max)
      if depths[depths.count - 1] > Self.maximumNestedClips { break }
    }
    let isSmall = [shapes.count, clips.count, gradients.count].allSatisfy {
      $0 <= Self.maximumShapes
    }
    guard isSmall, parts <= Self.maximumParts, characters <= Self.maximumCharacters,
      depths.allSatisfy({ $0 <= Self.maximumNestedClips })
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "the drawing is too large"))
    }
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
