import CarobFoundation
import CarobRuntime
import struct Foundation.CGRect
import struct Foundation.CGSize

/// Items one after the other in lines, as words in a text; sections with headers and footers.
///
/// The view's delegate may give sizes, spacings and insets by UIKit's messages
/// (`collectionView:layout:sizeForItemAtIndexPath:` and its like). When it gives no sizes, places are computed by
/// arithmetic, however many items there are. When it does, the layout asks for all sizes, unless there is an
/// `estimatedItemSize`: then only for the items to be shown, and those before them in their section.
///
/// A length that is negative, not finite or beyond 1,000,000,000 is replaced by the layout's own or by 0, and is
/// reported if a delegate gave it.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which the content is scrolled. The numbers are UIKit's.
  public enum ScrollDirection: Int, Sendable {
    /// Lines from left to right, the next one below.
    case vertical = 0
    /// Lines from top to bottom, the next one to the right.
    case horizontal = 1
  }

  /// The size of items, unless the delegate gives one.
  public final var itemSize = CGSize(width: 50, height: 50) { didSet { changed() } }

  /// The assumed size of items that are not measured yet; zero makes the layout measure all at once.
  public final var estimatedItemSize = CGSize.zero { didSet { changed() } }

  /// The spacing between lines.
  public final var minimumLineSpacing = 10.0 { didSet { changed() } }

  /// The minimum spacing between the items of a line.
  public final var minimumInteritemSpacing = 10.0 { didSet { changed() } }

  /// The direction in which the content is scrolled.
  public final var scrollDirection = ScrollDirection.vertical { didSet { changed() } }

  /// The insets of a section's items.
  public final var sectionInset = UIEdgeInsets.zero { didSet { changed() } }

  /// The size of headers; only the length in the scroll direction counts. Zero for none.
  public final var headerReferenceSize = CGSize.zero { didSet { changed() } }

  /// The size of footers; only the length in the scroll direction counts. Zero for none.
  public final var footerReferenceSize = CGSize.zero { didSet { changed() } }

  /// Whether headers and footers stay at the edges of the bounds as long as their sections are seen.
  final var pinsHeaders = false { didSet { changed() } }
  final var pinsFooters = false { didSet { changed() } }
  /// The edges that section insets start at; UIKit's number. There are no safe areas or margins here.
  final var insetReference = 0

  final var sections: [FlowSection] = []

  /// The class of attributes that the layout's class names; nil for UIKit's own.
  private final var attributesClass: RuntimeClass?

  /// The length across the scroll direction that the sections were laid out for.
  final var roomAcross = 0.0

  /// The number of times that the sections were laid out from the beginning.
  final var preparationCount = 0

  private func changed() { collectionView?.setNeedsPreparation() }

  final var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  /// Asks the view and its delegate for everything that sections depend on.
  ///
  /// - Complexity: O(sections), and O(items) when the delegate gives sizes that are not estimated.
  open override func prepare() throws {
    preparationCount += 1
    sections = []
    let named = try UICollectionView.Messages.attributesClass(runtimeClass.object)
    let base = UICollectionViewLayoutAttributes.runtimeClass
    attributesClass = named == base ? nil : named
    guard let view = collectionView else { return }
    let preparation = preparationCount
    roomAcross = roomAcross(view.frame.size)
    var prepared: [FlowSection] = []
    var start = 0.0
    for number in 0..<(try view.sectionCount) {
      var section = try autoreleasePool { try self.section(number, in: view) }
      section.start = start
      start = section.end
      prepared.append(section)
    }
    // A handler may have prepared newer sections meanwhile.
    if preparation == preparationCount { sections = prepared }
  }

  /// The size of the content: as wide as the view, and as long as the sections in the scroll direction.
  open override var contentSize: CGSize {
    get throws { axis.size(along: sections.last?.end ?? 0, across: roomAcross) }
  }

  /// The elements in a part of the content.
  ///
  /// - Complexity: O(log sections + elements found), besides asking for sizes.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) throws -> [UICollectionViewLayoutAttributes]? {
    let (from, to) = axis.range(of: rect)
    var found: [UICollectionViewLayoutAttributes] = []
    var number = firstSection(endingAfter: from)
    while number < sections.count, sections[number].start < to {
      try measure(number, to: to, including: nil)
      // Asking for sizes may have changed everything.
      guard number < sections.count else { break }
      try appendElements(ofSection: number, from: from, to: to, to: &found)
      number += 1
    }
    return found.intersecting(rect)
  }

  /// The attributes of an item.
  ///
  /// - Throws: `ListError` when there is no such item.
  /// - Complexity: O(log items), besides asking for sizes.
  open override func layoutAttributesForItem(
    at path: IndexPath
  ) throws -> UICollectionViewLayoutAttributes? {
    try check(path)
    try measure(path.section, to: 0, including: path.row)
    try check(path)
    return try attributes(ofItem: path.row, sections[path.section], path.section)
  }

  /// The attributes of a header or footer; nil when the section has none.
  ///
  /// - Complexity: O(1).
  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) throws -> UICollectionViewLayoutAttributes? {
    guard path.row == 0, sections.indices.contains(path.section) else { return nil }
    return switch kind {
    case UICollectionView.sectionHeader: try header(path.section)
    case UICollectionView.sectionFooter: try footer(path.section)
    default: nil
    }
  }

  /// Whether new bounds change the length of lines.
  open override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) throws -> Bool {
    roomAcross(bounds.size) != roomAcross
  }

  /// Whether the view's insets have changed the length of lines.
  final var hasOtherRoom: Bool {
    guard let collectionView else { return false }
    return roomAcross(collectionView.bounds.size) != roomAcross
  }

  /// The length of a line in a view of a size: within the view's insets, as in UIKit.
  private func roomAcross(_ size: CGSize) -> Double {
    let inset = axis.insets(collectionView?.adjustedContentInset ?? .zero)
    return FlowDelegate.length(axis.across(size) - inset.left - inset.right) ?? 0
  }

  private func check(_ path: IndexPath) throws(ListError) {
    guard sections.indices.contains(path.section) else {
      throw ListNouns.collection.noSection(path.section, has: sections.count)
    }
    let count = sections[path.section].count
    guard path.row >= 0, path.row < count else {
      throw ListNouns.collection.noRow(path, has: count)
    }
  }

  /// The first section that ends after a place.
  private func firstSection(endingAfter place: Double) -> Int {
    sections.partitioningIndex { $0.end > place }
  }

  // MARK: Elements

  private func appendElements(
    ofSection number: Int, from: Double, to: Double,
    to found: inout [UICollectionViewLayoutAttributes]
  ) throws {
    if let header = try header(number) { found.append(header) }
    let section = sections[number]
    for item in section.items(from: from, to: to) {
      found.append(try attributes(ofItem: item, section, number))
    }
    if let footer = try footer(number) { found.append(footer) }
  }

  /// New attributes, of the class that the layout's class names.
  private func attributes(
    _ kind: String?, _ path: IndexPath
  ) throws -> UICollectionViewLayoutAttributes {
    if let attributesClass { return try .made(attributesClass.object, path, kind: kind) }
    guard let kind else { return UICollectionViewLayoutAttributes(forCellAt: path) }
    return UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, at: path)
  }

  private func attributes(
    ofItem item: Int, _ section: FlowSection, _ number: Int
  ) throws -> UICollectionViewLayoutAttributes {
    let made = try attributes(nil, IndexPath(section: number, row: item))
    made.frame = axis.rect(section.place(of: item))
    return made
  }

  private func header(_ number: Int) throws -> UICollectionViewLayoutAttributes? {
    let section = sections[number]
    var start = section.start
    if pinsHeaders, let view = collectionView {
      let last = section.footerStart - section.header
      start = max(start, min(axis.range(of: view.uncoveredBounds).from, last))
    }
    return try supplement(
      UICollectionView.sectionHeader, number, at: start, length: section.header)
  }

  private func footer(_ number: Int) throws -> UICollectionViewLayoutAttributes? {
    let section = sections[number]
    var start = section.footerStart
    if pinsFooters, let view = collectionView {
      let first = section.start + section.header
      start = min(start, max(axis.range(of: view.uncoveredBounds).to - section.footer, first))
    }
    return try supplement(
      UICollectionView.sectionFooter, number, at: start, length: section.footer)
  }

  private func supplement(
    _ kind: String, _ number: Int, at start: Double, length: Double
  ) throws -> UICollectionViewLayoutAttributes? {
    guard length > 0 else { return nil }
    let made = try attributes(kind, IndexPath(section: number, row: 0))
    // In front of the items over which it is pinned.
    if pinsHeaders || pinsFooters { made.zIndex = 1 }
    made.frame = axis.rect(
      FlowPlace(along: start, across: 0, size: FlowSize(along: length, across: roomAcross)))
    return made
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UICollectionViewFlowLayout.self, "Puts the items of a collection view in lines."
    ) { defineSettings($0) }
  }
}

