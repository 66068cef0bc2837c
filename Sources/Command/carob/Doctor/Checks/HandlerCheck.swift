import CarobPlugins
import CarobRuntime
import InstantCocoa

/// Checks the methods of a plugin's classes: whether methods that look like handlers are ever
/// called, and with the right types.
struct HandlerCheck {
  private let members: PluginMembers
  private let models: ModelSelectors
  /// Handlers for models whose prefix is not registered, which `PrefixCheck` reports.
  private let meantForPrefixes: Set<String>
  private let inheritedNames = InheritedNames()

  init(_ members: PluginMembers) {
    self.members = members
    models = ModelSelectors(of: members)
    meantForPrefixes = PrefixCheck(members).meantSelectors
  }

  var findings: [Finding] {
    members.classes.flatMap { cls in
      findings(cls.metaclass.methods + cls.methods, of: cls) + missingMethods(of: cls)
    } + members.categoriesOfOthers.flatMap { cls, category in findings(category.methods, of: cls) }
  }

  private func findings(_ methods: [Method], of cls: RuntimeClass) -> [Finding] {
    let expected = InformalProtocols(for: cls)
    return methods.compactMap { finding($0, of: cls, expected) }
  }

  private func finding(
    _ method: Method, of cls: RuntimeClass, _ expected: InformalProtocols
  ) -> Finding? {
    let place = Finding.Place.method(
      method.selector.name, of: cls.name, isClassMethod: method.isClassMethod,
      in: members.plugin.path)
    if let message = expected.message(method) {
      return message.fits(method)
        ? nil : wrongTypes(method, place, sent: message.types.encoding)
    }
    if !method.isClassMethod,
      let family = expected.families.first(where: { models.contains(method.selector, $0) })
    {
      return family.fits(method) ? nil : wrongTypes(method, place, sent: family.encoding)
    }
    if let inherited = inherited(method, cls) {
      let sent = try? MethodEncoding(parsing: inherited.encoding)
      return sent.map(method.accepts) ?? true
        ? nil : wrongTypes(method, place, sent: inherited.encoding)
    }
    if isAccessor(method, of: cls) || meantForPrefixes.contains(method.selector.name) {
      return nil
    }
    return misnamed(method, of: cls, expected, place)
  }

  private func isAccessor(_ method: Method, of cls: RuntimeClass) -> Bool {
    !method.isClassMethod
      && cls.properties.contains { [$0.getter, $0.setter].contains(method.selector) }
  }

  private func wrongTypes(
    _ method: Method, _ place: Finding.Place, sent: String
  ) -> Finding {
    let sent = (try? MethodEncoding(parsing: sent))?.withoutClassNames.encoding ?? sent
    return .wrongTypes(
      place, registered: method.encoding, sent: sent, isInObjectiveC: members.isInObjectiveC)
  }

  /// Returns the method that it overrides.
  private func inherited(_ method: Method, _ cls: RuntimeClass) -> Method? {
    (method.isClassMethod ? cls.metaclass : cls).superclass?.instanceMethod(for: method.selector)
  }

  // MARK: Names

  /// Returns the finding for a method that nothing is known to call.
  private func misnamed(
    _ method: Method, of cls: RuntimeClass, _ expected: InformalProtocols, _ place: Finding.Place
  ) -> Finding? {
    switch nearest(method, of: cls, expected) {
    case .missing(let meant):
      return Finding(.nearMiss, place, "nobody sends it; \(meant) is sent", "rename it to \(meant)")
    case .there(let meant):
      // Other methods may have names that resemble a handler's by chance.
      guard isHandlerLike(method, expected) else { return nil }
      return Finding(
        .nearMiss, place, "nobody sends it; \(meant) is sent, and is there already",
        "take it out, if you do not send it yourself")
    case nil: break
    }
    guard let family = family(of: method, expected) else {
      return unknownMessage(method, expected, place)
    }
    let model = Self.model(method, family)
    return Finding(
      .unknownModel, place,
      model.isEmpty
        ? "nobody sends it: it lacks the name of a model"
        : "nobody sends it: no class has the model name \(model)",
      "put the name of a model there, or Object for all: "
        + models.examples(of: family).joined(separator: ", "))
  }

  /// Returns the family of handlers with a model's name that a method resembles.
  private func family(
    of method: Method, _ expected: InformalProtocols
  ) -> ModelMessageFamily? {
    let name = method.selector.name.lowercased()
    if method.isClassMethod || method.selector.argumentCount != 2 { return nil }
    return expected.families.first { name.hasPrefix($0.selectorPrefix.lowercased()) }
  }

