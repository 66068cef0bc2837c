import CarobFoundation
import CarobRuntime
import struct Foundation.CGSize

/// The settings of a flow layout as the collection view's delegate gives them, by the messages of
/// `UICollectionViewDelegateFlowLayout`, which are all optional. The layout's own properties are the defaults.
@MainActor
package struct FlowDelegate {
  typealias View = UICollectionView
  typealias Layout = UICollectionViewLayout

  /// The messages of a flow layout to the collection's delegate.
  package enum Messages {
    static let sizeForItem = Message<(View, Layout, IndexPathBox) -> CGSize>(
      "collectionView:layout:sizeForItemAtIndexPath:")
    static let insetForSection = Message<(View, Layout, Int) -> UIEdgeInsets>(
      "collectionView:layout:insetForSectionAtIndex:")
    static let lineSpacing = Message<(View, Layout, Int) -> Double>(
      "collectionView:layout:minimumLineSpacingForSectionAtIndex:")
    static let itemSpacing = Message<(View, Layout, Int) -> Double>(
      "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:")
    static let header = Message<(View, Layout, Int) -> CGSize>(
      "collectionView:layout:referenceSizeForHeaderInSection:")
    static let footer = Message<(View, Layout, Int) -> CGSize>(
      "collectionView:layout:referenceSizeForFooterInSection:")
  }

  /// The greatest valid length, so that sums stay exact enough.
  private nonisolated static let longest = 1e9

  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let delegate: Object?

  init(layout: UICollectionViewFlowLayout, view: UICollectionView) {
    self.layout = layout
    self.view = view
    delegate = view.delegate
  }

  /// The length; nil when it is negative, too great or NaN.
  static func length(_ value: Double) -> Double? { value >= 0 && value <= longest ? value : nil }

  private static func size(_ size: CGSize) -> CGSize? {
    length(size.width) != nil && length(size.height) != nil ? size : nil
  }

  private nonisolated static func insets(_ insets: UIEdgeInsets) -> UIEdgeInsets? {
    let all = [insets.top, insets.left, insets.bottom, insets.right]
    return all.allSatisfy { abs($0) <= longest } ? insets : nil
  }

  var givesSizes: Bool { delegate?.responds(to: Messages.sizeForItem) ?? false }

  /// The default size of items.
  var usualSize: CGSize { Self.size(layout.itemSize) ?? CGSize(width: 50, height: 50) }

  /// The assumed size of items that are not measured yet; nil when there is none.
  var estimatedSize: CGSize? {
    let size = layout.estimatedItemSize
    return size == .zero ? nil : Self.size(size)
  }

  func size(of path: IndexPath) throws(MessageError) -> CGSize {
    guard let delegate, givesSizes else { return usualSize }
    let size = try Messages.sizeForItem(delegate, view, layout, IndexPathBox(path))
    return Self.size(size) ?? reporting(Messages.sizeForItem, "\(size)", delegate, used: usualSize)
  }

  func insets(_ section: Int) throws(MessageError) -> UIEdgeInsets {
    let usual = Self.insets(layout.sectionInset) ?? .zero
    guard let delegate, delegate.responds(to: Messages.insetForSection) else { return usual }
    let insets = try Messages.insetForSection(delegate, view, layout, section)
    return Self.insets(insets)
      ?? reporting(Messages.insetForSection, "\(insets)", delegate, used: usual)
  }

  func lineSpacing(_ section: Int) throws(MessageError) -> Double {
    try length(Messages.lineSpacing, section, else: layout.minimumLineSpacing)
  }

  func itemSpacing(_ section: Int) throws(MessageError) -> Double {
    try length(Messages.itemSpacing, section, else: layout.minimumInteritemSpacing)
  }

  func header(_ section: Int) throws(MessageError) -> Double {
    try length(Messages.header, section, else: layout.headerReferenceSize)
  }

  func footer(_ section: Int) throws(MessageError) -> Double {
    try length(Messages.footer, section, else: layout.footerReferenceSize)
  }

  private func length(
    _ message: Message<(View, Layout, Int) -> Double>, _ section: Int, else usual: Double
  ) throws(MessageError) -> Double {
    let usual = Self.length(usual) ?? 0
    guard let delegate, delegate.responds(to: message) else { return usual }
    let length = try message(delegate, view, layout, section)
    return Self.length(length) ?? reporting(message, "\(length)", delegate, used: usual)
  }

  /// The length of a header or footer along the axis.
  private func length(
    _ message: Message<(View, Layout, Int) -> CGSize>, _ section: Int, else usual: CGSize
  ) throws(MessageError) -> Double {
    let usual = Self.length(layout.axis.along(usual)) ?? 0
    guard let delegate, delegate.responds(to: message) else { return usual }
    let size = try message(delegate, view, layout, section)
    return Self.length(layout.axis.along(size))
      ?? reporting(message, "\(size)", delegate, used: usual)
  }

  private func reporting<Signature, Value>(
    _ message: Message<Signature>, _ given: String, _ delegate: Object, used: Value
  ) -> Value {
    LayoutDiagnostics.report(
      LayoutDiagnostic(
        delegate: delegate.runtimeClass, selector: message.selector, given: given,
        used: "\(used)"))
    return used
  }
}

extension FlowDelegate.Messages {
  package static var toDelegate: [InformalMethod] {
    [
      .init(sizeForItem), .init(insetForSection), .init(lineSpacing), .init(itemSpacing),
      .init(header), .init(footer),
    ]
  }
}
