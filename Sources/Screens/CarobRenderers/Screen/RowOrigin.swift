import CarobFoundation
import CarobRuntime
import CarobUIKit
import InstantCocoa

/// How a row's cell came to show what it shows.
@MainActor
package struct RowOrigin {
  private var modelClass: RuntimeClass?
  private var tried: [ScreenSnapshot.Candidate]?
  private var selector: String?
  private var implementor: String?
  private var object: Object?
  private var asked: ScreenSnapshot.Asked?
  private var decisions: [ScreenSnapshot.Decision]?

  /// - Parameters:
  ///   - binding: the cell's; nil when the data source made it by itself, which it did by `making`.
  ///   - dataSource: the view's.
  /// - Throws: `MessageError` when the object is asked for, and whoever has it raises.
  package init(
    _ binding: CellBinding?, at path: IndexPath, of dataSource: Object?, making: Selector,
    tracing: Bool
  ) throws(MessageError) {
    guard let binding else {
      selector = making.name
      // It is sent without being asked for.
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
    // What is there now may be another object than the one that is shown.
    if tracing, object.runtimeClass == binding.modelClass {
      let explanation = try controller.explanation(for: object)
      asked = ScreenSnapshot.Asked(explanation)
      decisions = ScreenSnapshot.Decision.all(explanation)
    }
  }

  /// A row of that origin.
  package func row(
    _ path: IndexPath, _ cell: UIView, height: Double, tracing: Bool
  ) throws(MessageError) -> ScreenSnapshot.Row {
    var row = ScreenSnapshot.Row(
      section: path.section, row: path.row, cellClass: cell.runtimeClass.name, height: height)
    row.modelClass = modelClass?.name
    row.configuredBy = selector
    row.implementedBy = implementor
    row.tried = tried
    row.asked = tracing ? asked : nil
    row.decisions = tracing ? decisions : nil
    (row.text, row.detail) = try LabelMessages.texts(of: cell)
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
