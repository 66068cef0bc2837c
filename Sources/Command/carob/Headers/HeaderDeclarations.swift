import CarobRuntime

/// Writes declarations of classes and protocols for a compiler. Omits members that a superclass
/// declares in the same way.
final class HeaderDeclarations {
  private let types: SourceTypes
  /// The members that each class declares and inherits.
  private var known: [String: Inherited] = [:]

  /// The members declared by a class and its superclasses.
  private struct Inherited {
    var lines: Set<String> = []
    var accessors: Set<Accessor> = []
    /// Properties whose declarations are stated, which also hold for subclasses.
    var stated: [PropertyText] = []
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

  /// The members of the host's protocols by name.
  private let protocols = Dictionary(
    DeclaredProtocol.all.map { ($0.name, StatedMembers(of: $0)) },
    uniquingKeysWith: { first, _ in first })

  /// Protocols whose methods classes of the host have without naming them, and declare alike.
  private static let common = ["NSCopying", "NSMutableCopying", "NSCoding"]

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
    let adopted = list(layers(of: cls).flatMap { $0.protocols.map(\.name) })
    var lines: [String]
    if let superclass = superclass(of: cls) {
      guard SourceName.isUsable(superclass.name) else {
        return [HeaderText.comment("@interface \(cls.name) : \(superclass.name)")]
      }
      let own = ClassAnnotations.typeParameters(of: cls.name)
      let passed = ClassAnnotations.typeArguments(of: superclass.name, in: cls.name)
      lines = ["@interface \(cls.name)\(own) : \(superclass.name)\(passed)\(adopted)"]
    } else {
      lines = [
        "__attribute__((objc_root_class))", "@interface \(cls.name)\(adopted) {", "  Class isa;",
        "}",
      ]
    }
    let attribute = ClassAnnotations.attribute(of: cls.name).map { [$0] } ?? []
    return attribute + lines + members(of: cls) + ["@end"]
  }

  /// Returns the lines from `@protocol` to `@end`.
  ///
  /// - Parameters:
  ///   - known: the protocol in the runtime, which may have a name and no more; nil when there is none.
  ///   - stated: the declaration in its source; nil when there is none.
  func lines(
    forProtocol name: String, _ known: RuntimeProtocol?, _ stated: DeclaredProtocol?
  ) -> [String] {
    if let stated, known?.methods.isEmpty ?? true, known?.properties.isEmpty ?? true {
      return lines(for: stated)
    }
    guard let known else { return ["@protocol \(name)", "@end"] }
    return lines(for: known, stated: stated.map(StatedMembers.init) ?? StatedMembers())
  }

  /// Returns the lines from `@protocol` to `@end` for a protocol that the runtime has members of.
  private func lines(for declared: RuntimeProtocol, stated: StatedMembers) -> [String] {
    var lines = ["@protocol \(declared.name)\(list(declared.protocols.map(\.name)))"]
    for isRequired in [true, false] {
      let properties = declared.properties.filter { $0.isRequired == isRequired }.map {
        property(
          $0.property.name, $0.property.attributes, isClassProperty: $0.isClassProperty,
          isSwift: false, stated)
      }
      let methods = sorted(
        declared.methods.filter { $0.isRequired == isRequired }.map {
          Declared(selector: $0.selector, encoding: $0.encoding, isClassMethod: $0.isClassMethod)
        }, without: Set(properties.flatMap(\.accessors)))
      let members =
        properties.map(\.line) + methods.map { method($0, of: declared.name, [stated]) }
      if !members.isEmpty { lines += [isRequired ? "@required" : "@optional"] + members }
    }
    return lines + ["@end"]
  }

