import CarobPlugins
import CarobRuntime
import InstantCocoa

/// The classes, methods and properties of a plugin, collected once, because there may be very many.
struct PluginMembers {
  let plugin: LoadedPlugin
  /// The registered classes, in order.
  let classes: [RuntimeClass]
  /// The subclasses of `ICModel`.
  let models: [RuntimeClass]
  /// The categories on classes outside of the plugin.
  let categoriesOfOthers: [(cls: RuntimeClass, category: CarobRuntime.Category)]
  /// Whether the module has Objective-C records from clang.
  let isInObjectiveC: Bool
  private let all: Set<RuntimeClass>
  private let superclasses: Set<RuntimeClass>
  /// The selectors of all instance methods in the plugin's classes and categories.
  private let selectors: Set<Selector>
  private let propertyClassNames: Set<String>
  /// The classes of nested models, also in arrays.
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
    // Another finding reports errors of the model's methods.
    innerModels = Set(models.flatMap { (try? JSONMapper.modelClasses(inside: $0)) ?? [] })
    propertyClassNames = Set(
      classes.lazy.flatMap(\.properties).compactMap { property in
        let type = try? TypeEncoding(parsing: property.attributes.type)
        if case .object(let name, _) = type?.unqualified { return name }
        return nil
      })
  }

  func contains(_ cls: RuntimeClass) -> Bool { all.contains(cls) }

  /// Returns whether a class of the plugin is a direct subclass.
  func hasSubclass(of cls: RuntimeClass) -> Bool { superclasses.contains(cls) }

  /// Returns whether the plugin has an instance method with the selector.
  func answers(_ selector: String) -> Bool {
    (try? Selector(validating: selector)).map(selectors.contains) ?? false
  }

  /// Returns whether a property in the plugin has the class as its type, or holds an array of its instances.
  func hasProperty(ofType cls: RuntimeClass) -> Bool {
    propertyClassNames.contains(cls.name) || innerModels.contains(cls)
  }
}
