import CarobUIKit
import Foundation

/// A gesture of a user's fingers. [any-thread]
public struct LiveGesture: Hashable, Sendable {
  /// The kinds of gestures. The values of `gesture` in JSON, and of the property `gestures`.
  public enum Name: String, Codable, CaseIterable, Hashable, Sendable {
    /// A single tap.
    case tap
    /// Two taps.
    case doubleTap
    /// A finger rests.
    case longPress
    /// A quick movement to the right.
    case swipeRight
    /// A quick movement to the left.
    case swipeLeft
    /// A quick movement upwards.
    case swipeUp
    /// A quick movement downwards.
    case swipeDown
    /// A finger moves.
    case pan
    /// Two fingers move apart or together.
    case pinch
    /// Two fingers turn.
    case rotation

    /// What views call it.
    var ofView: GestureEvent.Name {
      switch self {
      case .tap: .tap
      case .doubleTap: .doubleTap
      case .longPress: .longPress
      case .swipeRight: .swipeRight
      case .swipeLeft: .swipeLeft
      case .swipeUp: .swipeUp
      case .swipeDown: .swipeDown
      case .pan: .pan
      case .pinch: .pinch
      case .rotation: .rotation
      }
    }
  }

  /// The kind.
  public var name: Name
  /// The place in the view where it begins, x and y in points; nil for the middle.
  public var place: [Double]?
  /// The distance of a pan, x and y in points; nil for none.
  public var distance: [Double]?
  /// The scale of a pinch, or the angle of a rotation in radians; nil for 1.
  public var amount: Double?

  /// Creates a gesture.
  public init(
    _ name: Name, at place: [Double]? = nil, by distance: [Double]? = nil, _ amount: Double? = nil
  ) {
    (self.name, self.place, self.distance, self.amount) = (name, place, distance, amount)
  }

  /// The event for recognizers.
  ///
  /// - Throws: `LiveRefusal` for numbers that are none.
  func event() throws -> GestureEvent {
    let (distance, amount) = (try Self.point(distance) ?? .zero, amount ?? 1)
    guard amount.isFinite else { throw LiveRefusal.nothing("that is no gesture") }
    return GestureEvent(name.ofView, by: distance, amount)
  }

  /// The place in a view.
  ///
  /// - Throws: as `event()`.
  @MainActor
  func place(in view: UIView) throws -> CGPoint {
    let bounds = view.bounds
    guard let point = try Self.point(place) else {
      return CGPoint(x: bounds.midX, y: bounds.midY)
    }
    return CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
  }

  private static func point(_ numbers: [Double]?) throws -> CGPoint? {
    guard let numbers else { return nil }
    guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else {
      throw LiveRefusal.nothing("that is no place")
    }
    return CGPoint(x: numbers[0], y: numbers[1])
  }
}
