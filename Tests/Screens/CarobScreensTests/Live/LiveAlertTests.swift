import CarobRuntime
import CarobScreens
import CarobUIKit
import Testing

/// A table of numbers, whose button presents an alert.
@MainActor
final class LiveTestAlerts: UIViewController {
  static weak var opened: LiveTestAlerts?

  let label = UILabel()
  let button = UIButton()
  var alert: UIAlertController?

  override class var runtimeName: String { "LiveTestAlerts" }

  override func loadView() throws {
    Self.opened = self
    title = "Below"
    let view = UIView()
    label.text = "nothing"
    button.addTarget(self, action: Selector("ask"), for: .touchUpInside)
    try view.addSubview(label)
    try view.addSubview(button)
    viewIfLoaded = view
  }

  private func ask() throws {
    let alert = UIAlertController(title: "Sure?", message: "It goes.", preferredStyle: .alert)
    self.alert = alert
    try alert.addTextField { $0.placeholder = "Name" }
    try alert.addAction(
      UIAlertAction(title: "No", style: .cancel) { [label] _ in label.text = "no" })
    try alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [label] _ in label.text = "deleted" })
    try present(alert, animated: true)
  }

  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: LiveTestAlerts.self) { screen in
      screen.method("ask") { try $0.ask() }
      screen.method(
        "- (void)alertView:(UIAlertView *)alert clickedButtonAtIndex:(NSInteger)index"
      ) {
        (this, _: Object, index: Int) in
        this.label.text = "button \(index)"
      }
    }
  }
}

/// Alerts on live screens.
@Suite(.serialized) @MainActor struct LiveAlertTests {
  private let session: LiveSession
  private let screen: LiveTestAlerts
  private var mirror: LiveMirror

  init() throws {
    session = try LiveTestPlugin.open(LiveTestAlerts.self)
    screen = try #require(LiveTestAlerts.opened)
    mirror = LiveMirror(session.snapshot())
    _ = session.changes()
  }

  private mutating func handle(_ event: LiveEvent) -> LiveOutcome {
    let outcome = session.handle(event)
    mirror.apply(session.changes())
    return outcome
  }

  /// Opens the alert, and returns its node.
  private mutating func open() throws -> LiveNode {
    #expect(handle(.tap(try mirror.first(.button).id)).changed == [.present])
    return try #require(mirror.root?.children.last)
  }

  @Test mutating func anAlertLiesOverTheScreen() throws {
    let alert = try open()
    #expect(alert.props[.alert] == .text("alert") && alert.props[.title] == .text("Sure?"))
    #expect(alert.children.map(\.kind) == [.label, .textField, .button, .button])
    #expect(alert.children[0].props[.text] == .text("It goes."))
    #expect(alert.children[2].props[.style] == .text("cancel"))
    #expect(alert.children[3].props[.style] == .text("destructive"))
    // What is below is still told.
    #expect(try mirror.first(.label).props[.text] == .text("nothing"))
    #expect(mirror.root == LiveMirror(session.snapshot()).root)
    screen.label.text = "below"
    mirror.apply(session.changes())
    #expect(try mirror.first(.label).props[.text] == .text("below"))
  }

  @Test mutating func anActionIsChosen() throws {
    let alert = try open()
    let outcome = handle(.tap(alert.children[3].id))
    #expect(outcome.result == .done)
    #expect(outcome.sent.map(\.selector) == ["carob_choose"])
    #expect(try mirror.first(.label).props[.text] == .text("deleted"))
    #expect(mirror.root?.children.count == 1)
    #expect(mirror.root == LiveMirror(session.snapshot()).root)
  }

  @Test mutating func whatIsBelowTakesNoEvents() throws {
    let button = try mirror.first(.button).id
    let alert = try open()
    let outcome = handle(.tap(button))
    #expect(outcome.result == .nothing)
    #expect(outcome.reason == #"the alert "Sure?" has to be answered first"#)
    #expect(handle(.text(alert.children[1].id, "Ada")).result == .done)
    #expect(screen.alert?.textFields.first?.text == "Ada")
  }

  @Test mutating func anAlertIsCancelled() throws {
    let alert = try open()
    #expect(handle(.dismiss(alert.id)).result == .done)
    #expect(try mirror.first(.label).props[.text] == .text("no"))
  }

  @Test mutating func theDelegateOfAnAlertViewIsNamed() throws {
    let alert = UIAlertView()
    alert.delegate = screen
    screen.viewIfLoaded?.window?.makeKey()
    _ = try alert.send(Selector("addButtonWithTitle:"), "OK")
    try alert.show()
    mirror.apply(session.changes())
    let node = try #require(mirror.root?.children.last)
    let outcome = handle(.tap(node.children[0].id))
    #expect(
      outcome.sent == [
        .init(
          selector: "alertView:clickedButtonAtIndex:", to: "LiveTestAlerts", by: "LiveTestAlerts")
      ])
    #expect(screen.label.text == "button 0")
  }

  @Test mutating func anAlertViewIsShown() throws {
    let alert = UIAlertView()
    alert.title = "Oops"
    // Windows of other tests are in the process too.
    screen.viewIfLoaded?.window?.makeKey()
    _ = try alert.send(Selector("addButtonWithTitle:"), "OK")
    try alert.show()
    mirror.apply(session.changes())
    let node = try #require(mirror.root?.children.last)
    #expect(node.isAlert && node.props[.title] == .text("Oops"))
    #expect(handle(.dismiss(node.id)).reason?.hasPrefix("the alert cannot be cancelled") == true)
    #expect(handle(.tap(node.children[0].id)).result == .done)
    #expect(!alert.isVisible && mirror.root?.children.count == 1)
  }
}
