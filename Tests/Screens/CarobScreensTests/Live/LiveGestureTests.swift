import CarobFoundation
import CarobRuntime
import CarobScreens
@testable import CarobUIKit
import Foundation
import InstantCocoa
import Testing

/// A screen with views in which gestures act.
final class LiveTestGestures: UIViewController {
  static weak var opened: LiveTestGestures?

  let label = UILabel()
  let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  let empty = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 50))
  let button = UIButton()
  let tap = UITapGestureRecognizer()
  let press = UILongPressGestureRecognizer()
  let pan = UIPanGestureRecognizer()

  override class var runtimeName: String { "LiveTestGestures" }

  override func loadView() throws {
    Self.opened = self
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    label.text = "nothing"
    label.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    button.frame = CGRect(x: 50, y: 10, width: 20, height: 20)
    button.addTarget(self, action: Selector("pressed"), for: .touchUpInside)
    for part in [label, button] as [UIView] { try card.addSubview(part) }
    for part in [card, empty] { try view.addSubview(part) }
    for (recognizer, owner) in [(tap, card), (press, view), (pan, empty)]
      as [(UIGestureRecognizer, UIView)]
    {
      recognizer.addTarget(self, action: Selector("recognized:"))
      owner.addGestureRecognizer(recognizer)
    }
    viewIfLoaded = view
  }

  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: LiveTestGestures.self) { controls in
      controls.method("pressed") { this in this.label.text = "pressed" }
      controls.method("recognized:") { (this, recognizer: UIGestureRecognizer) in
        let place = recognizer.location(in: recognizer.view)
        this.label.text = "\(recognizer.runtimeClass) at \(place.x) \(place.y)"
      }
    }
  }
}

/// Gestures on live screens.
@Suite(.serialized) @MainActor struct LiveGestureTests {
  private let session: LiveSession
  private let screen: LiveTestGestures
  private let start: LiveMirror

  init() throws {
    session = try LiveTestPlugin.open(LiveTestGestures.self)
    screen = try #require(LiveTestGestures.opened)
    start = LiveMirror(session.snapshot())
  }

  private func node(_ kind: LiveNode.Kind) throws -> LiveNode { try start.first(kind) }

  private func make(_ gesture: LiveGesture, in kind: LiveNode.Kind) throws -> LiveOutcome {
    session.handle(.gesture(try node(kind).id, gesture))
  }

  @Test func tellsWhichGesturesAct() throws {
    #expect(try node(.label).props[.gestures] == .texts(["tap", "longPress"]))
    #expect(try node(.area).props[.gestures] == .texts(["longPress", "pan"]))
    #expect(try node(.area).props[.class] == .text("UIView"))
    #expect(try node(.button).props[.gestures] == .texts(["longPress"]))
    #expect(try node(.screen).props[.gestures] == .texts(["longPress"]))
  }

  @Test func recognizersOfTheViewsAroundSeeThem() throws {
    let outcome = try make(LiveGesture(.tap, at: [1, 2]), in: .label)
    #expect(outcome.result == .done && outcome.sent.map(\.selector) == ["recognized:"])
    #expect(screen.label.text == "UITapGestureRecognizer at 11.0 12.0")
    #expect(try make(LiveGesture(.longPress), in: .label).result == .done)
    #expect(screen.label.text == "UILongPressGestureRecognizer at 20.0 20.0")
    #expect(try make(LiveGesture(.pan, by: [30, 0]), in: .area).result == .done)
    #expect(screen.label.text == "UIPanGestureRecognizer at 80.0 25.0")
    #expect(try make(LiveGesture(.longPress, at: [5, 5]), in: .screen).result == .done)
  }

  /// As with UIKit, the button wins over the recognizer of the view around it, and not over its own.
  @Test func aTapOfAButton() throws {
    let id = try node(.button).id
    #expect(session.handle(.tap(id)).sent.map(\.selector) == ["pressed"])
    screen.button.addGestureRecognizer(screen.tap)
    #expect(session.handle(.tap(id)).sent.map(\.selector) == ["recognized:"])
    try screen.tap.setValue(NumberBox(false), forKey: "cancelsTouchesInView")
    #expect(session.handle(.tap(id)).sent.map(\.selector) == ["recognized:", "pressed"])
  }

  @Test func whatDoesNothing() throws {
    #expect(
      try make(LiveGesture(.pinch, 2), in: .label).reason == "a UILabel cannot be used with a pinch"
    )
    #expect(try make(LiveGesture(.pan, at: [1], by: nil), in: .area).reason == "that is no place")
    #expect(try make(LiveGesture(.pinch, .nan), in: .area).reason == "that is no gesture")
    try screen.press.setEnabled(false)
    #expect(try make(LiveGesture(.longPress), in: .area).result == .nothing)
  }
}
