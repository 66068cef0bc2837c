import CarobPlugins
import CarobRuntime

/// What others can use of a plugin, as a list of items that can be compared with those of another build. It lives longer than the
/// plugin.
struct PluginInterface {
  struct Item: Hashable {
    enum Kind: String {
      case field = "field"
      case prefix = "prefix"
      case requiredExtension = "extension"
      case dependency = "dependency"
      case cls = "class"
      case declaredProtocol = "protocol"
      case adoption = "adoption"
      case method = "method"
      case property = "property"
      case requirement = "requirement"
    }

    let kind: Kind
    /// The name, which identifies the item among those of its kind: `-[SKUser name]`.
    let place: String
    /// The superclass, the encoding, the attributes; empty where there is nothing to change.
    var value = ""
    /// The class or protocol that it belongs to; nil for a field.
    var owner: String?
    var selector: Selector?
    var isClassMethod = false
    /// Whether a protocol requires it.
    var isRequired = false
  }

  let name: String
  let version: String
  let path: String
  /// In order, without those that are there twice.
  let items: [Item]

  /// - Complexity: O(members).
  init(_ plugin: LoadedPlugin) {
    let descriptor = plugin.descriptor
    (name, version, path) = (descriptor.name, descriptor.version, plugin.path)
    var items = Self.fields(descriptor)
    items += plugin.protocols.flatMap(Self.items)
    for cls in plugin.classes {
      items.append(
        Item(kind: .cls, place: cls.name, value: cls.superclass?.name ?? "", owner: cls.name))
      items += Self.members(
        of: cls, protocols: cls.protocols, methods: cls.metaclass.methods + cls.methods,
        properties: (cls.metaclass.properties + cls.properties).map { ($0.name, $0.attributes) })
    }
    for (cls, category) in plugin.categories {
      items += Self.members(
        of: cls, protocols: category.protocols, methods: category.methods,
        properties: (category.classProperties + category.properties).map {
          ($0.name, $0.attributes)
        })
    }
    var seen: Set<String> = []
    self.items = items.filter { seen.insert("\($0.kind.rawValue) \($0.place)").inserted }
  }

  private static func fields(_ descriptor: PluginDescriptor) -> [Item] {
    [
      ("identifier", descriptor.identifier), ("version", descriptor.version),
      ("ABI", "\(descriptor.abiVersion)"), ("principal class", descriptor.principalClass ?? "none"),
      ("model class", descriptor.modelClass ?? "none"),
      ("least host", descriptor.leastHost ?? "none"),
    ].map { Item(kind: .field, place: $0, value: $1) }
      + descriptor.prefixes.map { Item(kind: .prefix, place: $0) }
      + descriptor.extensions.map { Item(kind: .requiredExtension, place: $0) }
      + descriptor.dependencies.map { Item(kind: .dependency, place: $0) }
  }

  private static func members(
    of cls: RuntimeClass, protocols: [RuntimeProtocol], methods: [Method],
    properties: [(name: String, attributes: PropertyAttributes)]
  ) -> [Item] {
    let name = cls.name
    return protocols.map {
      Item(kind: .adoption, place: "\(name) <\($0.name)>", owner: name)
    }
      + methods.map { method in
        Item(
          kind: .method,
          place: "\(method.isClassMethod ? "+" : "-")[\(name) \(method.selector.name)]",
          value: method.encoding, owner: name, selector: method.selector,
          isClassMethod: method.isClassMethod)
      }
      + properties.map {
        Item(kind: .property, place: "\(name).\($0.name)", value: $0.attributes.type, owner: name)
      }
  }

  private static func items(of declared: RuntimeProtocol) -> [Item] {
    let name = declared.name
    return [Item(kind: .declaredProtocol, place: name, owner: name)]
      + declared.protocols.map {
        Item(kind: .adoption, place: "\(name) <\($0.name)>", owner: name)
      }
      + declared.methods.map { method in
        Item(
          kind: .requirement,
          place: "\(method.isClassMethod ? "+" : "-")[\(name) \(method.selector.name)]",
          value: method.encoding, owner: name, selector: method.selector,
          isClassMethod: method.isClassMethod, isRequired: method.isRequired)
      }
  }
}
