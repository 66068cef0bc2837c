import CarobRuntime

/// Writes declarations of classes and protocols for a compiler. Omits members that a superclass
/// declares in the same way.
final class HeaderDeclarations {
  private let types: SourceTypes
  private let overrides = DeclarationOverrides.host
  /// The members that each class declares and inherits.
  private var known: [String: Inherited] = [:]

  /// The members declared by a class and its superclasses.
  private struct Inherited {
    var lines: Set<String> = []
    var accessors: Set<Accessor> = []
    /// Properties with handwritten declarations, which also apply to subclasses.
    var overrides: [PropertyText] = []
  }

  /// A method of a class or a protocol.
  private struct Declared {
    let selector: Selector
    let encoding: String
    let isClassMethod: Bool

    var accessor: Accessor { Accessor(selector: selector.name, isClassMethod: isClassMethod) }
  }

  /// A getter or a setter.
  private struct Accessor: Hashable {
    let selector: String
    let isClassMethod: Bool
  }

  /// A property of a class or a protocol.
  private struct DeclaredProperty {
    /// The declaration; nil when it cannot be written in source.
    let text: PropertyText?
    let line: String
    let isClassProperty: Bool
    /// Whether a Swift class has it. Then its name is a selector, too, besides the getter.
    let isSwift: Bool

    var accessors: [Accessor] {
      [text?.getter, text?.setter, isSwift ? text?.name : nil].compactMap(\.self).map {
        Accessor(selector: $0, isClassMethod: isClassProperty)
      }
    }
  }

  /// - Parameters:
  ///   - isDeclared: returns whether a class is declared, here or elsewhere.
  ///   - mentionProtocol: gets each protocol that is adopted or occurs in a type.
  init(
    isDeclared: @escaping (String) -> Bool, mentionProtocol: @escaping (String) -> Void = { _ in }
  ) {
    types = SourceTypes(isDeclared: isDeclared, mentionProtocol: mentionProtocol)
  }

  /// Returns the lines from `@interface` to `@end`.
  func lines(for cls: RuntimeClass) -> [String] {
    let adopted = list(
      layers(of: cls).flatMap { $0.protocols.map(\.name) }, overrides.classes[cls.name])
    var lines: [String]
    if let superclass = superclass(of: cls) {
      guard SourceName.isUsable(superclass.name) else {
        return [HeaderText.comment("@interface \(cls.name) : \(superclass.name)")]
      }
      let own = TypeParameters.declared(by: cls.name)
      let passed = TypeParameters.passed(to: superclass.name, by: cls.name)
      lines = ["@interface \(cls.name)\(own) : \(superclass.name)\(passed)\(adopted)"]
    } else {
      lines = [
        "__attribute__((objc_root_class))", "@interface \(cls.name)\(adopted) {", "  Class isa;",
        "}",
      ]
    }
    return lines + members(of: cls) + ["@end"]
  }

  /// Returns the lines from `@protocol` to `@end`.
  func lines(for declared: RuntimeProtocol) -> [String] {
    let changes = overrides.protocols[declared.name] ?? .init()
    if declared.methods.isEmpty, declared.properties.isEmpty, !changes.lines.isEmpty {
      return lines(forProtocolNamed: declared.name)
    }
    var lines = ["@protocol \(declared.name)\(list(declared.protocols.map(\.name), changes))"]
    for isRequired in [true, false] {
      let properties = declared.properties.filter { $0.isRequired == isRequired }.map {
        property(
          $0.property.name, $0.property.attributes, isClassProperty: $0.isClassProperty,
          isSwift: false, changes)
      }
      let methods = sorted(
        declared.methods.filter { $0.isRequired == isRequired }.map {
          Declared(selector: $0.selector, encoding: $0.encoding, isClassMethod: $0.isClassMethod)
        }, without: Set(properties.flatMap(\.accessors)))
      let members =
        properties.map(\.line) + methods.map { method($0, of: declared.name, changes) }
      if !members.isEmpty { lines += [isRequired ? "@required" : "@optional"] + members }
    }
    return lines + ["@end"]
  }

  /// Returns the lines for a protocol of which the runtime has at most the name.
  func lines(forProtocolNamed name: String) -> [String] {
    let members = overrides.protocols[name] ?? .init()
    return ["@protocol \(name)\(list([], members))"] + members.lines + ["@end"]
  }

  /// Returns the lines of a category, from `@interface NSString (Loud)` to `@end`.
  func lines(for category: CarobRuntime.Category, of cls: RuntimeClass) -> [String] {
    let properties =
      category.classProperties.map {
        property($0.name, $0.attributes, isClassProperty: true, isSwift: false, .init())
      }
      + category.properties.map {
        property($0.name, $0.attributes, isClassProperty: false, isSwift: false, .init())
      }
    let methods = sorted(
      category.methods.map {
        Declared(selector: $0.selector, encoding: $0.encoding, isClassMethod: $0.isClassMethod)
      }, without: Set(properties.flatMap(\.accessors)))
    return [
      "@interface \(cls.name) (\(category.name))\(list(category.protocols.map(\.name), nil))"
    ] + properties.map(\.line) + methods.map { method($0, of: cls.name, .init()) } + ["@end"]
  }

