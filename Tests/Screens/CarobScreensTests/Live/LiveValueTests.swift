import CarobRenderers
import CarobRuntime
import CarobScreens
import CarobUIKit
import Foundation
import InstantCocoa
import Testing

/// Controls with values on live screens: what they show, and who is told of a value.
@Suite(.serialized) @MainActor struct LiveValueTests {
  private let session: LiveSession
  private let screen: LiveTestValues
  private let start: LiveMirror

  init() throws {
    session = try LiveTestPlugin.open(LiveTestValues.self)
    screen = try #require(LiveTestValues.opened)
    start = LiveMirror(session.snapshot())
    _ = session.changes()
  }

  /// Sets a value as a user does, and returns the outcome and the control's properties after it.
  private func set(
    _ value: Double, _ kind: LiveNode.Kind
  ) throws -> (LiveOutcome, LiveProperties) {
    let outcome = try session.handle(.value(start.first(kind).id, value))
    return (outcome, try LiveMirror(session.snapshot()).first(kind).props)
  }

  private let own = "LiveTestValues"

  /// Every kind of control has a kind of node and one of a picture's controls.
  @Test(arguments: ControlContent.Kind.allCases) func eachKindIsShown(_ kind: ControlContent.Kind) {
    #expect(LiveNode.Kind(rawValue: kind.rawValue) != nil)
    #expect(ScreenSnapshot.Control.Kind(rawValue: kind.rawValue) != nil)
  }

  @Test func aStepperIsStepped() throws {
    let props = try start.first(.stepper).props
    #expect(props[.value] == .number(0) && props[.step] == .number(10))
    #expect(props[.limits] == .numbers([0, 2000]))
    let (outcome, after) = try set(10, .stepper)
    #expect(outcome.result == .done)
    #expect(outcome.sent == [.init(selector: "changed:", to: own, by: own)])
    #expect(after[.value] == .number(10) && screen.heard == ["UIStepper"])
    #expect(try set(5000, .stepper).1[.value] == .number(2000))
  }

  @Test func aSegmentIsSelected() throws {
    let props = try start.first(.segments).props
    #expect(props[.titles] == .texts(["Unread", "Reading", "Finished"]))
    #expect(props[.selection] == .number(1) && props[.disabledTitles] == .numbers([2]))
    let (outcome, after) = try set(0, .segments)
    #expect(outcome.sent.map(\.selector) == ["changed:"])
    #expect(after[.selection] == .number(0))
    let (refused, same) = try set(2, .segments)
    #expect(refused.result == .nothing && same[.selection] == .number(0))
    #expect(refused.reason == "segment 2 of the UISegmentedControl is not enabled")
    #expect(
      try set(7, .segments).0.reason == "the UISegmentedControl has no choice number 7")
    #expect(screen.heard == ["UISegmentedControl"])
  }

  /// The program reads the value later.
  @Test func aControlWithoutActionsTakesItsValue() throws {
    let (outcome, after) = try set(0.5, .slider)
    #expect(outcome.result == .done && outcome.sent.isEmpty)
    #expect(after[.value] == .number(0.5))
  }
}

/// A screen of controls with values, which notes whose actions it has heard.
@MainActor
final class LiveTestValues: UIViewController {
  static weak var opened: LiveTestValues?

  var heard: [String] = []

  override class var runtimeName: String { "LiveTestValues" }

  override func loadView() throws {
    Self.opened = self
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let stepper = UIStepper()
    try stepper.setMaximumValue(2000)
    try stepper.setStepValue(10)
    let segments = UISegmentedControl()
    for (index, title) in ["Unread", "Reading", "Finished"].enumerated() {
      _ = try segments.send(
        Selector("insertSegmentWithTitle:atIndex:animated:"), title, UInt(index), false)
    }
    segments.selectedSegment = 1
    _ = try segments.send(Selector("setEnabled:forSegmentAtIndex:"), false, UInt(2))
    for control in [stepper, segments, UISlider()] {
      if !(control is UISlider) {
        control.addTarget(self, action: Selector("changed:"), for: .valueChanged)
      }
      try view.addSubview(control)
    }
    viewIfLoaded = view
  }

  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: LiveTestValues.self) { values in
      values.method("changed:") { (this, control: UIControl) in
        this.heard.append(control.runtimeClass.name)
      }
    }
  }
}
