import CarobRuntime
import CarobUIKit
import RuntimeTestSupport
import Testing

/// What holds whatever handlers do: tabs of stacks in a window, changed at random, also from inside the messages.
@Suite("Appearance: laws")
@MainActor
struct AppearanceScheduleTests {
  @Test(arguments: 1...400) func messagesComeInTurn(seed: UInt64) throws {
    let schedule = try Schedule(seed: seed, raises: false)
    for _ in 0..<40 { schedule.act() }
    #expect(schedule.violations.isEmpty, "seed \(seed): \(schedule.violations)")
    #expect(schedule.shownByMessages == schedule.shownByStructure, "seed \(seed)")
    #expect(schedule.halfWay.isEmpty, "seed \(seed): \(schedule.halfWay)")
  }

  @Test(arguments: 1...400) func messagesComeInTurnWhenHandlersRaise(seed: UInt64) throws {
    let schedule = try Schedule(seed: seed, raises: true)
    for _ in 0..<40 { schedule.act() }
    #expect(schedule.violations.isEmpty, "seed \(seed): \(schedule.violations)")
  }
}

/// Controllers that say what they are sent.
@MainActor
private protocol Watched: UIViewController {
  var watcher: Schedule? { get set }
}

private final class WatchedController: UIViewController, Watched {
  weak var watcher: Schedule?
  override func viewWillAppear(_ animated: Bool) throws { try watcher?.note(self, .willAppear) }
  override func viewDidAppear(_ animated: Bool) throws { try watcher?.note(self, .didAppear) }
  override func viewWillDisappear(_ animated: Bool) throws {
    try watcher?.note(self, .willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) throws {
    try watcher?.note(self, .didDisappear)
  }
}

private final class WatchedStack: UINavigationController, Watched {
  weak var watcher: Schedule?
  override func viewWillAppear(_ animated: Bool) throws { try watcher?.note(self, .willAppear) }
  override func viewDidAppear(_ animated: Bool) throws { try watcher?.note(self, .didAppear) }
  override func viewWillDisappear(_ animated: Bool) throws {
    try watcher?.note(self, .willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) throws {
    try watcher?.note(self, .didDisappear)
  }
}

@MainActor
private final class Schedule {
  enum Step { case willAppear, didAppear, willDisappear, didDisappear }

  private let window = UIWindow(application: UIApplication())
  private let tabs = UITabBarController()
  private var stacks: [WatchedStack] = []
  private var spare: [WatchedController] = []
  private var states: [ObjectIdentifier: Step] = [:]
  private var generator: SeededGenerator
  private var raises = false
  private var depth = 0
  private(set) var violations: [String] = []

  init(seed: UInt64, raises: Bool) throws {
    generator = SeededGenerator(seed: seed)
    stacks = (0..<3).map { _ in watched(WatchedStack()) }
    spare = (0..<8).map { _ in watched(WatchedController()) }
    try tabs.setViewControllers([stacks[0], stacks[1]], animated: false)
    try window.setRootViewController(tabs)
    try window.makeKeyAndVisible()
    self.raises = raises
  }

  private func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  private func watched<Controller: Watched>(_ controller: Controller) -> Controller {
    controller.watcher = self
    return controller
  }

  /// Checks that a message is due, and now and then does something from inside it.
  func note(_ controller: UIViewController, _ step: Step) throws {
    let state = states[ObjectIdentifier(controller)] ?? .didDisappear
    let isDue =
      switch step {
      case .willAppear: state == .didDisappear || state == .willDisappear
      case .didAppear: state == .willAppear
      case .willDisappear: state == .willAppear || state == .didAppear
      case .didDisappear: state == .willDisappear
      }
    if !isDue { violations.append("\(step) after \(state)") }
    states[ObjectIdentifier(controller)] = step
    guard depth < 3, number(below: 5) == 0 else { return }
    if raises, number(below: 2) == 0 { throw RaisedError("not now") }
    depth += 1
    act()
    depth -= 1
  }

  /// Does something; what is refused is not done.
  func act() {
    let stack = stacks[number(below: stacks.count)]
    let controller = spare[number(below: spare.count)]
    try? act(number(below: 12), stack, controller)
  }

  private func act(
    _ action: Int, _ stack: WatchedStack, _ controller: WatchedController
  ) throws(ViewControllerError) {
    switch action {
    case 0...2: try stack.pushViewController(controller, animated: false)
    case 3: try stack.popViewController(animated: false)
    case 4: try stack.popToRootViewController(animated: false)
    case 5:
      let free = spare.filter { $0.parent == nil || $0.parent === stack }
      try stack.setViewControllers(
        Array(free.shuffled(using: &generator).prefix(2)), animated: false)
    case 6: try tabs.select(at: number(below: 2))
    case 7:
      try tabs.setViewControllers(
        stacks.shuffled(using: &generator).dropLast(), animated: false)
    case 8: try stack.present(controller, animated: false)
    case 9: try controller.dismiss(animated: false)
    case 10: try window.setHidden(!window.isHidden)
    default: try controller.removeFromParent()
    }
  }

  /// Those that were told last that they appeared.
  var shownByMessages: Set<ObjectIdentifier> {
    Set(states.filter { $0.value == .didAppear }.keys)
  }

  /// Those that show by the looks of it.
  var shownByStructure: Set<ObjectIdentifier> {
    guard !window.isHidden else { return [] }
    var front: UIViewController = tabs
    while let next = front.presentedViewController, next !== front { front = next }
    var shown: [UIViewController] = []
    var next: UIViewController? = front
    while let controller = next {
      shown.append(controller)
      next =
        switch controller {
        case let tabs as UITabBarController: tabs.selectedViewController
        case let stack as UINavigationController: stack.topViewController
        default: nil
        }
    }
    return Set(shown.filter { $0 is any Watched }.map(ObjectIdentifier.init))
  }

  /// Those that were told of a beginning and not of its end.
  var halfWay: [Step] { states.values.filter { $0 == .willAppear || $0 == .willDisappear } }
}
