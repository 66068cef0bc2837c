import CarobPlugins
import CarobRuntime
import InstantCocoa

/// Checks whether the plugin's screens have handlers for its models.
struct ModelCheck {
  private let members: PluginMembers
  private let prefixes: PrefixCheck
  /// Whether a class of the plugin may answer selectors without methods. It could be a list's delegate.
  private let someAnswerBeyondTheirMethods: Bool

  init(_ members: PluginMembers) {
    self.members = members
    prefixes = PrefixCheck(members)
    someAnswerBeyondTheirMethods = members.classes.contains(where: \.answersBeyondItsMethods)
  }

  var findings: [Finding] {
    let kinds = [ICTableViewController.runtimeClass, ICCollectionViewController.runtimeClass]
    let hasLists = members.classes.contains { cls in kinds.contains { cls.isSubclass(of: $0) } }
    if !hasLists { return [] }
    let main = members.plugin.descriptor.modelClass.flatMap { RuntimeClass(named: $0) }
    return [main.flatMap(unhandled)].compactMap { $0 }
      + members.models.filter { $0 != main }.compactMap(unshown)
  }

  /// Returns the finding for the plugin's model class, if the principal screen shows empty cells for it.
  private func unhandled(_ model: RuntimeClass) -> Finding? {
    // Another finding is about the prefix.
    guard prefixes.prefix(missingFor: model) == nil,
      let screen = members.plugin.descriptor.principalClass.flatMap({ RuntimeClass(named: $0) }),
      let explanation = try? BindingExplanation(forObjectsOf: model, in: screen),
      !isPlugins(explanation.configuration), !makesItsOwnCells(screen), !isHandled(model)
    else { return nil }
    let tried = explanation.configuration.candidates.map(\.selector)
    return Finding(
      .unhandledModel, .cls(model.name, in: members.plugin.path),
      "\(screen) shows it in cells that nobody configures: it has none of "
        + tried.joined(separator: ", "),
      "add -\(tried.first ?? "configureCell:withObject:") to \(screen), or to its "
        + "cellConfigurationDelegate")
  }

  /// Returns the finding for a model without a handler, unless it is a part or a superclass of other models.
  private func unshown(_ model: RuntimeClass) -> Finding? {
    guard prefixes.prefix(missingFor: model) == nil, !isHandled(model),
      !members.hasProperty(ofType: model), !members.hasSubclass(of: model),
      let selector = handlers(for: model).first
    else { return nil }
    return Finding(
      .unshownModel, .cls(model.name, in: members.plugin.path),
      "no class of the plugin answers \(selector)",
      "add it where \(model) is to be shown in a list, if it is")
  }

  /// Returns the selectors tried for a model, without the one for any object.
  private func handlers(for model: RuntimeClass) -> [String] {
    ((try? ModelMessageFamily.configureCell.selectorNames(forObjectsOf: model)) ?? []).dropLast()
  }

  /// Returns whether a class of the plugin has, or may have, a handler for the model.
  private func isHandled(_ model: RuntimeClass) -> Bool {
    someAnswerBeyondTheirMethods || handlers(for: model).contains(where: members.answers)
  }

  /// Returns whether a plugin implements the handler: this one, or another upon which it is built. The host's controller has
  /// one that does nothing.
  private func isPlugins(_ chain: CandidateChain) -> Bool {
    guard let implementor = chain.implementor, let selector = chain.selector else { return false }
    // A category of the plugin may have replaced the controller's method.
    return implementor.owner != nil
      || members.plugin.categories.contains { (_, category) in
        category.methods.contains { $0.selector == selector }
      }
  }

  private func makesItsOwnCells(_ screen: RuntimeClass) -> Bool {
    let makers: [Selector] = [
      Selector("tableView:cellForRowAtIndexPath:"),
      Selector("collectionView:cellForItemAtIndexPath:"),
    ]
    return makers.contains { screen.implementor(of: $0)?.owner != nil }
  }
}
