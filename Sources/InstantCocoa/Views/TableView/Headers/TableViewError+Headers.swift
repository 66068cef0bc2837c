import CarobRuntime

extension TableViewError {
  static func noHeader(
    _ section: Int, isFooter: Bool, got object: Object, from delegate: Object
  ) -> Self {
    Self(
      .badHeader,
      "-[\(delegate.runtimeClass) tableView:viewFor\(isFooter ? "Footer" : "Header")InSection:]: "
        + "gave a \(object.runtimeClass) for section \(section), which is not a UIView")
  }

  static func headerTaken(_ section: Int, isFooter: Bool) -> Self {
    Self(
      .badHeader,
      "the view for the \(isFooter ? "footer" : "header") of section \(section) is one that the "
        + "table shows elsewhere")
  }

  static func notAHeaderClass(_ cls: RuntimeClass, _ identifier: String) -> Self {
    Self(
      .badHeader,
      "\(cls) cannot be registered under the identifier \(identifier.debugDescription): "
        + "it is not a subclass of UITableViewHeaderFooterView")
  }

  static func noHeaderInstance(_ cls: RuntimeClass, got object: Object?) -> Self {
    Self(
      .badHeader,
      "-[\(cls) initWithReuseIdentifier:]: gave "
        + (object.map { "a \($0.runtimeClass), which is not a UITableViewHeaderFooterView" }
          ?? "nil"))
  }
}
