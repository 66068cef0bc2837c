import CarobRuntime
import Foundation

extension GestureEvent {
  /// The names of gestures in front ends.
  package enum Name: String, CaseIterable, Sendable {
    case tap, doubleTap, longPress, swipeRight, swipeLeft, swipeUp, swipeDown, pan, pinch, rotation
  }

  /// A gesture by its name.
  ///
  /// - Parameters:
  ///   - distance: how far a pan goes.
  ///   - amount: the scale of a pinch, or the angle of a rotation.
  package init(_ name: Name, by distance: CGPoint, _ amount: Double) {
    self =
      switch name {
      case .tap: .taps(1)
      case .doubleTap: .taps(2)
      case .longPress: .longPress
      case .swipeRight: .swipe(1)
      case .swipeLeft: .swipe(2)
      case .swipeUp: .swipe(4)
      case .swipeDown: .swipe(8)
      case .pan: .pan(by: distance)
      case .pinch: .pinch(scale: amount)
      case .rotation: .rotation(angle: amount)
      }
  }
}

extension UIView {
  /// The gestures that recognizers of this view, and of those around it, recognize in it.
  ///
  /// - Complexity: O(depth).
  package final var gestures: [GestureEvent.Name] {
    var found: Set<GestureEvent.Name> = []
    var next = takerOfTouches
    while let view = next {
      found.formUnion(view.ownGestures)
      next = view.superview
    }
    return GestureEvent.Name.allCases.filter(found.contains)
  }

  /// The gestures that the view's own recognizers recognize.
  package final var ownGestures: [GestureEvent.Name] {
    var names: [GestureEvent.Name] = []
    for recognizer in madeExtras?.gestureRecognizers ?? [] where recognizer.isEnabled {
      names += recognizer.gestures
    }
    return names
  }
}

extension UIGestureRecognizer {
  fileprivate final var gestures: [GestureEvent.Name] {
    var names: [GestureEvent.Name] = []
    for name in GestureEvent.Name.allCases where mayRecognize(GestureEvent(name, by: .zero, 1)) {
      // Two taps are two times one.
      if name != .doubleTap || !names.contains(.tap) { names.append(name) }
    }
    return names
  }

  /// The actions and those that get them; nil where nobody takes one.
  ///
  /// - Throws: the error of a responder that is asked.
  package final func receivers() throws(MessageError) -> [(action: Selector, taker: Object?)] {
    var receivers: [(Selector, Object?)] = []
    for (action, target) in dueActions {
      let taker = if let target { target } else { try taker(of: action) }
      receivers.append((action, taker))
    }
    return receivers
  }
}
