import CarobRuntime
import InstantCocoa

extension ScreenSnapshot {
  /// The search for the method that handles a row's action.
  public struct Decision: Codable, Hashable, Sendable {
    /// An action for a row.
    public enum Action: String, Codable, Hashable, Sendable {
      /// Configures the cell.
      case configure
      /// Returns the row's height.
      case height
      /// Handles the row's selection.
      case select
    }

    /// The action.
    public var action: Action
    /// The names that were considered, in order.
    public var steps: [Step]

    /// Creates a decision.
    public init(action: Action, steps: [Step]) {
      self.action = action
      self.steps = steps
    }
  }

  /// The object that was asked to handle a row's actions.
  public struct Asked: Codable, Hashable, Sendable {
    /// The relation of the object to the list.
    public enum Role: String, Codable, Hashable, Sendable {
      /// The controller, as the default.
      case controller
      /// The `cellConfigurationDelegate`, if one was set.
      case cellConfigurationDelegate
    }

    /// The class of the object; nil when there is none.
    public var asked: String?
    /// The relation to the list.
    public var role: Role

    private enum CodingKeys: String, CodingKey {
      case asked = "class"
      case role
    }

    /// Creates the description of an object.
    public init(_ asked: String?, as role: Role) {
      self.asked = asked
      self.role = role
    }
  }

  /// A name that was considered.
  public struct Step: Codable, Hashable, Sendable {
    /// The source of the name: `placeholder`, `error`, `modelName`, `className` or `object`.
    public var origin: String
    /// The selector made from the name; nil when it makes none.
    public var selector: String?
    /// The outcome: `answered`, `notAnswered`, `noDelegate`, `noModelName`, `notAString`,
    /// `unusableName`, `equalToEarlier` or `notReached`. Later versions may add outcomes.
    public var outcome: String
    /// The class that implements the selector.
    public var implementedBy: String?
    /// The class that implements the selector and was not asked, because another object is asked in
    /// its controller's place.
    public var unasked: String?
    /// A sentence that describes the step.
    public var reason: String

    /// Creates a step.
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
  /// Returns all decisions about an object.
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
