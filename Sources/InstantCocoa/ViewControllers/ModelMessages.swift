import CarobRuntime

/// Finds the message for an object: the one place that tries names in order.
///
/// For an object the names are (Instant Cocoa, "Dynamic message construction"): `error` for an error; what
/// `+modelName` of its class gives; the class's name; `object`. What a delegate's class answers for a
/// model class is found out once and kept until a method, a class or the inflector's prefixes change.
/// [main-thread]
final class ModelMessages {
  private struct Key: Hashable {
    let delegate: RuntimeClass?
    let model: RuntimeClass
    let family: ModelMessageFamily
  }

  private var known: [Key: CandidateChain] = [:]
  private var bindings: [Key: RowBinding] = [:]
  private let recent = BindingCache()
  private let inflector = ICInflector.shared
  private var generation: UInt = 0
  private var inflectorChanges: UInt = 0

  private static let modelName = Message<() -> Object?>("modelName")

  /// How cells for an object's class are configured by a delegate, if it was found out lately; not retained.
  @inline(__always)
  func recentBinding(for object: Object, delegate: Object) -> Unmanaged<RowBinding>? {
    recent.binding(
      delegate.isa, object.runtimeClass, Generation.current, inflector.changeCount)
  }

  /// How cells for an object's class are configured by a delegate.
  ///
  /// - Throws: `MessageError` when `+modelName` raises.
  func binding(for object: Object, delegate: Object?) throws(MessageError) -> RowBinding {
    let configuration = try chain(.configureCell, for: object, delegate: delegate)
    let found = (generation, inflectorChanges)
    let height = try chain(.heightInTable, for: object, delegate: delegate)
    let key = Key(
      delegate: delegate?.isa, model: object.runtimeClass, family: .configureCell)
    // Something changed between the two, so the first may be of before that.
    if found != (generation, inflectorChanges) {
      return RowBinding(modelClass: key.model, configuration: configuration, height: height)
    }
    let binding =
      bindings[key]
      ?? RowBinding(modelClass: key.model, configuration: configuration, height: height)
    bindings[key] = binding
    recent.remember(binding, key.delegate, key.model, generation, inflectorChanges)
    return binding
  }

  /// The chain for an object and an action.
  ///
  /// - Throws: `MessageError` when `+modelName` raises.
  /// - Complexity: O(1) when it is known.
  func chain(
    _ family: ModelMessageFamily, for object: Object, delegate: Object?
  ) throws(MessageError) -> CandidateChain {
    forgetWhatChanged()
    let key = Key(
      delegate: delegate?.isa, model: object.runtimeClass, family: family)
    if let chain = known[key] { return chain }
    let chain = CandidateChain(
      selectors: try selectors(family, for: object), delegate: key.delegate)
    known[key] = chain
    return chain
  }

  /// The selectors for an object, each once, in the order to try.
  func selectors(
    _ family: ModelMessageFamily, for object: Object
  ) throws(MessageError) -> [String] {
    var selectors: [String] = family == .configureCell ? Self.specialSelectors(for: object) : []
    let inflector = inflector.inflector
    for name in try names(for: object) where !name.isEmpty && !name.contains(":") {
      let selector = inflector.selectorName(
        prefix: family.selectorPrefix, propertyName: name, suffix: ":")
      // A name of separators only leaves nothing to insert.
      if selector != family.selectorPrefix + ":", !selectors.contains(selector) {
        selectors.append(selector)
      }
    }
    return selectors
  }

  /// What is tried before any name: the messages of the two placeholders.
  private static func specialSelectors(for object: Object) -> [String] {
    switch object {
    case is ICLoadingPlaceholder: ["configureLoadingCell:"]
    case is ICNoResultsPlaceholder: ["configureNoResultsCell:"]
    default: []
    }
  }

  private func names(for object: Object) throws(MessageError) -> [String] {
    let cls = object.runtimeClass
    var names: [String] = []
    if object is ErrorBox { names.append("error") }
    if let name = try modelName(of: cls) { names.append(name) }
    return names + [cls.name, "object"]
  }

  /// What `+modelName` gives; nil when the class does not answer, or gives other than a string.
  private func modelName(of cls: RuntimeClass) throws(MessageError) -> String? {
    guard cls.metaclass.responds(to: Self.modelName.selector) else { return nil }
    do throws(MessageError) {
      return (try Self.modelName(cls.object) as? StringBox)?.string
    } catch {
      if error.code == .resultType { return nil }
      throw error
    }
  }

  private func forgetWhatChanged() {
    let now = (Generation.current, inflector.changeCount)
    if now != (generation, inflectorChanges) {
      known = [:]
      bindings = [:]
      (generation, inflectorChanges) = now
    }
  }
}
