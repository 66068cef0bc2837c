import CarobFoundation
import CarobRenderers
import CarobRuntime
import CarobScreens
import CarobUIKit
import Foundation
import InstantCocoa
import Testing

/// Controls with values on live screens: what they show, and who is told of a value.
@Suite(.serialized) @MainActor struct LiveControlValueTests {
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

  @Test func aDateIsPicked() throws {
    let props = try start.first(.datePicker).props
    #expect(props[.text] == .text("2026-03-28") && props[.form] == .text("date"))
    let picker = try start.first(.datePicker).id
    let outcome = session.handle(.text(picker, "2026-04-01"))
    #expect(outcome.result == .done && outcome.sent.map(\.selector) == ["changed:"])
    let after = try LiveMirror(session.snapshot()).first(.datePicker).props
    #expect(after[.text] == .text("2026-04-01"))
    for text in ["", "2026-02-30", "1.4.2026", "2026-04-01T10:00", "99999-01-01"] {
      #expect(
        session.handle(.text(picker, text)).reason
          == "\(text.debugDescription) is no value of this form")
    }
    #expect(screen.heard == ["UIDatePicker"])
  }

  @Test(arguments: [
    (UIDatePicker.Mode.time, "09:05", "12:30"),
    (.dateAndTime, "2026-03-28T09:05", "2027-01-02T03:04"), (.countDownTimer, "00:00", "01:30"),
  ]) func textsOfADatePicker(_ mode: UIDatePicker.Mode, _ shown: String, _ typed: String) throws {
    screen.picker.mode = mode
    _ = session.changes()
    let picker = try LiveMirror(session.snapshot()).first(.datePicker)
    #expect(picker.props[.text] == .text(shown))
    #expect(session.handle(.text(picker.id, typed)).result == .done)
    #expect(
      try LiveMirror(session.snapshot()).first(.datePicker).props[.text] == .text(typed))
    #expect(session.handle(.text(picker.id, "25:00")).result == .nothing)
  }

  @Test func aRowOfAPickerIsChosen() throws {
    let props = try start.first(.wheel).props
    #expect(props[.titles] == .texts(["Row 0", "Row 1", "Row 2"]))
    #expect(props[.selection] == .number(0))
    let (outcome, after) = try set(2, .wheel)
    #expect(outcome.sent.map(\.selector) == ["pickerView:didSelectRow:inComponent:"])
    #expect(after[.selection] == .number(2) && screen.heard == ["row 2 of 0"])
    #expect(try set(3, .wheel).0.reason == "the UIPickerView has no choice number 3")
  }

  @Test func aPageIsTurned() throws {
    #expect(try start.first(.pages).props[.limits] == .numbers([0, 2]))
    #expect(try set(1, .pages).1[.value] == .number(1))
    #expect(screen.heard == ["UIPageControl"])
  }

  @Test func progressIsOnlyShown() throws {
    #expect(try start.first(.progress).props[.value] == .number(0.25))
    #expect(try set(1, .progress).0.reason == "the UIProgressView is only shown")
  }

  @Test func aTextViewIsEdited() throws {
    let view = try start.first(.textView).id
    #expect(session.handle(.text(view, "Ada\nLovelace")).result == .done)
    #expect(screen.text.text == "Ada\nLovelace" && screen.text.isEditing)
    let outcome = session.handle(.text(view, "Ada\n1815\nLovelace"))
    #expect(outcome.sent.map(\.selector) == ["textViewDidChange:"])
    #expect(screen.heard == ["Ada\nLovelace", "Ada\n1815\nLovelace"])
    #expect(screen.text.selectedRange == NSRange(location: 9, length: 0))
    _ = session.handle(.submit(view))
    // A line feed comes where the user has typed last.
    #expect(screen.text.text == "Ada\n1815\n\nLovelace")
    _ = session.handle(.cancel(view))
    #expect(!screen.text.isEditing)
    screen.text.isEditable = false
    _ = session.changes()
    #expect(
      try LiveMirror(session.snapshot()).first(.textView).props[.enabled] == .flag(false))
    #expect(session.handle(.text(view, "")).reason == "the UITextView is not enabled")
  }

  /// The frames are those after a layout, which nobody else has asked for.
  @Test func aStackIsLaidOut() throws {
    let frame = try start.first(.label).props[.frame]
    #expect(frame == .numbers([50, 0, 50, 20]))
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
  let picker = UIDatePicker()
  let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

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
    try addPickers(to: view)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.addTarget(self, action: Selector("changed:"), for: .valueChanged)
    let progress = UIProgressView()
    progress.progress = 0.25
    text.delegate = self
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    stack.distribution = .fillEqually
    let label = UILabel()
    label.text = "Stacked"
    for part in [UIView(), label] { try stack.insertArrangedSubview(part, at: Int.max) }
    for part in [pages, progress, text, stack] { try view.addSubview(part) }
    viewIfLoaded = view
  }

  private func addPickers(to view: UIView) throws {
    _ = try picker.send(Selector("setTimeZone:"), TimeZoneBox(.gmt))
    picker.mode = .date
    picker.date = Date(timeIntervalSince1970: 1_774_688_700)
    picker.addTarget(self, action: Selector("changed:"), for: .valueChanged)
    let rows = UIPickerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    (rows.dataSource, rows.delegate) = (self, self)
    for part in [picker, rows] { try view.addSubview(part) }
  }

  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: LiveTestValues.self) { values in
      values.method("changed:") { (this, control: UIControl) in
        this.heard.append(control.runtimeClass.name)
      }
      values.method("numberOfComponentsInPickerView:") { (_, _: UIPickerView) in 1 }
      values.method("pickerView:numberOfRowsInComponent:") { (_, _: UIPickerView, _: Int) in 3 }
      values.method("pickerView:titleForRow:forComponent:") {
        (_, _: UIPickerView, row: Int, _: Int) -> String? in "Row \(row)"
      }
      values.method("pickerView:didSelectRow:inComponent:") {
        (this, _: UIPickerView, row: Int, component: Int) in
        this.heard.append("row \(row) of \(component)")
      }
      values.method("textViewDidChange:") { (this, view: UITextView) in
        this.heard.append(view.text)
      }
    }
  }
}
