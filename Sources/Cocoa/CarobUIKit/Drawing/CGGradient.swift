import CarobFoundation
import CarobRuntime
import Foundation

/// Colours at places from 0 to 1, for the functions of C. It never changes. [any-thread]
final class CGGradient: Object {
  private(set) var stops: [Drawing.Gradient.Stop] = []

  private static let maximumStops: UInt = 256

  /// Makes a gradient. Without places the colours are at even distances.
  convenience init(_ colors: [UIColor], places: [Double]) {
    self.init(isa: Self.runtimeClass)
    for (index, color) in colors.enumerated() {
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let place = places.indices.contains(index) ? places[index] : even
      stops.append(
        .init(place: max(0, min(place.isFinite ? place : even, 1)), color: .init(color)))
    }
  }

  private enum Options {
    static let drawsBefore: UInt = 1 << 0
    static let drawsAfter: UInt = 1 << 1
  }

  /// The gradient between points or circles. Without the options nothing is drawn before the start and after the end.
  func between(_ numbers: [Double], options: UInt) -> Drawing.Gradient {
    var all = stops
    func clear(_ stop: Drawing.Gradient.Stop) -> Drawing.Gradient.Stop {
      .init(place: stop.place, color: .init(stop.color.uiColor.withAlphaComponent(0)))
    }
    if options & Options.drawsBefore == 0, let first = stops.first {
      all.insert(clear(first), at: 0)
    }
    if options & Options.drawsAfter == 0, let last = stops.last { all.append(clear(last)) }
    return Drawing.Gradient(numbers: numbers, stops: all)
  }

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: CGGradient.self, "Colours at places, for the functions of CoreGraphics.")
    { gradient in
      gradient.classMethod("carob_gradientWithColors:places:") {
        (_, colors: [Object]?, places: Pointer) -> Object? in
        let colors = (colors ?? []).prefix(Int(maximumStops)).compactMap { $0 as? UIColor }
        guard !colors.isEmpty else { return nil }
        return CGGradient(
          colors, places: CGContext.numbers(places, UInt(colors.count)))
      }
    }
  }
}

/// What the numbers of a colour mean, for the functions of C: grey, or red, green and blue. It never changes. [any-thread]
final class CGColorSpace: Object {
  private var count = 3

  /// The space of colours without one: red, green and blue.
  static var usual: CGColorSpace { CGColorSpace(isa: runtimeClass) }

  /// The colour of numbers at an address of C, with its opacity; nil for null, and for a space without numbers.
  func color(_ components: Pointer) -> UIColor? {
    let numbers = CGContext.numbers(components, UInt(max(0, count) + 1))
    guard count > 0, numbers.count > count else { return nil }
    let isGrey = count < 3
    return UIColor(
      red: numbers[0], green: numbers[isGrey ? 0 : 1], blue: numbers[isGrey ? 0 : 2],
      alpha: numbers[count])
  }

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: CGColorSpace.self, "What the numbers of a colour mean.") { space in
      space.classMethod("carob_spaceWithCount:") { (_, count: Int) -> Object in
        let space = CGColorSpace(isa: runtimeClass)
        space.count = count
        return space
      }
      space.method("carob_count") { $0.count }
    }
  }
}
