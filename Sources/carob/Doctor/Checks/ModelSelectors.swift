import CarobRuntime
import InstantCocoa

/// The selectors with a model's name in them that lists send, by kind.
struct ModelSelectors {
  /// Those for objects of any registered class.
  private let all: [ModelMessageFamily: Set<String>]
  /// Those for objects of the plugin's own classes, and for those that fit every object: what a handler may have been
  /// meant to be called.
  private let likely: [ModelMessageFamily: Set<String>]
  private let models: [RuntimeClass]

  init(of members: PluginMembers) {
    models = members.models
    all = Self.selectors(forObjectsOf: RuntimeClass.all)
    // Controllers and cells are not shown in lists.
    likely = Self.selectors(
      forObjectsOf: members.classes.filter {
        !$0.isSubclass(of: UIViewController.runtimeClass) && !$0.isSubclass(of: UIView.runtimeClass)
      } + [ErrorBox.runtimeClass, StringBox.runtimeClass, NumberBox.runtimeClass])
  }

  /// Whether a message of the kind is sent for some class.
  func contains(_ selector: Selector, _ family: ModelMessageFamily) -> Bool {
    all[family]?.contains(selector.name) ?? false
  }

  /// The selectors of a kind that somebody may have meant.
  func likely(_ family: ModelMessageFamily) -> Set<String> { likely[family] ?? [] }

  /// The selectors of a kind for the plugin's own models, one for each, in order.
  func ofModels(_ family: ModelMessageFamily) -> [String] {
    models.compactMap { (try? family.selectorNames(forObjectsOf: $0))?.first }
  }

  private static func selectors(
    forObjectsOf classes: [RuntimeClass]
  ) -> [ModelMessageFamily: Set<String>] {
    var selectors: [ModelMessageFamily: Set<String>] = [:]
    for family in ModelMessageFamily.allCases {
      // A class whose +modelName raises has no name.
      selectors[family] = Set(
        classes.flatMap { (try? family.selectorNames(forObjectsOf: $0)) ?? [] })
    }
    return selectors
  }
}
