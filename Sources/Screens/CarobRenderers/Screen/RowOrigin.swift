import CarobFoundation
import CarobRuntime
import CarobUIKit
import InstantCocoa

/// The origin of a row's cell: the model, the handlers that were tried, and the one that configured it.
@MainActor
struct RowOrigin {
  private var modelClass: RuntimeClass?
  private var tried: [ScreenSnapshot.Candidate]?
  private var selector: String?
  private var implementor: String?
  private var object: Object?
  private var asked: ScreenSnapshot.Asked?
  private var decisions: [ScreenSnapshot.Decision]?

  /// - Parameters:
  ///   - binding: the cell's binding; nil when the data source made the cell with `making`.
  ///   - dataSource: the view's data source.
  /// - Throws: `MessageError` when asking for the row's object fails.
  init(
    _ binding: CellBinding?, at path: IndexPath, of dataSource: Object?, making: Selector,
    tracing: Bool
  ) throws(MessageError) {
    guard let binding else {
      selector = making.name
      // The list sends it without `respondsToSelector:`.
      implementor =
        dataSource.flatMap {
          $0.isa.implementor(of: making) ?? $0.respondent(to: making)
        }?.name
      if tracing { tried = [.init(selector: making.name, implementedBy: implementor)] }
      return
    }
    modelClass = binding.modelClass
    selector = binding.configuration.selector?.name
    implementor = binding.configuration.implementor?.name
    if tracing {
      tried = (binding.configuration.candidates + (binding.height?.candidates ?? [])).map {
        .init(selector: $0.selector, implementedBy: $0.implementor?.name)
      }
    }
    let isError = binding.modelClass.isSubclass(of: ErrorBox.runtimeClass)
    guard isError || tracing, let controller = dataSource as? any ListViewController,
      let source = controller.dataSource,
      let object = try DataSourceMessages.object(at: path, of: source)
    else { return }
    self.object = object
    // The row may have another object by now.
    if tracing, object.runtimeClass == binding.modelClass {
      let explanation = try controller.explanation(for: object)
      asked = ScreenSnapshot.Asked(explanation)
      decisions = ScreenSnapshot.Decision.all(explanation)
    }
  }

  /// Returns the row of a cell with this origin.
  func row(of visible: VisibleCell) throws(MessageError) -> ScreenSnapshot.Row {
    var row = ScreenSnapshot.Row(
      section: visible.path.section, row: visible.path.row,
      cellClass: visible.cell.runtimeClass.name, height: visible.height)
    row.modelClass = modelClass?.name
    row.configuredBy = selector
    row.implementedBy = implementor
    row.tried = tried
    row.asked = asked
    row.decisions = decisions
    (row.text, row.detail) = try LabelMessages.texts(of: visible.cell)
    if let cell = visible.cell as? UITableViewCell, cell.style == .subtitle {
      row.hasDetailBelow = true
    }
    row.placeholder = placeholder
    if let modelClass, modelClass.isSubclass(of: ErrorBox.runtimeClass) {
      row.error = (object as? ErrorBox)?.localizedDescription ?? row.text
    }
    return row
  }

  private var placeholder: ScreenSnapshot.Placeholder? {
    guard let modelClass else { return nil }
    if modelClass.isSubclass(of: ICLoadingPlaceholder.runtimeClass) { return .loading }
    return modelClass.isSubclass(of: ICNoResultsPlaceholder.runtimeClass) ? .noResults : nil
  }
}
