import CarobPlugins
import CarobRuntime
import InstantCocoa

/// What a plugin's classes have, gathered once: a plugin may have very many.
struct PluginMembers {
  let plugin: LoadedPlugin
  /// The classes that it registered, in order.
  let classes: [RuntimeClass]
  /// Those among them that are models.
  let models: [RuntimeClass]
  /// The categories that it added to classes that are not its own.
  let categoriesOfOthers: [(cls: RuntimeClass, category: CarobRuntime.Category)]
  /// Whether clang made its records.
  let isInObjectiveC: Bool
  private let all: Set<RuntimeClass>
  private let superclasses: Set<RuntimeClass>
  /// The selectors of all instance methods that it added to its classes or, with categories, to others.
  private let selectors: Set<Selector>
  private let propertyClassNames: Set<String>
  /// The classes of models that are made inside of others, in arrays too.
  private let innerModels: Set<RuntimeClass>

  /// - Complexity: O(members).
  init(of plugin: LoadedPlugin, isInObjectiveC: Bool) {
    self.plugin = plugin
    self.isInObjectiveC = isInObjectiveC
    classes = plugin.classes
    models = classes.filter { $0.isSubclass(of: ICModel.runtimeClass) }
    let all = Set(classes)
    self.all = all
    categoriesOfOthers = plugin.categories.filter { !all.contains($0.cls) }
    superclasses = Set(classes.compactMap(\.superclass))
    let own = classes.lazy.flatMap(\.methods)
    let added = plugin.categories.lazy.flatMap(\.category.methods).filter { !$0.isClassMethod }
    selectors = Set(own.map(\.selector)).union(added.map(\.selector))
    // What a method of the model raises is another finding.
    innerModels = Set(models.flatMap { (try? JSONMapper.modelClasses(inside: $0)) ?? [] })
    propertyClassNames = Set(
      classes.lazy.flatMap(\.properties).compactMap { property in
        let type = try? TypeEncoding(parsing: property.attributes.type)
        if case .object(let name, _) = type?.unqualified { return name }
        return nil
      })
  }

  /// Whether the plugin registered the class.
  func contains(_ cls: RuntimeClass) -> Bool { all.contains(cls) }

  /// Whether one of its classes descends directly from the class.
  func hasSubclass(of cls: RuntimeClass) -> Bool { superclasses.contains(cls) }

  /// Whether a method of the plugin answers instances of some class, whichever.
  func answers(_ selector: String) -> Bool {
    (try? Selector(validating: selector)).map(selectors.contains) ?? false
  }

  /// Whether a property of one of its classes has that class as its type, or an array of its instances.
  func hasProperty(ofType cls: RuntimeClass) -> Bool {
    propertyClassNames.contains(cls.name) || innerModels.contains(cls)
  }
}
