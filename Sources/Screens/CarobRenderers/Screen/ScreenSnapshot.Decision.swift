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

  /// Who was asked to answer the messages for a row.
  public struct Asked: Codable, Hashable, Sendable {
    /// What the object that is asked is to the list.
    public enum Role: String, Codable, Hashable, Sendable {
      /// Its controller, as long as nobody else was set.
      case controller
      /// Its `cellConfigurationDelegate`, which somebody has set.
      case cellConfigurationDelegate
    }

    /// The object's class; nil when there is no such object.
    public var asked: String?
    /// What it is to the list.
    public var role: Role

    private enum CodingKeys: String, CodingKey {
      case asked = "class"
      case role
    }

    /// An object of that class.
    public init(_ asked: String?, as role: Role) {
      self.asked = asked
      self.role = role
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
    /// The class whose method would answer, if the controller were asked, in whose place another object is; nil when none is.
    public var unasked: String?
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
  /// All decisions about an object.
  static func all(_ explanation: BindingExplanation) -> [Self] {
    func decision(_ action: Action, _ chain: CandidateChain) -> Self {
      Self(
        action: action, steps: chain.steps.map { ScreenSnapshot.Step($0, explanation.unasked) })
    }
    return [decision(.configure, explanation.configuration)]
      + (explanation.height.map { [decision(.height, $0)] } ?? [])
      + [decision(.select, explanation.selection)]
  }
}

extension ScreenSnapshot.Asked {
  init(_ explanation: BindingExplanation) {
    self.init(
      explanation.asked?.name,
      as: explanation.asksController ? .controller : .cellConfigurationDelegate)
  }
}

extension ScreenSnapshot.Step {
  fileprivate init(_ step: CandidateStep, _ unasked: [String: RuntimeClass]) {
    self.init(
      origin: step.source.rawValue, selector: step.selector, outcome: Self.name(step.outcome),
      reason: step.description)
    switch step.outcome {
    case .answered(let cls): implementedBy = cls.name
    case .notAnswered, .noDelegate: self.unasked = step.selector.flatMap { unasked[$0] }?.name
    default: break
    }
    if let cls = self.unasked { reason += "; \(cls) answers it, and is not asked" }
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
