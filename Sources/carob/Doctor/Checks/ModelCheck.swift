import CarobPlugins
import CarobRuntime
import InstantCocoa

/// A plugin's models: whether its screens have anything to show them with.
struct ModelCheck {
  private let plugin: LoadedPlugin
  private let lists: [RuntimeClass]

  init(_ plugin: LoadedPlugin) {
    self.plugin = plugin
    let kinds = [ICTableViewController.runtimeClass, ICCollectionViewController.runtimeClass]
    lists = plugin.classes.filter { cls in kinds.contains { cls.isSubclass(of: $0) } }
  }

  var findings: [Finding] {
    if lists.isEmpty { return [] }
    let main = plugin.descriptor.modelClass.flatMap { RuntimeClass(named: $0) }
    return (main.flatMap(unhandled).map { [$0] } ?? [])
      + plugin.classes.filter { $0 != main }.compactMap(unshown)
  }

  /// The plugin's model class, if the principal screen shows empty cells for it.
  private func unhandled(_ model: RuntimeClass) -> Finding? {
    // Whose prefix is missing is told to add that.
    guard PrefixCheck(plugin).prefix(missingFor: model) == nil,
      let name = plugin.descriptor.principalClass, let screen = RuntimeClass(named: name),
      let explanation = try? BindingExplanation(forObjectsOf: model, in: screen),
      !isPlugins(explanation.configuration), !makesItsOwnCells(screen), !isConfiguredByOthers(model)
    else { return nil }
    let tried = explanation.configuration.candidates.map(\.selector)
    return Finding(
      .unhandledModel, .cls(model.name, in: plugin.path),
      "\(screen) shows it in cells that nobody configures: it has none of "
        + tried.joined(separator: ", "),
      "add -\(tried.first ?? "configureCell:withObject:") to \(screen), or to its "
        + "cellConfigurationDelegate")
  }

  /// A model that no class of the plugin configures cells for, unless it is a part of another or the base of others.
  private func unshown(_ model: RuntimeClass) -> Finding? {
    guard model.isSubclass(of: ICModel.runtimeClass),
      PrefixCheck(plugin).prefix(missingFor: model) == nil, !isConfiguredByOthers(model), !isPart(model),
      !plugin.classes.contains(where: { $0.superclass == model }),
      let selector = handlers(for: model).first
    else { return nil }
    return Finding(
      .unshownModel, .cls(model.name, in: plugin.path),
      "no class of the plugin answers \(selector)",
      "add it where \(model) is to be shown in a list, if it is")
  }

  /// What is tried for a model before what fits every object.
  private func handlers(for model: RuntimeClass) -> [String] {
    ((try? ModelMessageFamily.configureCell.selectorNames(forObjectsOf: model)) ?? []).dropLast()
  }

  /// Whether a method of the plugin answers, rather than the controller's own, which does nothing.
  private func isPlugins(_ chain: CandidateChain) -> Bool {
    guard let implementor = chain.implementor, let selector = chain.selector else { return false }
    return plugin.classes.contains(implementor)
      || plugin.categories.contains { (_, category) in
        category.methods.contains { $0.selector == selector }
      }
  }

  private func makesItsOwnCells(_ screen: RuntimeClass) -> Bool {
    let makers = ["tableView:cellForRowAtIndexPath:", "collectionView:cellForItemAtIndexPath:"]
    return makers.compactMap { try? Selector(validating: $0) }.contains { maker in
      screen.implementor(of: maker).map(plugin.classes.contains) ?? false
    }
  }

  /// Whether any class of the plugin has a handler for it: it may be a list's delegate.
  private func isConfiguredByOthers(_ model: RuntimeClass) -> Bool {
    handlers(for: model).compactMap { try? Selector(validating: $0) }.contains { selector in
      plugin.classes.contains { $0.responds(to: selector) }
    }
  }

  /// Whether a property of another model has its type.
  private func isPart(_ model: RuntimeClass) -> Bool {
    plugin.classes.contains { cls in
      cls.properties.contains { $0.attributes.type.contains("\"\(model.name)\"") }
    }
  }
}
