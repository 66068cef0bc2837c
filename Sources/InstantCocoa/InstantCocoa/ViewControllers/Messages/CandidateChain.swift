import CarobRuntime

/// The names considered for one kind of delegate, object and action, and the selector to send.
public final class CandidateChain: Sendable {
  /// A selector that was tried.
  public struct Candidate: Hashable, Sendable {
    /// The selector.
    public let selector: String
    /// The class that implements it, or to which it is forwarded; nil when the delegate does not respond.
    public let implementor: RuntimeClass?
  }

  /// All names in order, with their outcomes, including those that were skipped or not needed.
  public let steps: [CandidateStep]

  /// The tried selectors, in order. The last one is the implemented one, if there is one.
  public let candidates: [Candidate]

  /// The selector to send; nil when no candidate is implemented.
  public let selector: Selector?

  /// Tries selectors on a delegate, in order, up to the first that it responds to.
  ///
  /// - Parameters:
  ///   - hasDelegate: false when there is no delegate.
  ///   - respondent: returns the class that takes a message for the delegate; nil when it does not respond.
  init(
    _ proposals: [CandidateProposal], hasDelegate: Bool, respondent: (Selector) -> RuntimeClass?
  ) {
    var steps: [CandidateStep] = []
    var candidates: [Candidate] = []
    var found: Selector?
    for proposal in proposals {
      let outcome: CandidateStep.Outcome
      // A name without a valid selector cannot be implemented.
      if let selector = proposal.selector.flatMap({ try? Selector(validating: $0) }) {
        let implementor = found == nil && hasDelegate ? respondent(selector) : nil
        if found == nil {
          candidates.append(Candidate(selector: selector.name, implementor: implementor))
        }
        outcome =
          found != nil
          ? .notReached
          : implementor.map { .answered(by: $0) } ?? (hasDelegate ? .notAnswered : .noDelegate)
        if implementor != nil { found = selector }
      } else {
        outcome = proposal.flaw ?? .unusableName
      }
      steps.append(proposal.step(outcome))
    }
    self.steps = steps
    self.candidates = candidates
    selector = found
  }

  /// The class that implements the selector, or to which it is forwarded.
  public var implementor: RuntimeClass? { candidates.last?.implementor }
}

/// A name for an object, before it is tried.
struct CandidateProposal {
  let source: CandidateStep.Source
  let name: String?
  /// The selector to try; nil when the name is skipped.
  let selector: String?
  /// The reason why it is skipped.
  let flaw: CandidateStep.Outcome?
  /// The selector of a name that is skipped because an earlier name has the same one.
  private let repeated: String?

  /// Makes the proposal of a placeholder's message.
  init(own selector: String) {
    source = .placeholder
    name = nil
    self.selector = selector
    flaw = nil
    repeated = nil
  }

  /// Makes the proposal of a missing name.
  init(_ source: CandidateStep.Source, flaw: CandidateStep.Outcome) {
    self.source = source
    name = nil
    selector = nil
    self.flaw = flaw
    repeated = nil
  }

  /// Makes the proposal of a name in the messages of a family.
  ///
  /// - Parameter earlier: the proposals before it.
  init(
    _ source: CandidateStep.Source, _ name: String, in family: ModelMessageFamily,
    after earlier: [CandidateProposal], _ inflector: Inflector
  ) {
    self.source = source
    self.name = name
    guard let built = family.selectorName(forModelNamed: name, inflector) else {
      (selector, flaw, repeated) = (nil, .unusableName, nil)
      return
    }
    if earlier.contains(where: { $0.selector == built }) {
      (selector, flaw, repeated) = (nil, .equalToEarlier, built)
    } else {
      (selector, flaw, repeated) = (built, nil, nil)
    }
  }

  func step(_ outcome: CandidateStep.Outcome) -> CandidateStep {
    CandidateStep(source: source, name: name, selector: selector ?? repeated, outcome: outcome)
  }
}
