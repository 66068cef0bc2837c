import CarobRuntime
import struct Foundation.CGRect

extension UICollectionView: ListView {
  /// The class registered under an identifier for cells; nil when there is none.
  public final func cellClass(forReuseIdentifier identifier: String) -> RuntimeClass? {
    queues[nil]?.registeredClass(for: identifier)
  }

  /// Sets which class new cells of an identifier have; nil for none any more, which drops the queued ones too.
  ///
  /// Cells of an earlier class that were queued are not handed out again.
  ///
  /// - Throws: `CollectionViewError` when the class is not `UICollectionViewCell` or a subclass.
  public final func register(
    _ cls: RuntimeClass?, forCellReuseIdentifier identifier: String
  ) throws {
    try register(cls, nil, identifier)
  }

  /// The same for supplementary views of a kind.
  ///
  /// - Throws: `CollectionViewError` when the class is not `UICollectionReusableView` or a
  ///   subclass.
  public final func register(
    _ cls: RuntimeClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) throws {
    try register(cls, kind, identifier)
  }

  private func register(
    _ cls: RuntimeClass?, _ kind: String?, _ identifier: String
  ) throws(CollectionViewError) {
    let base = Self.base(kind)
    if let cls, !cls.isSubclass(of: base) { throw .notAViewClass(cls, identifier, base: base) }
    queues[kind, default: ReuseQueues()].register(cls, for: identifier)
  }

  /// What views of a kind are; nil stands for cells.
  private static func base(_ kind: String?) -> RuntimeClass {
    kind == nil ? UICollectionViewCell.runtimeClass : UICollectionReusableView.runtimeClass
  }

  /// A queued cell, after `prepareForReuse`, else a new one of the registered class.
  ///
  /// - Throws: `CollectionViewError` when no class is registered and no cell is queued, a cell's
  ///   handler fails, or `initWithFrame:` gives no cell.
  /// - Complexity: O(1), besides the handlers.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for path: IndexPath
  ) throws(CollectionViewError) -> UICollectionViewCell {
    let view = try dequeue(identifier, ElementKey(kind: nil, path: path))
    guard let cell = view as? UICollectionViewCell else {
      throw .noInstance(view.runtimeClass, got: view, base: Self.base(nil))
    }
    return cell
  }

  /// The same for a supplementary view.
  public final func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
  ) throws(CollectionViewError) -> UICollectionReusableView {
    try dequeue(identifier, ElementKey(kind: kind, path: path))
  }

  private func dequeue(
    _ identifier: String, _ key: ElementKey
  ) throws(CollectionViewError) -> UICollectionReusableView {
    if let view = queues[key.kind]?.take(identifier) {
      try sending { () throws(MessageError) in
        if let cell = view as? UICollectionViewCell {
          if cell.isSelected { try Messages.setSelected(cell, false) }
          if cell.isHighlighted { try Messages.setHighlighted(cell, false) }
        }
        try Messages.prepareForReuse(view)
      }
      return view
    }
    guard let cls = queues[key.kind]?.registeredClass(for: identifier) else {
      throw .notRegistered(identifier, key)
    }
    return try make(cls, identifier, base: Self.base(key.kind))
  }

  private func make(
    _ cls: RuntimeClass, _ identifier: String, base: RuntimeClass
  ) throws(CollectionViewError) -> UICollectionReusableView {
    let instance: Object
    do throws(RegistrationError) {
      instance = try cls.makeInstance()
    } catch {
      throw .unusableViewClass(cls, error)
    }
    let made = try sending { () throws(MessageError) in
      try Messages.initWithFrame(instance, .zero)
    }
    guard let view = made as? UICollectionReusableView, view.runtimeClass.isSubclass(of: base)
    else { throw .noInstance(cls, got: made, base: base) }
    view.reuseIdentifier = identifier
    return view
  }

  static func defineReuse(_ view: ClassMembers<UICollectionView>) {
    view.method("registerClass:forCellWithReuseIdentifier:") {
      (this, cls: RuntimeClass?, identifier: String) in
      try this.register(cls, forCellReuseIdentifier: identifier)
    }
    view.method("registerClass:forSupplementaryViewOfKind:withReuseIdentifier:") {
      (this, cls: RuntimeClass?, kind: String, identifier: String) in
      try this.register(
        cls, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    view.method("dequeueReusableCellWithReuseIdentifier:forIndexPath:") {
      (this, identifier: String, path: IndexPath) in
      try this.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    }
    view.method("dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:") {
      (this, kind: String, identifier: String, path: IndexPath) in
      try this.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: path)
    }
  }
}
