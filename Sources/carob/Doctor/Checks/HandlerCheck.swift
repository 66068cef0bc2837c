import CarobPlugins
import CarobRuntime
import InstantCocoa

/// The methods of a plugin's classes: whether those that look like handlers are sent at all, and with the types that
/// they take.
struct HandlerCheck {
  private let plugin: LoadedPlugin
  private let models: ModelSelectors

  init(_ plugin: LoadedPlugin) {
    self.plugin = plugin
    models = ModelSelectors(of: plugin)
  }

  var findings: [Finding] {
    plugin.classes.flatMap { cls in
      let expected = ExpectedMessages(for: cls)
      let accessors = Set(
        cls.ancestry.flatMap(\.properties).flatMap { [$0.getter, $0.setter].compactMap { $0 } })
      let methods = (cls.metaclass.methods + cls.methods).filter {
        $0.isClassMethod || !accessors.contains($0.selector)
      }
      return methods.compactMap { finding($0, of: cls, expected) } + missingMethods(of: cls)
    }
  }

  private func finding(
    _ method: Method, of cls: RuntimeClass, _ expected: ExpectedMessages
  ) -> Finding? {
    let place = Finding.Place.method(
      method.selector.name, of: cls.name, isClassMethod: method.isClassMethod, in: plugin.path)
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
    return misnamed(method, of: cls, expected, place)
  }

  private func wrongTypes(
    _ method: Method, _ place: Finding.Place, sent: String
  ) -> Finding {
    Finding(
      .wrongTypes, place, "it is registered with \"\(method.encoding)\", and sent with \"\(sent)\"",
      "give the function those types, and register it with \"\(sent)\"")
  }

  /// The method that it overrides.
  private func inherited(_ method: Method, _ cls: RuntimeClass) -> Method? {
    (method.isClassMethod ? cls.metaclass : cls).superclass?.instanceMethod(for: method.selector)
  }

  // MARK: Names

  /// What is odd about a method that nobody is known to send.
  private func misnamed(
    _ method: Method, of cls: RuntimeClass, _ expected: ExpectedMessages, _ place: Finding.Place
  ) -> Finding? {
    if let meant = nearest(method, of: cls, expected) {
      return Finding(.nearMiss, place, "nobody sends it; \(meant) is sent", "rename it to \(meant)")
    }
    if method.isClassMethod { return unknownMessage(method, expected, place) }
    let name = method.selector.name.lowercased()
    let family = expected.families.first {
      name.hasPrefix($0.selectorPrefix.lowercased()) && method.selector.argumentCount == 2
    }
    guard let family else { return unknownMessage(method, expected, place) }
    let model = method.selector.name.dropFirst(family.selectorPrefix.count).dropLast()
    return Finding(
      .unknownModel, place, "nobody sends it: no class has the model name \(model)",
      "put the name of a model there, or Object for all: " + Self.list(models.likely(family)))
  }

  private func unknownMessage(
    _ method: Method, _ expected: ExpectedMessages, _ place: Finding.Place
  ) -> Finding? {
    guard expected.isTelltale(method.selector) else { return nil }
    let name = method.selector.name
    let nearest = NearestSelectors.to(
      name, among: names(expected, method), tolerance: name.utf8.count / 3)
    return Finding(
      .unknownMessage, place, "nobody sends it",
      nearest.isEmpty
        ? "take it out, if you do not send it yourself"
        : "take it out, if you do not send it yourself; the nearest that are sent: "
          + nearest.joined(separator: ", "))
  }

  /// What is sent under nearly that name; nil when nothing is, or the class answers that as well.
  private func nearest(
    _ method: Method, of cls: RuntimeClass, _ expected: ExpectedMessages
  ) -> String? {
    let name = method.selector.name
    let answering = method.isClassMethod ? cls.metaclass : cls
    let own = Set(answering.methods.map(\.selector.name))
    let near = NearestSelectors.to(
      name, among: names(expected, method).subtracting(own), tolerance: Self.tolerance(name))
    if let first = near.first { return first }
    // What is inherited is sent by anybody; only the wrong case is a slip for certain.
    let inherited = answering.ancestry.dropFirst().flatMap { $0.methods.map(\.selector.name) }
    return inherited.first { $0.lowercased() == name.lowercased() }
  }

  private func names(_ expected: ExpectedMessages, _ method: Method) -> Set<String> {
    var names = Set(
      expected.messages.lazy.filter { $0.isClassMethod == method.isClassMethod }
        .map(\.selector.name))
    if !method.isClassMethod {
      for family in expected.families { names.formUnion(models.likely(family)) }
    }
    return names
  }

  /// How many letters may differ: short names are near one another without anything being meant by it.
  private static func tolerance(_ name: String) -> Int {
    name.utf8.count < 6 ? 0 : max(1, name.utf8.count / 7)
  }

  private static func list(_ names: Set<String>) -> String {
    let sorted = names.sorted()
    return sorted.prefix(6).joined(separator: ", ") + (sorted.count > 6 ? ", …" : "")
  }

  // MARK: Protocols

  private func missingMethods(of cls: RuntimeClass) -> [Finding] {
    cls.protocols.flatMap { adopted in
      adopted.missingMethods(in: cls).map { missing in
        Finding(
          .missingMethod,
          .method(
            missing.selector.name, of: cls.name, isClassMethod: missing.isClassMethod,
            in: plugin.path),
          "the class adopts \(adopted), which requires it, and does not have it",
          "add it, with \"\(missing.encoding)\"")
      }
    }
  }
}