  /// Returns the lines from `@protocol` to `@end` for a protocol of which the runtime has at most the name.
  private func lines(for stated: DeclaredProtocol) -> [String] {
    let members = stated.lines.map {
      $0.hasPrefix("@r") || $0.hasPrefix("@o") ? $0 : $0 + ";"
    }
    return ["@protocol \(stated.name)\(list(stated.inherited))"] + members + ["@end"]
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
      "@interface \(cls.name) (\(category.name))\(list(category.protocols.map(\.name)))"
    ] + properties.map(\.line) + methods.map { method($0, of: cls.name, []) } + ["@end"]
  }

  private func list(_ names: [String]) -> String {
    var list: [String] = []
    for name in names
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
    let layers = layers(of: cls)
    var stated = StatedMembers(of: layers)
    let declarations =
      [stated]
      + (layers.flatMap { $0.protocols.map(\.name) } + Self.common).compactMap { protocols[$0] }
    let additional = additional(stated, cls, layers)
    stated.inherit(inherited.stated)
    inherited.stated = stated.properties
    var lines: [String] = []
    func add(_ line: String) {
      if inherited.lines.insert(line).inserted { lines.append(line) }
    }
    let properties = unique(
      layers.flatMap { layer in
        let isSwift = layer.swiftClass.runtimeClass == layer
        return layer.metaclass.properties.map {
          property($0.name, $0.attributes, isClassProperty: true, isSwift: isSwift, stated)
        }
          + layer.properties.map {
            property($0.name, $0.attributes, isClassProperty: false, isSwift: isSwift, stated)
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
    // Programs that know a private method of the host declare it themselves.
    let isHost = cls.swiftClass.runtimeClass == cls
    for declared in sorted(methods, without: inherited.accessors)
    where !declared.selector.name.hasPrefix(".")
      && !(isHost && declared.selector.name.hasPrefix("_"))
    {
      add(method(declared, of: cls.name, declarations))
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

  /// Returns the properties of which only the accessors are members, and those that are declared in another way than in a
  /// superclass.
  private func additional(
    _ stated: StatedMembers, _ cls: RuntimeClass, _ layers: [RuntimeClass]
  ) -> [DeclaredProperty] {
    stated.properties.filter { property in
      !layers.contains { $0.properties.contains { $0.name == property.name } }
        && (try? Selector(validating: property.getter)).map(cls.responds) == true
    }.map {
      DeclaredProperty(text: $0, line: $0.declaration, isClassProperty: false, isSwift: true)
    }
  }

  private func property(
    _ name: String, _ attributes: PropertyAttributes, isClassProperty: Bool, isSwift: Bool,
    _ stated: StatedMembers
  ) -> DeclaredProperty {
    let text =
      stated.property(named: name)
      ?? PropertyText(name, attributes, isClassProperty: isClassProperty, isSwift: isSwift, types)
    let line =
      text?.declaration ?? HeaderText.comment("@property \(name), \(attributes.string)")
    return DeclaredProperty(
      text: text, line: line, isClassProperty: isClassProperty, isSwift: isSwift)
  }

  private func method(
    _ method: Declared, of owner: String, _ stated: [StatedMembers]
  ) -> String {
    let name = method.selector.name
    return stated.lazy.compactMap { $0.method(name, isClassMethod: method.isClassMethod) }.first
      ?? MethodText(types: types, owner: owner).declaration(
        method.selector, encoding: method.encoding, isClassMethod: method.isClassMethod)
      ?? HeaderText.comment("\(method.isClassMethod ? "+" : "-") \(name), \(method.encoding)")
  }
}

/// What only the compiler knows of a class: the type parameters of Foundation's collections, for `NSArray<NSString *> *`, and
/// attributes.
enum ClassAnnotations {
  /// Returns the attribute before a class's declaration; nil for none.
  static func attribute(of name: String) -> String? {
    // The compiler would release its object a second time.
    name == "NSAutoreleasePool" ? "NS_AUTOMATED_REFCOUNT_UNAVAILABLE" : nil
  }

  /// Returns the text after a class's name in its declaration.
  static func typeParameters(of name: String) -> String {
    switch name {
    case "NSArray", "NSSet", "NSEnumerator", "NSDirectoryEnumerator", "NSOrderedSet":
      "<__covariant ObjectType>"
    case "NSMutableArray", "NSMutableSet", "NSCountedSet", "NSMutableOrderedSet", "NSHashTable":
      "<ObjectType>"
    case "NSDictionary": "<__covariant KeyType, __covariant ObjectType>"
    case "NSMutableDictionary", "NSCache", "NSMapTable": "<KeyType, ObjectType>"
    default: ""
    }
  }

  /// Returns the text after a superclass's name, if the subclass has the same parameters.
  static func typeArguments(of superclass: String, in name: String) -> String {
    typeParameters(of: name).isEmpty
      ? "" : typeParameters(of: superclass).replacing("__covariant ", with: "")
  }
}