  private func list(_ names: [String], _ changes: DeclarationOverrides.Members?) -> String {
    var list: [String] = []
    for name in names + (changes?.adopted ?? [])
    where !list.contains(name) && SourceName.isUsable(name) {
      types.mentionProtocol(name)
      list.append(name)
    }
    return list.isEmpty ? "" : " <\(list.joined(separator: ", "))>"
  }

  /// Returns the nearest superclass that is declared.
  private func superclass(of cls: RuntimeClass) -> RuntimeClass? {
    layers(of: cls).last?.superclass
  }

  /// Returns the class, and undeclared superclasses, whose members are declared with its own.
  private func layers(of cls: RuntimeClass) -> [RuntimeClass] {
    var layers = [cls]
    while let above = layers[layers.count - 1].superclass, !types.isDeclared(above.name) {
      layers.append(above)
    }
    return layers
  }

  /// Sorts class methods before instance methods, and by name. Omits the accessors of properties.
  private func sorted(_ methods: [Declared], without accessors: Set<Accessor>) -> [Declared] {
    methods.filter { !accessors.contains($0.accessor) }.sorted {
      ($0.isClassMethod ? 0 : 1, $0.selector.name) < ($1.isClassMethod ? 0 : 1, $1.selector.name)
    }
  }

  private func members(of cls: RuntimeClass) -> [String] {
    var inherited = superclass(of: cls).map(declarations) ?? Inherited()
    var changes = overrides.classes[cls.name] ?? .init()
    let layers = layers(of: cls)
    let additional = additional(changes, cls, layers)
    inherited.overrides = changes.properties + inherited.overrides
    changes.properties = inherited.overrides
    var lines: [String] = []
    func add(_ line: String) {
      if inherited.lines.insert(line).inserted { lines.append(line) }
    }
    let properties = unique(
      layers.flatMap { layer in
        let isSwift = layer.swiftClass.runtimeClass == layer
        return layer.metaclass.properties.map {
          property($0.name, $0.attributes, isClassProperty: true, isSwift: isSwift, changes)
        }
          + layer.properties.map {
            property($0.name, $0.attributes, isClassProperty: false, isSwift: isSwift, changes)
          }
      } + additional, by: { "\($0.isClassProperty)\($0.text?.name ?? $0.line)" })
    for property in properties {
      add(property.line)
      inherited.accessors.formUnion(property.accessors)
    }
    let methods = unique(
      layers.flatMap { layer in
        layer.metaclass.methods.map {
          Declared(selector: $0.selector, encoding: $0.encoding, isClassMethod: true)
        }
          + layer.methods.map {
            Declared(selector: $0.selector, encoding: $0.encoding, isClassMethod: false)
          }
      }, by: \.accessor)
    for declared in sorted(methods, without: inherited.accessors)
    where !declared.selector.name.hasPrefix(".") {
      add(method(declared, of: cls.name, changes, overrides.anyClass))
    }
    known[cls.name] = inherited
    return lines
  }

  /// Removes elements whose name has occurred before.
  private func unique<Element, Name: Hashable>(
    _ elements: [Element], by name: (Element) -> Name
  ) -> [Element] {
    var names: Set<Name> = []
    return elements.filter { names.insert(name($0)).inserted }
  }

  private func declarations(of cls: RuntimeClass) -> Inherited {
    if known[cls.name] == nil { _ = members(of: cls) }
    return known[cls.name] ?? Inherited()
  }

  /// Returns overrides that declare methods as a property, or change an inherited property.
  private func additional(
    _ changes: DeclarationOverrides.Members, _ cls: RuntimeClass, _ layers: [RuntimeClass]
  ) -> [DeclaredProperty] {
    changes.properties.filter { property in
      !layers.contains { $0.properties.contains { $0.name == property.name } }
        && (try? Selector(validating: property.getter)).map(cls.responds) == true
    }.map {
      DeclaredProperty(text: $0, line: $0.declaration, isClassProperty: false, isSwift: true)
    }
  }

  private func property(
    _ name: String, _ attributes: PropertyAttributes, isClassProperty: Bool, isSwift: Bool,
    _ changes: DeclarationOverrides.Members
  ) -> DeclaredProperty {
    let text =
      changes.properties.first { $0.name == name }
      ?? PropertyText(name, attributes, isClassProperty: isClassProperty, isSwift: isSwift, types)
    let line =
      text?.declaration ?? HeaderText.comment("@property \(name), \(attributes.string)")
    return DeclaredProperty(
      text: text, line: line, isClassProperty: isClassProperty, isSwift: isSwift)
  }

  private func method(
    _ method: Declared, of owner: String, _ changes: DeclarationOverrides.Members...
  ) -> String {
    let name = method.selector.name
    let member: DeclarationOverrides.Member =
      method.isClassMethod ? .classMethod(name) : .instanceMethod(name)
    let text = MethodText(types: types, owner: owner).declaration(
      method.selector, encoding: method.encoding, isClassMethod: method.isClassMethod)
    return changes.lazy.compactMap { $0.methods[member] }.first ?? text
      ?? HeaderText.comment("\(method.isClassMethod ? "+" : "-") \(name), \(method.encoding)")
  }
}
