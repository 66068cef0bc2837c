import CarobRuntime

/// The controller as its data source's delegate: it reloads when there is something new to show, after a
/// failure too, since what the source holds has changed then.
extension ICTableViewController {
  static func defineDataSourceCallbacks(_ controller: ClassMembers<ICTableViewController>) {
    controller.method("dataSourceWillLoadData:") { (_, _: Object?) in }
    controller.method("dataSourceDidPartiallyLoad:") { (this, _: Object?) in try this.reload() }
    controller.method("dataSourceFinishedLoading:") { (this, _: Object?) in try this.reload() }
    controller.method("dataSource:failedWithError:") { (this, source: Object?, error: Object?) in
      Diagnostics.report(
        .fetch(
          FetchDiagnostic(
            controller: this.runtimeClass, dataSource: source?.runtimeClass,
            reason: error?.description ?? "no reason given")))
      try this.reload()
    }
  }

  private static let reloadData = Message<() -> Void>("reloadData")

  private func reload() throws {
    // A view that is not loaded has nothing to reload, and is not loaded for it.
    if isViewLoaded { try Self.reloadData(try tableView()) }
  }
}
