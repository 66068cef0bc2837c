import CarobRuntime
import CarobScreens
import Foundation
import InstantCocoa
import Testing

/// Controls on live screens: who is sent what.
@Suite(.serialized) @MainActor struct LiveControlTests {
  private let session: LiveSession
  private let screen: LiveTestControls
  private let start: LiveMirror

  init() throws {
    session = try LiveTestPlugin.open(LiveTestControls.self)
    screen = try #require(LiveTestControls.opened)
    start = LiveMirror(session.snapshot())
    #expect(session.changes().count == 1)
  }

  /// Handles an event, and says what the label says then.
  private func handle(_ event: LiveEvent) throws -> (LiveOutcome, String?) {
    let outcome = session.handle(event)
    var mirror = start
    mirror.apply(session.changes())
    return (outcome, try mirror.first(.label).props[.text]?.text)
  }

  private func id(_ kind: LiveNode.Kind) throws -> Int { try start.first(kind).id }

  private let own = "LiveTestControls"

  @Test func tellsWhatThereIs() throws {
    let node = try start.first(.screen)
    #expect(node.props[.title] == .text("Controls"))
    #expect(node.props[.class] == .text(own))
    #expect(node.props[.back] == nil)
    #expect(
      node.children.map(\.kind) == [
        .barButton, .label, .button, .textField, .searchBar, .toggle, .slider, .activity,
      ])
    #expect(try start.first(.label).props[.frame] == .numbers([11, 22, 100, 20]))
    #expect(try start.first(.button).props[.title] == .text("Count"))
    #expect(try start.first(.barButton).props == [.title: .text("Add"), .side: .text("right")])
    #expect(try start.first(.textField).props[.placeholder] == .text("Name"))
    #expect(try start.first(.toggle).props[.value] == .flag(false))
    #expect(try start.first(.slider).props[.limits] == .numbers([0, 1]))
  }

  @Test(arguments: [LiveNode.Kind.button, .barButton]) func aTapIsAMessage(_ kind: LiveNode.Kind)
    throws
  {
    let (outcome, text) = try handle(.tap(id(kind)))
    #expect(outcome.result == .done)
    #expect(outcome.sent == [.init(selector: "count", to: own, by: own)])
    #expect(outcome.changed == [.set] && outcome.screen == own && outcome.reason == nil)
    #expect(text == "counted")
  }

  @Test func aSwitchAsksTheResponderChain() throws {
    let (outcome, text) = try handle(.tap(id(.toggle)))
    #expect(outcome.sent == [.init(selector: "switched:", to: own, by: own)])
    #expect(text == "true")
  }

  @Test func aSliderHasAValue() throws {
    let (outcome, text) = try handle(.value(id(.slider), 0.25))
    #expect(outcome.sent == [.init(selector: "slid:event:", to: own, by: own)])
    #expect(text == "0.25")
    #expect(try handle(.value(id(.slider), .nan)).0.result == .nothing)
  }

  @Test func aTextIsTyped() throws {
    let (outcome, text) = try handle(.text(id(.textField), "Ada"))
    #expect(outcome.result == .done)
    #expect(
      outcome.sent.map(\.selector) == [
        "textField:shouldChangeCharactersInRange:replacementString:", "edited:",
      ])
    #expect(text == "edited Ada" && screen.field.text == "Ada" && screen.field.isEditing)
    #expect(session.handle(.text(try id(.textField), "Adele\n")).result == .done)
    #expect(screen.field.text == "Adele")
    #expect(
      session.handle(.submit(try id(.textField))).sent.map(\.selector) == [
        "textFieldShouldReturn:"
      ])
    #expect(screen.label.text == "returned")
    _ = session.handle(.cancel(try id(.textField)))
    #expect(!screen.field.isEditing)
  }

  @Test func aDelegateForbidsAText() throws {
    screen.allowsText = false
    let (outcome, _) = try handle(.text(id(.textField), "Ada"))
    #expect(outcome.result == .nothing)
    #expect(outcome.reason == #"LiveTestControls made another text of it: """#)
  }

  @Test func aTextHasALimit() throws {
    let text = String(repeating: "x", count: LiveLimits.textBytes + 1)
    #expect(
      session.handle(.text(try id(.textField), text)).reason == "a text has at most 65536 bytes")
    #expect(screen.field.text.isEmpty)
  }

  @Test func aSearchBarTellsItsDelegate() throws {
    let bar = try id(.searchBar)
    let (outcome, text) = try handle(.text(bar, "apt"))
    #expect(outcome.sent == [.init(selector: "searchBar:textDidChange:", to: own, by: own)])
    #expect(text == "search apt")
    _ = session.handle(.submit(bar))
    #expect(screen.label.text == "searched")
    _ = session.handle(.cancel(bar))
    #expect(screen.label.text == "cancelled")
    #expect(session.handle(.value(bar, 0)).reason == "there is no scope number 0.0")
  }

  @Test func saysWhyNothingHappens() throws {
    screen.button.isEnabled = false
    screen.bar.delegate = nil
    for (event, reason) in [
      (LiveEvent.tap(try id(.button)), "the UIButton is not enabled"),
      (.tap(try id(.label)), "a UILabel cannot be tapped"),
      (.submit(try id(.searchBar)), "nobody answers searchBarSearchButtonClicked:"),
      (.back(from: try id(.screen)), "LiveTestControls is the first screen of its stack"),
      (.reload(try id(.screen)), "LiveTestControls has no list and no data source"),
      (.size(width: 0, height: .infinity), "a window is from 1 to 100000 points wide and high"),
    ] {
      let outcome = session.handle(event)
      #expect(outcome.result == .nothing && outcome.reason == reason, "\(event)")
      #expect(outcome.sent.isEmpty)
    }
  }

  @Test func aHandlerThatFailsIsTold() throws {
    screen.button.addTarget(screen, action: Selector("fail"), for: .touchUpInside)
    let outcome = session.handle(.tap(try id(.button)))
    #expect(outcome.result == .failed)
    #expect(outcome.reason?.isEmpty == false)
    screen.button.removeTarget(nil, action: nil, for: .touchUpInside)
    #expect(session.handle(.tap(try id(.button))).result == .nothing)
  }

  @Test func viewsComeAndGo() throws {
    var mirror = start
    screen.slider.isHidden = true
    screen.label.superview?.sendSubviewToBack(screen.toggle)
    screen.indicator.startAnimating()
    let picture = UIImageView()
    picture.image = UIImage(named: "star")
    try screen.label.superview?.addSubview(picture)
    mirror.apply(session.changes())
    #expect(
      mirror.nodes(.screen)[0].children.map(\.kind) == [
        .barButton, .toggle, .label, .button, .textField, .searchBar, .activity, .image,
      ])
    #expect(try mirror.first(.activity).props[.active] == .flag(true))
    #expect(try mirror.first(.image).props[.image] == .text("star"))
    #expect(try session.handle(.value(id(.slider), 1)).result == .refused)
    #expect(LiveMirror(session.snapshot()).root == mirror.root)
  }

  @Test func showsItsViews() throws {
    let views = try session.views()
    #expect(views.className == "UIView" && views.children.count == 1)
    #expect(views.children[0].children.map(\.className).prefix(2) == ["UILabel", "UIButton"])
    #expect(views.children[0].children[0].text == "nothing")
    #expect(try views.children[0].children[1].id == id(.button))
  }
}