extension UICollectionViewFlowLayout {
  static func defineSettings(_ layout: ClassMembers<UICollectionViewFlowLayout>) {
    layout.property("@property (nonatomic) CGSize itemSize", \.itemSize)
    layout.property("@property (nonatomic) CGSize estimatedItemSize", \.estimatedItemSize)
    layout.property("@property (nonatomic) CGFloat minimumLineSpacing", \.minimumLineSpacing)
    layout.property(
      "@property (nonatomic) CGFloat minimumInteritemSpacing", \.minimumInteritemSpacing)
    layout.property("@property (nonatomic) UICollectionViewScrollDirection scrollDirection") {
      $0.scrollDirection.rawValue
    } set: {
      guard let direction = ScrollDirection(rawValue: $1) else {
        throw ListError.unknownDirection($1)
      }
      $0.scrollDirection = direction
    }
    layout.property("@property (nonatomic) UIEdgeInsets sectionInset", \.sectionInset)
    layout.property("@property (nonatomic) CGSize headerReferenceSize", \.headerReferenceSize)
    layout.property("@property (nonatomic) CGSize footerReferenceSize", \.footerReferenceSize)
    layout.property(
      "@property (nonatomic) BOOL sectionHeadersPinToVisibleBounds", \.pinsHeaders)
    layout.property(
      "@property (nonatomic) BOOL sectionFootersPinToVisibleBounds", \.pinsFooters)
    layout.property(
      "@property (nonatomic) UICollectionViewFlowLayoutSectionInsetReference sectionInsetReference",
      \.insetReference)
    layout.classMethod("invalidationContextClass") { _ in
      UICollectionViewFlowLayoutInvalidationContext.runtimeClass
    }
  }
}
