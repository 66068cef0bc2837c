import CarobFoundation
import CarobRuntime
import CarobUIKit
import InstantCocoa

/// The selectors with a model's name in them that lists send, by kind.
struct ModelSelectors {
  /// Those for objects of any registered class.
  private let all: [ModelMessageFamily: Set<String>]
  /// Those for objects of the plugin's own classes, and for those that fit every object: what a handler may have been
  /// meant to be called.
  private let likely: [ModelMessageFamily: LikelyNames]
  private let examples: [ModelMessageFamily: [String]]

  init(of members: PluginMembers) {
    var examples: [ModelMessageFamily: [String]] = [:]
    for family in ModelMessageFamily.allCases {
      let ofModels = members.models.prefix(5).compactMap {
        (try? family.selectorNames(forObjectsOf: $0))?.first
      }
      examples[family] = ofModels + ["\(family.selectorPrefix)Object:"]
    }
    self.examples = examples
    all = Self.selectors(forObjectsOf: RuntimeClass.all)
    // Controllers and cells are not shown in lists.
    likely = Self.selectors(
      forObjectsOf: members.classes.filter {
        !$0.isSubclass(of: UIViewController.runtimeClass) && !$0.isSubclass(of: UIView.runtimeClass)
      } + [ErrorBox.runtimeClass, StringBox.runtimeClass, NumberBox.runtimeClass]
    ).mapValues(LikelyNames.init)
  }

  /// Whether a message of the kind is sent for some class.
  func contains(_ selector: Selector, _ family: ModelMessageFamily) -> Bool {
    all[family]?.contains(selector.name) ?? false
  }

  /// The selectors of a kind that somebody may have meant by a name that differs in so many letters at most.
  func likely(_ family: ModelMessageFamily, for name: String, tolerance: Int) -> Set<String> {
    likely[family]?.candidates(for: name, tolerance: tolerance) ?? []
  }

  /// The selectors of a kind for some of the plugin's own models, and the one that fits every object.
  func examples(of family: ModelMessageFamily) -> [String] { examples[family] ?? [] }

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
