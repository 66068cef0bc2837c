import CarobFoundation
import CarobRuntime
import struct Foundation.CGRect

extension UICollectionView {
  /// See `ListView`.
  public final func cellClass(forReuseIdentifier identifier: String) -> RuntimeClass? {
    queues[nil]?.registeredClass(for: identifier)
  }

  /// See `ListView`.
  public final func register(
    _ cls: RuntimeClass?, forCellReuseIdentifier identifier: String
  ) throws(ListError) {
    try queues[nil, default: ReuseQueues()].register(cls, for: identifier, base: Self.base(nil))
  }

  /// Registers a class for supplementary views of a kind.
  ///
  /// - Throws: `ListError` when the class is not `UICollectionReusableView` or a subclass.
  public final func register(
    _ cls: RuntimeClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) throws(ListError) {
    try queues[kind, default: ReuseQueues()].register(cls, for: identifier, base: Self.base(kind))
  }

  /// The base class of views of a kind; nil stands for cells.
  private static func base(_ kind: String?) -> RuntimeClass {
    kind == nil ? UICollectionViewCell.runtimeClass : UICollectionReusableView.runtimeClass
  }

  /// A queued cell, after `prepareForReuse`, else a new one of the registered class.
  ///
  /// - Throws: `ListError` when no class is registered and no cell is queued, a cell's
  ///   handler fails, or `initWithFrame:` gives no cell.
  /// - Complexity: O(1), besides the handlers.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for path: IndexPath
  ) throws(ListError) -> UICollectionViewCell {
    let view = try dequeue(identifier, ElementKey(kind: nil, path: path))
    guard let cell = view as? UICollectionViewCell else {
      throw .noInstance(
        view.runtimeClass, by: Messages.initWithFrame.selector, got: view, base: Self.base(nil))
    }
    return cell
  }

  /// A queued supplementary view, else a new one, as `dequeueReusableCell` does for cells.
  public final func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
  ) throws(ListError) -> UICollectionReusableView {
    try dequeue(identifier, ElementKey(kind: kind, path: path))
  }

  private func dequeue(
    _ identifier: String, _ key: ElementKey
  ) throws(ListError) -> UICollectionReusableView {
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
    let view: UICollectionReusableView = try make(
      cls, base: Self.base(key.kind), by: Messages.initWithFrame
    ) { (instance) throws(MessageError) in try Messages.initWithFrame(instance, .zero) }
    view.reuseIdentifier = identifier
    return view
  }

  static func defineReuse(_ view: ClassMembers<UICollectionView>) {
    view.method(
      "- (void)registerClass:(Class)cellClass forCellWithReuseIdentifier:(NSString *)identifier"
    ) { (this, cls: RuntimeClass?, identifier: String) in
      try this.register(cls, forCellReuseIdentifier: identifier)
    }
    view.method(
      """
      - (void)registerClass:(Class)viewClass forSupplementaryViewOfKind:(NSString *)kind \
      withReuseIdentifier:(NSString *)identifier
      """
    ) { (this, cls: RuntimeClass?, kind: String, identifier: String) in
      try this.register(
        cls, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    view.method(
      """
      - (id)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier \
      forIndexPath:(NSIndexPath *)indexPath
      """
    ) { (this, identifier: String, path: IndexPath) in
      try this.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    }
    view.method(
      """
      - (id)dequeueReusableSupplementaryViewOfKind:(NSString *)kind \
      withReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath
      """
    ) { (this, kind: String, identifier: String, path: IndexPath) in
      try this.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: path)
    }
  }
}
