import CarobFoundation
import CarobRuntime
import CarobUIKit
import InstantCocoa

/// The selectors with a model's name that lists send, by family.
struct ModelSelectors {
  /// The selectors for objects of all registered classes.
  private let all: [ModelMessageFamily: Set<String>]
  /// The selectors for objects of the plugin's classes, and those for any object, as suggestions.
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
    // Lists do not show controllers and cells.
    likely = Self.selectors(
      forObjectsOf: members.classes.filter {
        !$0.isSubclass(of: UIViewController.runtimeClass) && !$0.isSubclass(of: UIView.runtimeClass)
      } + [ErrorBox.runtimeClass, StringBox.runtimeClass, NumberBox.runtimeClass]
    ).mapValues(LikelyNames.init)
  }

  /// Returns whether a selector is sent for objects of a registered class.
  func contains(_ selector: Selector, _ family: ModelMessageFamily) -> Bool {
    all[family]?.contains(selector.name) ?? false
  }

  /// Returns the selectors of a family that differ from a name by at most `tolerance` letters.
  func likely(_ family: ModelMessageFamily, for name: String, tolerance: Int) -> Set<String> {
    likely[family]?.candidates(for: name, tolerance: tolerance) ?? []
  }

  /// Returns the selectors of a family for some of the plugin's models, and the one for any object.
  func examples(of family: ModelMessageFamily) -> [String] { examples[family] ?? [] }

  private static func selectors(
    forObjectsOf classes: [RuntimeClass]
  ) -> [ModelMessageFamily: Set<String>] {
    var selectors: [ModelMessageFamily: Set<String>] = [:]
    for family in ModelMessageFamily.allCases {
      // A class whose +modelName raises an error has no name.
      selectors[family] = Set(
        classes.flatMap { (try? family.selectorNames(forObjectsOf: $0)) ?? [] })
    }
    return selectors
  }
}
