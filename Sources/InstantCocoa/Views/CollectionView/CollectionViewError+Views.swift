import CarobRuntime

/// What is wrong with the views that a data source gives, and their classes.
extension CollectionViewError {
  static func noView(_ key: ElementKey, got object: Object?, from source: Object?) -> Self {
    let (selector, base, none) =
      key.kind == nil
      ? ("collectionView:cellForItemAtIndexPath:", "UICollectionViewCell", "no cell")
      : (
        "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
        "UICollectionReusableView", "no view"
      )
    return Self(
      .badView,
      "\(place(key)): -[\(source.map { "\($0.runtimeClass)" } ?? "nil") \(selector)] gave "
        + (object.map { "a \($0.runtimeClass), which is not a \(base)" } ?? none))
  }

  static func viewTaken(_ key: ElementKey, from source: Object?) -> Self {
    Self(
      .badView,
      "\(place(key)): \(source.map { "the \($0.runtimeClass)" } ?? "the data source") gave a view "
        + "that another visible element has")
  }

  static func noSupplements(_ key: ElementKey, from source: Object?) -> Self {
    Self(
      .badView,
      "\(place(key)): \(source.map { "\($0.runtimeClass)" } ?? "the missing data source") does not "
        + "answer collectionView:viewForSupplementaryElementOfKind:atIndexPath:")
  }

  static func notRegistered(_ identifier: String, _ key: ElementKey) -> Self {
    let how =
      key.kind == nil
      ? "registerClass:forCellWithReuseIdentifier:"
      : "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:"
    return Self(
      .notRegistered,
      "\(place(key)): no class is registered under the identifier "
        + identifier.debugDescription, advice: "register one with \(how)")
  }

  static func notAViewClass(_ cls: RuntimeClass, _ identifier: String, base: RuntimeClass) -> Self {
    Self(
      .badViewClass,
      "\(cls) cannot be registered under the identifier \(identifier.debugDescription): "
        + "it is not a subclass of \(base)")
  }

  static func unusableViewClass(_ cls: RuntimeClass, _ error: RegistrationError) -> Self {
    Self(.badViewClass, "no \(cls) can be made: \(error)")
  }

  static func noInstance(_ cls: RuntimeClass, got object: Object?, base: RuntimeClass) -> Self {
    Self(
      .badViewClass,
      "-[\(cls) initWithFrame:]: gave "
        + (object.map { "a \($0.runtimeClass), which is not a \(base)" } ?? "nil"))
  }

  static func noAttributes(_ cls: RuntimeClass) -> Self {
    Self(.badViewClass, "\(cls) makes no UICollectionViewLayoutAttributes")
  }

  /// `item 3 of section 0`, or a supplementary view there.
  static func place(_ key: ElementKey) -> String {
    key.kind.map { "\($0) at \(place(key.path))" } ?? place(key.path)
  }
}
