import CarobRuntime
import InstantCocoa

// The JSON form of classes, protocols and categories, as `docs/inspect.schema.json` describes it.

extension JSONValue {
  /// A class with its own members.
  ///
  /// - Complexity: O(members).
  package init(_ cls: RuntimeClass) {
    self = .object([
      ("name", .string(cls.name)), ("superclass", JSONValue(cls.superclass?.name)),
      ("protocols", .names(cls.protocols)), ("instanceSize", .integer(cls.instanceSize)),
      ("ivars", .array(cls.ivars.map(JSONValue.init))),
      (
        "properties",
        .array(
          cls.metaclass.properties.map { Self.declared($0.name, $0.attributes, ofClass: true) }
            + cls.properties.map { Self.declared($0.name, $0.attributes, ofClass: false) })
      ), ("methods", Self.listed(cls.metaclass.methods + cls.methods)),
    ])
  }

  /// A protocol with its own requirements.
  ///
  /// - Complexity: O(members).
  package init(_ declared: RuntimeProtocol) {
    self = .object([
      ("name", .string(declared.name)), ("protocols", .names(declared.protocols)),
      (
        "properties",
        .array(
          declared.properties.map {
            JSONValue(
              $0.property, isClassProperty: $0.isClassProperty, isRequired: $0.isRequired)
          })
      ),
      ("methods", .array(declared.methods.map(JSONValue.init))),
    ])
  }

  /// A category with its members.
  /// - Parameter cls: the class that the category extends.
  /// - Complexity: O(members).
  package init(_ category: Category, on cls: RuntimeClass) {
    self = .object([
      ("class", .string(cls.name)), ("name", .string(category.name)),
      ("protocols", .names(category.protocols)),
      (
        "properties",
        .array(
          category.classProperties.map { Self.declared($0.name, $0.attributes, ofClass: true) }
            + category.properties.map { Self.declared($0.name, $0.attributes, ofClass: false) })
      ), ("methods", Self.listed(category.methods)),
    ])
  }

  private static func names(_ protocols: [RuntimeProtocol]) -> JSONValue {
    .array(protocols.map { .string($0.name) })
  }

  private init(_ ivar: Ivar) {
    let ownership =
      switch ivar.ownership {
      case .unretained: "unretained"
      case .strong: "strong"
      case .weak: "weak"
      }
    self = .object([
      ("name", .string(ivar.name)), ("type", .string(ivar.encoding)),
      ("ownership", .string(ownership)), ("offset", .integer(ivar.offset)),
      ("size", .integer(ivar.size)),
    ])
  }

  private static func listed(_ methods: [Method]) -> JSONValue {
    .array(MemberDeclaration.listed(methods).map { JSONValue($0) })
  }

  private static func declared(
    _ name: String, _ attributes: PropertyAttributes, ofClass isClassProperty: Bool
  ) -> JSONValue {
    .property(name, attributes, adding: [("isClassProperty", .bool(isClassProperty))])
  }

  private init(_ property: Property, isClassProperty: Bool, isRequired: Bool) {
    self = .property(
      property.name, property.attributes,
      adding: [("isClassProperty", .bool(isClassProperty)), ("isRequired", .bool(isRequired))])
  }

  private static func property(
    _ name: String, _ attributes: PropertyAttributes,
    adding more: [JSONValue.Member]
  ) -> JSONValue {
    .object(
      [
        ("name", .string(name)), ("type", .string(attributes.type)),
        ("attributes", .array(attributes.words.map(JSONValue.string))),
        ("isDynamic", .bool(attributes.isDynamic)), ("ivar", JSONValue(attributes.ivar)),
      ] + more)
  }

  private init(_ method: Method) {
    self = .method(
      method.selector, types: method.encoding, isClassMethod: method.isClassMethod,
      declaration: method.readableSignature)
  }

  private init(_ method: MethodDescription) {
    self = .method(
      method.selector, types: method.encoding, isClassMethod: method.isClassMethod,
      declaration: method.readableSignature, adding: [("isRequired", .bool(method.isRequired))])
  }

  private static func method(
    _ selector: Selector, types: String, isClassMethod: Bool, declaration: String,
    adding more: [JSONValue.Member] = []
  ) -> JSONValue {
    .object(
      [
        ("selector", .string(selector.name)), ("types", .string(types)),
        ("isClassMethod", .bool(isClassMethod)), ("declaration", .string(declaration)),
      ] + more)
  }
}
