/// The way to a screen: what a user did since the first one. When the screen has gone, since its plugin was loaded anew or
/// started again, another session goes the same way.
package struct LiveWay {
  /// The steps that were taken, each of which has led to another screen.
  package private(set) var steps: [LiveStep] = []
  /// The steps that are to be taken again.
  package private(set) var ahead: [LiveStep] = []

  /// No more steps are kept.
  package static let maximumSteps = 64

  /// The way to a screen that was just opened.
  package init() {}

  /// Whether some of the way is still to be gone.
  package var isUnfinished: Bool { !ahead.isEmpty }

  /// Keeps what a user has done, if it has led to another screen.
  ///
  /// - Parameter step: nil for something that another session cannot do.
  package mutating func note(_ step: LiveStep?, _ outcome: LiveOutcome) {
    guard let step, outcome.result == .done else { return }
    let changed = Set(outcome.changed)
    if [.back, .dismiss].contains(step.event.name), !changed.isDisjoint(with: [.pop, .dismiss]) {
      _ = steps.popLast()
    } else if steps.count < Self.maximumSteps,
      !changed.isDisjoint(with: [.push, .present, .tab, .pop, .dismiss, .screen])
    {
      steps.append(step)
    }
  }

  /// The screen has gone: the whole way is to be gone again.
  package mutating func startAgain() {
    ahead = steps + ahead
    steps = []
  }

  /// Takes the next step out of the way: if it ends the plugin, it is not taken once more.
  package mutating func takeNext() -> LiveStep? { ahead.isEmpty ? nil : ahead.removeFirst() }

  /// Tells what came of the step that was taken. The rest of the way is given up unless it was done.
  package mutating func took(_ step: LiveStep, _ outcome: LiveOutcome?) {
    if outcome?.result == .done { steps.append(step) } else { ahead = [] }
  }

  /// Leaves the rest of the way: the user goes another one.
  package mutating func giveUp() { ahead = [] }
}
