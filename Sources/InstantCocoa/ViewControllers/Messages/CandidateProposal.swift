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
