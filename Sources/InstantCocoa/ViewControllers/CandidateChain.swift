import CarobRuntime

/// The selectors that were tried for one kind of delegate, object and action, and which one answered.
public final class CandidateChain: Sendable {
  /// One selector that was tried.
  public struct Candidate: Hashable, Sendable {
    /// What was asked for.
    public let selector: String
    /// The class that implements it; nil when the delegate does not answer.
    public let implementor: RuntimeClass?
  }

  /// The selectors in the order in which they were tried; the last one is the one that answered, if any
  /// did.
  public let candidates: [Candidate]

  /// What is to be sent; nil when no candidate is answered.
  public let selector: Selector?

  /// Asks a delegate's class for selectors, in order, up to the first that it answers.
  ///
  /// - Parameter delegate: nil when there is no delegate, which answers nothing.
  init(selectors: [String], delegate: RuntimeClass?) {
    var candidates: [Candidate] = []
    var found: Selector?
    for name in selectors {
      // A name that makes no selector cannot be answered.
      guard found == nil, let selector = try? Selector(validating: name) else { continue }
      let implementor = delegate?.implementor(of: selector)
      candidates.append(Candidate(selector: name, implementor: implementor))
      if implementor != nil { found = selector }
    }
    self.candidates = candidates
    selector = found
  }

  /// The class whose method answered.
  public var implementor: RuntimeClass? { candidates.last?.implementor }
}