  /// Returns whether a method's name begins like a selector that only Instant Cocoa sends.
  private func isHandlerLike(_ method: Method, _ expected: InformalProtocols) -> Bool {
    family(of: method, expected) != nil || expected.hasKnownPrefix(method.selector)
  }

  /// Returns the part of the selector that should be the name of a model.
  private static func model(_ method: Method, _ family: ModelMessageFamily) -> Substring {
    method.selector.name.dropFirst(family.selectorPrefix.count).dropLast()
  }

  private func unknownMessage(
    _ method: Method, _ expected: InformalProtocols, _ place: Finding.Place
  ) -> Finding? {
    guard expected.hasKnownPrefix(method.selector) else { return nil }
    let name = method.selector.name
    let tolerance = name.utf8.count / 3
    let nearest = NearestNames.to(
      name, among: names(expected, method, tolerance), tolerance: tolerance)
    let hint =
      nearest.isEmpty
      ? "" : "; the nearest that are sent: " + nearest.joined(separator: ", ")
    return ModelHooks.prefixes.contains(where: name.hasPrefix)
      ? Finding(
        .unknownMessage, place, "nobody sends it: the model has no such property",
        "put the name of a property there" + hint)
      : Finding(
        .unknownMessage, place, "nobody sends it",
        "take it out, if you do not send it yourself" + hint)
  }

  /// A selector that is sent, with nearly the name of a method.
  private enum Nearest {
    /// The class does not implement it.
    case missing(String)
    /// The class implements it.
    case there(String)
  }

  /// Returns the selector that is sent with nearly the name of a method.
  private func nearest(
    _ method: Method, of cls: RuntimeClass, _ expected: InformalProtocols
  ) -> Nearest? {
    let name = method.selector.name
    let answering = method.isClassMethod ? cls.metaclass : cls
    // The part before a model's name is correct, so only the name is compared.
    let model = family(of: method, expected).map { Self.model(method, $0) }
    let most = Self.tolerance(model ?? name[...], shortest: model == nil ? 6 : 4)
    let tolerance = isHandlerLike(method, expected) ? most : min(most, Self.maximumInOwnNames)
    let names = names(expected, method, tolerance)
    var there: String?
    // An implemented selector counts, unless a missing one is as near.
    for distance in 0...tolerance where there == nil {
      let near = NearestNames.to(name, among: names, tolerance: distance)
      if let missing = near.first(where: { !isThere($0, in: cls, answering) }) {
        return .missing(missing)
      }
      there = near.first
    }
    // Inherited methods can be sent by anything, so only a difference in case is certainly a mistake.
    return inheritedNames.name(likeWithoutCase: name, above: answering).map(Nearest.missing)
      ?? there.map(Nearest.there)
  }

  /// Returns whether the plugin's class implements a method.
  private func isThere(
    _ name: String, in cls: RuntimeClass, _ answering: RuntimeClass
  ) -> Bool {
    guard let selector = try? Selector(validating: name) else { return true }
    // A category's method that was meant to replace one counts, too.
    return answering.implementor(of: selector) == answering && members.contains(cls)
  }

  /// Returns the selectors that a method may have been meant for: those sent to the class, and those with the
  /// names of the plugin's models if the method resembles one or has as many arguments.
  private func names(
    _ expected: InformalProtocols, _ method: Method, _ tolerance: Int
  ) -> Set<String> {
    let name = method.selector.name
    var names = method.isClassMethod ? expected.classMessageNames : expected.messageNames
    if let family = family(of: method, expected) {
      names.formUnion(models.likely(family, for: name, tolerance: tolerance))
    } else if !method.isClassMethod,
      expected.hasKnownPrefix(method.selector) || method.selector.argumentCount == 2
    {
      for family in expected.families {
        names.formUnion(models.likely(family, for: name, tolerance: tolerance))
      }
    }
    return names
  }

  /// The most letters by which a name without a known beginning may differ. Names with other words,
  /// such as `configureView:withUser:`, are intended.
  private static let maximumInOwnNames = 2

  /// Returns the most letters by which a name may differ, because short names resemble each other by chance.
  private static func tolerance(_ name: Substring, shortest: Int) -> Int {
    name.utf8.count < shortest ? 0 : max(1, name.utf8.count / 7)
  }

  // MARK: Protocols

  private func missingMethods(of cls: RuntimeClass) -> [Finding] {
    cls.protocols.flatMap { adopted in
      adopted.missingMethods(in: cls).map { missing in
        Finding(
          .missingMethod,
          .method(
            missing.selector.name, of: cls.name, isClassMethod: missing.isClassMethod,
            in: members.plugin.path),
          "the class adopts \(adopted), which requires it, and does not have it",
          "add it, with \"\(missing.encoding)\"")
      }
    }
  }
}
