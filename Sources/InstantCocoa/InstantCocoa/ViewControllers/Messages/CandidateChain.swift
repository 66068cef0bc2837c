import CarobRuntime

/// What was considered for one kind of delegate, object and action, and which selector is sent.
public final class CandidateChain: Sendable {
  /// One selector that was tried.
  public struct Candidate: Hashable, Sendable {
    /// What was asked for.
    public let selector: String
    /// The class that implements it, or that it is handed on to; nil when the delegate does not answer.
    public let implementor: RuntimeClass?
  }

  /// Every name in its order, with what came of it: also those that were skipped or not needed.
  public let steps: [CandidateStep]

  /// The selectors in the order in which they were tried; the last one is the one that answered, if
  /// any did.
  public let candidates: [Candidate]

  /// What is to be sent; nil when no candidate is answered.
  public let selector: Selector?

  /// Asks a delegate for selectors, in order, up to the first that it answers.
  ///
  /// - Parameters:
  ///   - hasDelegate: false when there is none, which answers nothing.
  ///   - respondent: the class that takes a message for the delegate; nil when it does not answer.
  init(
    _ proposals: [CandidateProposal], hasDelegate: Bool, respondent: (Selector) -> RuntimeClass?
  ) {
    var steps: [CandidateStep] = []
    var candidates: [Candidate] = []
    var found: Selector?
    for proposal in proposals {
      let outcome: CandidateStep.Outcome
      // A name that makes no selector cannot be answered.
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

  /// The class whose method answered, or that a message is handed on to.
  public var implementor: RuntimeClass? { candidates.last?.implementor }
}

/// A name for an object before anybody is asked whether it is answered.
struct CandidateProposal {
  let source: CandidateStep.Source
  let name: String?
  /// What is to be asked for; nil when the name is skipped.
  let selector: String?
  /// Why it is skipped.
  let flaw: CandidateStep.Outcome?
  /// What the selector would have been, had it not been considered before.
  private let repeated: String?

  /// A placeholder's own message.
  init(own selector: String) {
    source = .placeholder
    name = nil
    self.selector = selector
    flaw = nil
    repeated = nil
  }

  /// There is no name.
  init(_ source: CandidateStep.Source, flaw: CandidateStep.Outcome) {
    self.source = source
    name = nil
    selector = nil
    self.flaw = flaw
    repeated = nil
  }

  /// A name that is put into the messages of a family.
  ///
  /// - Parameter earlier: what is considered before it.
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
