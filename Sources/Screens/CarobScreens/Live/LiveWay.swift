/// The user's steps from the first screen to the current one. After the plugin was reloaded or its
/// process was restarted, another session repeats them.
package struct LiveWay {
  /// The steps taken, each of which led to another screen.
  package private(set) var steps: [LiveStep] = []
  /// The steps to repeat.
  package private(set) var ahead: [LiveStep] = []

  /// The most steps to keep.
  package static let maximumSteps = 64

  package init() {}

  /// Whether there are steps to repeat.
  package var isUnfinished: Bool { !ahead.isEmpty }

  /// Keeps a step of the user, if it led to another screen.
  ///
  /// - Parameter step: nil for an event that another session cannot repeat.
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

  /// Starts again from the first screen.
  package mutating func startAgain() {
    ahead = steps + ahead
    steps = []
  }

  /// Removes the next step and returns it. A step that ends the plugin is thus not repeated a second time.
  package mutating func takeNext() -> LiveStep? { ahead.isEmpty ? nil : ahead.removeFirst() }

  /// Records the outcome of a repeated step. Unless it succeeded, the remaining steps are dropped.
  package mutating func took(_ step: LiveStep, _ outcome: LiveOutcome?) {
    if outcome?.result == .done { steps.append(step) } else { ahead = [] }
  }

  /// Drops the remaining steps, because the user went elsewhere.
  package mutating func giveUp() { ahead = [] }
}
