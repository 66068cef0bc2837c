import Foundation

/// Clearing, which takes away what was drawn before.
extension Drawing {
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
      (clips, gradients, patterns, parts, characters, isCutOff) = ([], [], [], 0, 0, false)
      return
    }
    let limits = rect == nil && clip != nil ? areas : []
    let hole = limits.isEmpty ? self.hole(path) : self.hole([path] + limits.map(\.path))
    if let hole {
      cut(cleared) { drawing, outer in
        // The same area may have been cleared before.
        if drawing.areas(of: outer).contains(where: { $0.path == hole.path }) { return nil }
        var clip = hole
        clip.parent = outer
        return drawing.add(clip).map { [$0] }
      }
    } else {
      let all = [Clip(path: path, isEvenOdd: false)] + limits
      cut(cleared) { drawing, outer in drawing.complement(of: all, inside: outer) }
    }
  }

  private mutating func removeShapes(where isGone: (Shape) -> Bool) {
    for shape in shapes where isGone(shape) {
      parts -= shape.countOfParts
      characters -= shape.countOfCharacters
    }
    shapes.removeAll(where: isGone)
  }

  /// Gives each shape that meets a rectangle other areas: it is drawn once in each.
  ///
  /// - Parameter areas: the areas in place of the shape's own; nil where the shape stays as it is.
  private mutating func cut(_ rect: CGRect, into areas: (inout Drawing, Int?) -> [Int]?) {
    var made: [Int?: [Int]?] = [:]
    var all: [Shape] = []
    for shape in shapes {
      var numbers: [Int]?
      if shape.bounds.map({ $0.common(with: rect) != nil }) ?? true {
        if let known = made[shape.clip] {
          numbers = known
        } else {
          numbers = areas(&self, shape.clip)
          made[shape.clip] = .some(numbers)
        }
      }
      guard let numbers, !numbers.isEmpty else {
        all.append(shape)
        continue
      }
      let hasRoom =
        all.count + numbers.count <= Self.maximumShapes
        && takeRoom(
          shape.countOfParts * (numbers.count - 1),
          shape.countOfCharacters * (numbers.count - 1))
      if !hasRoom { isCutOff = true }
      for number in hasRoom ? numbers : Array(numbers.prefix(1)) {
        var piece = shape
        piece.clip = number
        all.append(piece)
      }
    }
    shapes = all
  }

  /// Areas that together are everything but what some areas have in common, and that do not meet: what is outside of the first
  /// one, what is inside that and outside of the second one, and so on. Nil when there is no room, and when this was done before.
  private mutating func complement(of areas: [Clip], inside outer: Int?) -> [Int]? {
    var made: [Int] = []
    var inside = outer
    let known = self.areas(of: outer)
    for (number, area) in areas.enumerated() {
      guard let outside = addOutside(of: area, parent: inside, known: known) else { return nil }
      made.append(outside)
      guard number < areas.count - 1 else { break }
      var clip = area
      clip.parent = inside
      guard let number = add(clip) else { return nil }
      inside = number
    }
    return made
  }

  /// The greatest number of outlines that are taken away one by one.
  private static let maximumOutlines = 8

  /// Adds what is outside of an area; nil when there is no room, or when it is among the areas that are known.
  private mutating func addOutside(of area: Clip, parent: Int?, known: [Clip]) -> Int? {
    let outlines = area.path.subpaths
    let directions = Set(outlines.map(\.isClockwise))
    // By the winding rule, outlines of one direction are all inside, also where they overlap.
    let isUnion =
      !area.isEvenOdd && outlines.count <= Self.maximumOutlines && directions.count == 1
      && directions.first != .some(nil)
    var last = parent
    for path in isUnion ? outlines : [area.path] {
      var clip = hole(path)
      if known.contains(where: { $0.path == clip.path }) { return nil }
      clip.parent = last
      guard let number = add(clip) else { return nil }
      last = number
    }
    return last
  }

  /// Everything but an area: the rule of even and odd makes a hole in a rectangle around the whole.
  private func hole(_ area: DrawingPath) -> Clip {
    var path = DrawingPath(around(area))
    path.add(area)
    return Clip(path: path, isEvenOdd: true)
  }

  /// A clip that hides the intersection of the areas; nil where one has several outlines. By the winding rule, the path has one
  /// rectangle around everything for each area, and each area in the other direction. The sum is zero only where all areas are.
  /// That needs outlines that go around once.
  private func hole(_ areas: [DrawingPath]) -> Clip? {
    var path = DrawingPath()
    for area in areas {
      guard let isClockwise = area.isClockwise else { return nil }
      path.add(around(area))
      path.add(isClockwise ? area.reversed : area)
    }
    return Clip(path: path, isEvenOdd: false)
  }

  private func around(_ area: DrawingPath) -> CGRect {
    bounds.union(area.bounds ?? bounds).insetBy(dx: -1_000, dy: -1_000)
  }
}
