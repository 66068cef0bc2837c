import CarobRuntime
import InstantCocoa

extension ScreenSnapshot {
  /// How a message for a row was found.
  public struct Decision: Codable, Hashable, Sendable {
    /// What a message is for.
    public enum Action: String, Codable, Hashable, Sendable {
      /// It configures the cell.
      case configure
      /// It tells the row's height.
      case height
      /// It is sent when the row is selected.
      case select
    }

    /// What the message is for.
    public var action: Action
    /// Every name that was considered, in order.
    public var steps: [Step]

    /// A decision.
    public init(action: Action, steps: [Step]) {
      self.action = action
      self.steps = steps
    }
  }

  /// One name that was considered.
  public struct Step: Codable, Hashable, Sendable {
    /// Where the name comes from: `placeholder`, `error`, `modelName`, `className` or `object`.
    public var origin: String
    /// The selector built from it; nil when none can be.
    public var selector: String?
    /// What came of it: `answered`, `notAnswered`, `noDelegate`, `noModelName`, `notAString`,
    /// `unusableName`, `equalToEarlier` or `notReached`. More may be added.
    public var outcome: String
    /// The class whose method answers.
    public var implementedBy: String?
    /// All of it as a sentence.
    public var reason: String

    /// A step.
    public init(
      origin: String, selector: String?, outcome: String, implementedBy: String? = nil,
      reason: String
    ) {
      self.origin = origin
      self.selector = selector
      self.outcome = outcome
      self.implementedBy = implementedBy
      self.reason = reason
    }
  }
}

extension ScreenSnapshot.Decision {
  init(_ action: Action, _ chain: CandidateChain) {
    self.init(action: action, steps: chain.steps.map(ScreenSnapshot.Step.init))
  }

  /// All decisions about an object.
  static func all(_ explanation: BindingExplanation) -> [Self] {
    [Self(.configure, explanation.configuration)]
      + (explanation.height.map { [Self(.height, $0)] } ?? [])
      + [Self(.select, explanation.selection)]
  }
}

extension ScreenSnapshot.Step {
  fileprivate init(_ step: CandidateStep) {
    self.init(
      origin: step.source.rawValue, selector: step.selector, outcome: Self.name(step.outcome),
      reason: step.description)
    if case .answered(let cls) = step.outcome { implementedBy = cls.name }
  }

  private static func name(_ outcome: CandidateStep.Outcome) -> String {
    switch outcome {
    case .answered: "answered"
    case .notAnswered: "notAnswered"
    case .noDelegate: "noDelegate"
    case .noModelName: "noModelName"
    case .notAString: "notAString"
    case .unusableName: "unusableName"
    case .equalToEarlier: "equalToEarlier"
    case .notReached: "notReached"
    }
  }
}
