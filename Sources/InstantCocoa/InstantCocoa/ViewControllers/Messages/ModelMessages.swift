import CarobFoundation
import CarobRuntime

/// Finds the message for an object. Only this class tries names in order.
///
/// The names for an object are (Instant Cocoa, "Dynamic message construction"): `error` for an error; the result of
/// `+modelName` of its class; the class's name; `object`. The results for a delegate class and a model class are cached
/// until a method, a class or the inflector's prefixes change, or a delegate is set (`forgetAnswers`). Nothing is
/// cached for a class whose `+cachesRespondsToSelector` returns false. [main-thread]
final class ModelMessages {
  private struct Key: Hashable {
    let delegate: RuntimeClass?
    let model: RuntimeClass
    let family: ModelMessageFamily
  }

  /// The messages for heights; nil for lists without them.
  private let heights: ModelMessageFamily?
  private var known: [Key: CandidateChain] = [:]
  private var bindings: [Key: CellBinding] = [:]
  private let recent = BindingCache()
  private let inflector = ICInflector.shared
  private var generation: UInt = 0
  private var inflectorChanges: UInt = 0
  /// The number of times that the cache was cleared. Results from before are not stored afterwards.
  private var forgottenCount: UInt = 0

  init(heights: ModelMessageFamily?) { self.heights = heights }

  private static let modelName = Message<() -> Object?>("modelName")
  static let cachesRespondsToSelector = Message<() -> Bool>("cachesRespondsToSelector")

  /// Clears the cache, because another delegate may respond to other selectors, even with the same class.
  func forgetAnswers() {
    forgottenCount &+= 1
    known = [:]
    bindings = [:]
    recent.forget()
  }

  /// The cached binding for an object's class and a delegate; nil when there is none. Not retained.
  @inline(__always)
  func recentBinding(for object: Object, delegate: Object) -> Unmanaged<CellBinding>? {
    recent.binding(
      delegate.isa, object.runtimeClass, Generation.current, inflector.changeCount)
  }

  /// The binding for an object's class and a delegate.
  ///
  /// - Throws: `MessageError` when `+modelName` raises.
  func binding(for object: Object, delegate: Object?) throws(MessageError) -> CellBinding {
    forgetWhatChanged()
    let asked = forgottenCount
    let configuration = try chain(.configureCell, for: object, delegate: delegate)
    let height = try heights.map { (family) throws(MessageError) in
      try chain(family, for: object, delegate: delegate)
    }
    let key = Key(
      delegate: delegate?.isa, model: object.runtimeClass, family: .configureCell)
    let keepsAnswers = try Self.keepsAnswers(of: delegate)
    // A change meanwhile makes the first results outdated.
    if asked != forgottenCount || !keepsAnswers {
      return CellBinding(
        modelClass: key.model, configuration: configuration, height: height)
    }
    let binding =
      bindings[key]
      ?? CellBinding(modelClass: key.model, configuration: configuration, height: height)
    bindings[key] = binding
    recent.remember(binding, key.delegate, key.model, generation, inflectorChanges)
    return binding
  }

  /// The chain for an object and an action.
  ///
  /// - Throws: `MessageError` when `+modelName` raises.
  /// - Complexity: O(1) when it is cached.
  func chain(
    _ family: ModelMessageFamily, for object: Object, delegate: Object?
  ) throws(MessageError) -> CandidateChain {
    forgetWhatChanged()
    let key = Key(
      delegate: delegate?.isa, model: object.runtimeClass, family: family)
    if let chain = known[key] { return chain }
    let asked = forgottenCount
    let chain = CandidateChain(
      try Self.proposals(family, forObjectsOf: key.model), hasDelegate: delegate != nil
    ) { delegate?.respondent(to: $0) }
    if try Self.keepsAnswers(of: delegate), asked == forgottenCount { known[key] = chain }
    return chain
  }

  /// Whether the results for a delegate are cached; true unless its class says otherwise.
  ///
  /// - Throws: `MessageError` when its class raises.
  private static func keepsAnswers(of delegate: Object?) throws(MessageError) -> Bool {
    guard let cls = delegate?.runtimeClass,
      cls.metaclass.responds(to: cachesRespondsToSelector.selector)
    else { return true }
    return try cachesRespondsToSelector(cls.object)
  }

  /// The proposals for objects of a class, in order.
  ///
  /// - Throws: `MessageError` when `+modelName` raises.
  static func proposals(
    _ family: ModelMessageFamily, forObjectsOf cls: RuntimeClass
  ) throws(MessageError) -> [CandidateProposal] {
    let inflector = ICInflector.shared.inflector
    var proposals: [CandidateProposal] = []
    func propose(_ source: CandidateStep.Source, _ name: String) {
      proposals.append(CandidateProposal(source, name, in: family, after: proposals, inflector))
    }
    if family == .configureCell, let own = ownSelector(of: cls) {
      proposals.append(CandidateProposal(own: own))
    }
    if cls.isSubclass(of: ErrorBox.runtimeClass) { propose(.error, "error") }
    if !cls.metaclass.responds(to: modelName.selector) {
      proposals.append(CandidateProposal(.modelName, flaw: .noModelName))
    } else if let name = try modelName(of: cls) {
      propose(.modelName, name)
    } else {
      proposals.append(CandidateProposal(.modelName, flaw: .notAString))
    }
    propose(.className, cls.name)
    propose(.object, "object")
    return proposals
  }

  /// The selectors that come before any name: the messages for the two placeholders.
  private static func ownSelector(of cls: RuntimeClass) -> String? {
    if cls.isSubclass(of: ICLoadingPlaceholder.runtimeClass) { return "configureLoadingCell:" }
    if cls.isSubclass(of: ICNoResultsPlaceholder.runtimeClass) { return "configureNoResultsCell:" }
    return nil
  }

  /// The result of `+modelName`; nil when that is not a string.
  private static func modelName(of cls: RuntimeClass) throws(MessageError) -> String? {
    do throws(MessageError) {
      return (try modelName(cls.object) as? StringBox)?.string
    } catch {
      if error.code == .resultType { return nil }
      throw error
    }
  }

  private func forgetWhatChanged() {
    let now = (Generation.current, inflector.changeCount)
    if now != (generation, inflectorChanges) {
      forgottenCount &+= 1
      known = [:]
      bindings = [:]
      (generation, inflectorChanges) = now
    }
  }
}
