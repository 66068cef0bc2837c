import Foundation

/// Reading, which refuses what no program here can have drawn: a drawing may come from a process that nobody trusts.
extension Drawing {
  /// Reads a drawing.
  ///
  /// - Throws: `DecodingError`, also for a drawing beyond the limits, and for one whose shapes name what it does not have.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      size: CGSize(
        width: try values.decode(Double.self, forKey: .width),
        height: try values.decode(Double.self, forKey: .height)))
    shapes = try values.decode([Shape].self, forKey: .shapes)
    clips = try values.decode([Clip].self, forKey: .clips)
    gradients = try values.decode([Gradient].self, forKey: .gradients)
    patterns = try values.decodeIfPresent([Pattern].self, forKey: .patterns) ?? []
    isCutOff = try values.decode(Bool.self, forKey: .isCutOff)
    func refuse(_ reason: String) -> DecodingError {
      .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: reason))
    }
    guard isSmall() else { throw refuse("the drawing is too large") }
    guard shapes.allSatisfy(isUsable), gradients.allSatisfy({ $0.isUsable }),
      patterns.allSatisfy({ $0.isFinite })
    else { throw refuse("a shape names what the drawing does not have, or has wrong numbers") }
  }

  /// Counts the parts and characters; false when something is beyond the limits.
  private mutating func countParts() -> Bool {
    for shape in shapes {
      guard takeRoom(shape.countOfParts, shape.countOfCharacters) else { return false }
    }
    for gradient in gradients {
      guard takeRoom(gradient.stops.count) else { return false }
    }
    for pattern in patterns {
      guard takeRoom(pattern.tile.parts, pattern.tile.characters) else { return false }
    }
    for clip in clips {
      guard takeRoom(clip.path.parts.count) else { return false }
    }
    return true
  }

  /// Whether the drawing is within the limits. Counts its parts.
  private mutating func isSmall() -> Bool {
    let counts = [shapes.count, clips.count, gradients.count, patterns.count]
    return counts.allSatisfy { $0 <= Self.maximumShapes } && areClipsNested
      && patterns.allSatisfy { $0.depth <= Self.maximumNestedPatterns } && countParts()
  }

  /// Whether each area is inside one with a lower number, and not too many are inside one another.
  private var areClipsNested: Bool {
    var depths: [Int] = []
    for clip in clips {
      var depth = 1
      if let outer = clip.parent {
        guard depths.indices.contains(outer) else { return false }
        depth += depths[outer]
      }
      if depth > Self.maximumNestedClips { return false }
      depths.append(depth)
    }
    return true
  }

  /// Whether the drawing has what a shape names, and the shape is of one kind and has all its numbers.
  private func isUsable(_ shape: Shape) -> Bool {
    func isKnown(_ number: Int?, _ indices: Range<Int>) -> Bool {
      number.map(indices.contains) ?? true
    }
    return isKnown(shape.clip, clips.indices) && isKnown(shape.gradient, gradients.indices)
      && isKnown(shape.pattern, patterns.indices) && shape.isFinite
      && (shape.image.map { $0.frame.count == 4 } ?? true)
      && (shape.line?.dash?.count ?? 0) <= Drawing.Line.maximumDashes
  }
}

extension Drawing.Gradient {
  /// Whether it is between two points or two circles.
  fileprivate var isUsable: Bool { (numbers.count == 4 || isRadial) && isFinite }
}
