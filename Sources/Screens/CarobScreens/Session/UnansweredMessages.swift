import CarobFoundation
import CarobRenderers
import CarobRuntime
import CarobUIKit
import InstantCocoa

/// Finds missing handlers and messages: rows whose cells no handler configured, rows that were
/// never fetched, and selections without a handler. Gives each warning once.
@MainActor
struct UnansweredMessages {
  /// Blank rows of one class of models.
  private struct BlankRows {
    let modelClass: String
    let first: IndexPath
    var count: Int
  }

  private var blank: [BlankRows] = []
  private var told: Set<ScreenWarning> = []

  /// The host's controllers, whose `configureCell:withObject:` does nothing.
  private static let controllers = [
    ICTableViewController.runtimeClass, ICCollectionViewController.runtimeClass,
  ]
  private static let page = "see docs/handler-not-called.md"

  /// Records blank rows that no handler configured.
  mutating func note(_ sections: [ScreenSnapshot.Section]) {
    for row in sections.lazy.flatMap(\.rows) {
      guard let model = row.modelClass, row.text.isEmpty, row.detail.isEmpty,
        row.placeholder == nil, row.error == nil,
        row.implementedBy.map({ name in Self.controllers.contains { $0.name == name } }) ?? true
      else { continue }
      if let known = blank.firstIndex(where: { $0.modelClass == model }) {
        blank[known].count += 1
      } else {
        let path = IndexPath(section: row.section, row: row.row)
        blank.append(BlankRows(modelClass: model, first: path, count: 1))
      }
    }
  }

  /// Returns warnings about the blank rows recorded since the last call.
  ///
  /// - Throws: the errors of the controller.
  mutating func takeBlankRows(on top: UIViewController) throws -> [ScreenWarning] {
    let blank = blank
    self.blank = []
    if blank.isEmpty { return [] }
    // A controller with its own cells may have filled them with something other than text.
    guard let list = try top.view().firstList,
      let controller = list.view.dataSource as? any ListViewController,
      controller.isa.implementor(of: list.cellSelector).map(Self.controllers.contains) == true
    else { return [] }
    return try blank.compactMap { rows in
      guard let explanation = try Self.explanation(for: rows.first, on: controller) else {
        return nil
      }
      let what = rows.count == 1 ? "1 row is" : "\(rows.count) rows are"
      return new(
        "\(what) blank, since no handler configured the cell\(rows.count == 1 ? "" : "s"): "
          + Self.reason(explanation.configuration, explanation), about: rows.modelClass)
    }
  }

  /// Returns a warning about an empty list without a data source, or whose data source was never sent `fetchData`.
  ///
  /// - Throws: the errors of the controller.
  mutating func fetching(by top: UIViewController) throws -> ScreenWarning? {
    if let list = top as? any ListViewController, !Self.controllers.contains(top.runtimeClass),
      list.dataSource == nil,
      let view = try top.view().firstList, view.view.dataSource === list, try view.count == 0
    {
      return new(
        "it has no data source, and so no rows; have its initializer send initWithDataSource: or "
          + "initWithObjects: to super, in place of init", about: top.runtimeClass.name)
    }
    guard let source = (top as? ICViewController)?.dataSource,
      let fetching = source as? any FetchReporting, !(source is ICSimpleDataSource),
      !fetching.fetches.hasFetched, try top.view().firstList?.count == 0
    else { return nil }
    return new(
      "its data source \(source.runtimeClass) was never sent fetchData; send it in viewDidLoad",
      about: top.runtimeClass.name)
  }

  /// Returns a warning about a selection that does nothing.
  ///
  /// - Throws: the errors of the controller.
  mutating func selection(at path: IndexPath, in list: ScreenList) throws -> ScreenWarning? {
    try Self.whySelectionDoesNothing(at: path, in: list).flatMap { new($0) }
  }

  /// Returns the reason why a selection does nothing; nil when a handler answers it.
  ///
  /// - Throws: the errors of the controller.
  static func whySelectionDoesNothing(
    at path: IndexPath, in list: ScreenList
  ) throws -> String? {
    let view = list.view
    let selected = list.selectors.didSelect
    guard let delegate = view.delegate else {
      return "a selection does nothing: the \(view.runtimeClass) has no delegate; \(page)"
    }
    guard let respondent = delegate.respondent(to: selected) else {
      return "a selection does nothing: \(delegate.runtimeClass), the delegate of the "
        + "\(view.runtimeClass), does not answer \(selected); \(page)"
    }
    guard controllers.contains(respondent),
      let controller = delegate as? any ListViewController,
      let explanation = try explanation(for: path, on: controller),
      explanation.selection.selector == nil
    else { return nil }
    return "a selection does nothing: " + reason(explanation.selection, explanation)
  }

  /// Returns the warning, unless it was given before.
  private mutating func new(_ text: String, about subject: String? = nil) -> ScreenWarning? {
    let warning = ScreenWarning(text, about: subject)
    return told.insert(warning).inserted ? warning : nil
  }

  private static func explanation(
    for path: IndexPath, on controller: any ListViewController
  ) throws -> BindingExplanation? {
    guard let source = controller.dataSource else { return nil }
    return try DataSourceMessages.object(at: path, of: source).map(controller.explanation)
  }

  /// Names the handlers that were tried, the nearest existing one, and a class that has one but is not asked.
  private static func reason(
    _ chain: CandidateChain, _ explanation: BindingExplanation
  ) -> String {
    if let lost = explanation.lost {
      return
        "the cellConfigurationDelegate, of class \(lost), was freed, since the property is weak; keep it in a "
        + "variable of its owner"
    }
    let tried = chain.candidates.map(\.selector)
    guard let asked = explanation.asked else {
      return "there is no cellConfigurationDelegate to answer \(tried.joined(separator: ", "))"
        + unasked(tried, explanation) + "; \(page)"
    }
    let role = explanation.asksController ? "" : " (cellConfigurationDelegate)"
    return "\(asked)\(role) has none of \(tried.joined(separator: ", "))"
      + (refused(tried, asked) ?? nearest(tried, asked)) + unasked(tried, explanation) + "; \(page)"
  }

  /// Names a handler that the class implements but hides in `respondsToSelector:`.
  private static func refused(_ tried: [String], _ asked: RuntimeClass) -> String? {
    let refused = tried.first { name in
      let implementor = (try? Selector(validating: name)).flatMap(asked.implementor(of:))
      return implementor.map { !controllers.contains($0) } ?? false
    }
    return refused.map { "; its respondsToSelector: says no to \($0)" }
  }

  private static func nearest(_ tried: [String], _ asked: RuntimeClass) -> String {
    guard let wanted = tried.first else { return "" }
    let own = Set(asked.ancestry.lazy.flatMap(\.methods).map(\.selector)).filter { selector in
      !controllers.contains { $0.responds(to: selector) }
    }
    let nearest = NearestNames.to(wanted, among: Set(own.map(\.name)))
    return nearest.first.map { "; nearest: \($0)" } ?? ""
  }

  private static func unasked(_ tried: [String], _ explanation: BindingExplanation) -> String {
    for selector in tried {
      if let cls = explanation.unasked[selector] {
        return "; \(cls) answers \(selector), and is not asked"
      }
    }
    return ""
  }
}
