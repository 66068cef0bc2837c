import CarobFoundation
import CarobRuntime

/// Mistakes of cells, headers and footers, and of their classes.
extension ListError {
  /// Describes what a message returned instead of a view of a class.
  private static func given(_ object: Object?, _ base: RuntimeClass, none: String) -> String {
    object.map { "\($0.runtimeClass.withArticle), which is not a \(base)" } ?? none
  }

  static func notAViewClass(_ cls: RuntimeClass, _ identifier: String, base: RuntimeClass) -> Self {
    Self(
      .badViewClass,
      "\(cls) cannot be registered under the identifier \(identifier.debugDescription): "
        + "it is not a subclass of \(base)")
  }

  static func unusableClass(
    _ cls: RuntimeClass, _ nouns: ListNouns, _ error: RegistrationError
  ) -> Self {
    let use = nouns.list == "table" ? "made for a cell" : "made"
    return Self(.badViewClass, "no \(cls) can be \(use): \(error)")
  }

  static func noInstance(
    _ cls: RuntimeClass, by initializer: Selector, got object: Object?, base: RuntimeClass
  ) -> Self {
    Self(.badViewClass, "-[\(cls) \(initializer)]: gave \(given(object, base, none: "nil"))")
  }

  // MARK: Tables

  static func noCell(_ path: IndexPath, got object: Object?, from source: Object) -> Self {
    Self(
      .badView,
      "\(ListNouns.table.place(path)): -[\(source.runtimeClass) tableView:cellForRowAtIndexPath:] "
        + "gave \(given(object, UITableViewCell.runtimeClass, none: "no cell"))")
  }

  static func cellTaken(_ path: IndexPath, from source: Object) -> Self {
    Self(
      .badView,
      "\(ListNouns.table.place(path)): -[\(source.runtimeClass) tableView:cellForRowAtIndexPath:] "
        + "gave a cell that another visible row has")
  }

  static func notRegistered(_ identifier: String, _ path: IndexPath) -> Self {
    Self(
      .notRegistered,
      "\(ListNouns.table.place(path)): no cell class is registered under the identifier "
        + identifier.debugDescription,
      advice: "register one with registerClass:forCellReuseIdentifier:")
  }

  static func unknownStyle(_ style: Int) -> Self {
    Self(
      .badViewClass, "\(style) is no cell style: they go from 0 to 3",
      exceptionName: "NSInvalidArgumentException")
  }

  static func noHeader(
    _ section: Int, isFooter: Bool, got object: Object, from delegate: Object
  ) -> Self {
    Self(
      .badView,
      "-[\(delegate.runtimeClass) tableView:viewFor\(isFooter ? "Footer" : "Header")InSection:]: "
        + "gave \(object.runtimeClass.withArticle) for section \(section), which is not a UIView")
  }

  static func headerTaken(_ section: Int, isFooter: Bool) -> Self {
    Self(
      .badView,
      "the view for the \(isFooter ? "footer" : "header") of section \(section) is one that the "
        + "table shows elsewhere")
  }

  static func shownWhileShowing() -> Self {
    Self(.reentrant, "the table was told to show rows while it was showing rows")
  }

  static func endlessReload(passes: Int) -> Self {
    Self(
      .endlessChange, "showing the rows made the table reload \(passes) times in a row",
      advice: "do not send reloadData whenever a cell is made or displayed")
  }

  // MARK: Collections

  /// `item 3 of section 0`, or a supplementary view there.
  static func place(_ key: ElementKey) -> String {
    let place = ListNouns.collection.place(key.path)
    return key.kind.map { "\($0) at \(place)" } ?? place
  }

  static func noView(_ key: ElementKey, got object: Object?, from source: Object?) -> Self {
    let (selector, base, none) =
      key.isItem
      ? ("collectionView:cellForItemAtIndexPath:", UICollectionViewCell.runtimeClass, "no cell")
      : (
        "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
        UICollectionReusableView.runtimeClass, "no view"
      )
    return Self(
      .badView,
      "\(place(key)): -[\(source.map { "\($0.runtimeClass)" } ?? "nil") \(selector)] gave "
        + given(object, base, none: none))
  }

  static func viewTaken(_ key: ElementKey, from source: Object) -> Self {
    Self(
      .badView,
      "\(place(key)): the \(source.runtimeClass) gave a view that another visible element has")
  }

  static func noDecorationClass(_ key: ElementKey) -> Self {
    Self(
      .notRegistered, "\(place(key)): the layout has no class for such decoration views",
      advice: "register one with registerClass:forDecorationViewOfKind:")
  }

  static func noSupplements(_ key: ElementKey, from source: Object) -> Self {
    Self(
      .badView,
      "\(place(key)): \(source.runtimeClass) does not answer "
        + "collectionView:viewForSupplementaryElementOfKind:atIndexPath:")
  }

  static func notRegistered(_ identifier: String, _ key: ElementKey) -> Self {
    let how =
      key.isItem
      ? "registerClass:forCellWithReuseIdentifier:"
      : "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:"
    return Self(
      .notRegistered,
      "\(place(key)): no class is registered under the identifier \(identifier.debugDescription)",
      advice: "register one with \(how)")
  }

  static func noAttributes(_ cls: RuntimeClass) -> Self {
    Self(.badViewClass, "\(cls) makes no UICollectionViewLayoutAttributes")
  }

  static func endlessChange(passes: Int) -> Self {
    Self(
      .endlessChange, "showing the items changed the collection \(passes) times in a row",
      advice:
        "do not send reloadData, invalidateLayout or setContentOffset: whenever a cell is made or "
        + "displayed")
  }
}
