import CarobFoundation
import CarobRuntime
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize

/// The place and look of one element of a collection: an item's cell, or a supplementary view such as a header.
/// [main-thread]
open class UICollectionViewLayoutAttributes: Object {
  /// The index path of the item or supplementary view.
  public final var indexPath = IndexPath(section: 0, row: 0)

  /// The kind of supplementary or decoration view; nil for a cell.
  public private(set) final var representedElementKind: String?

  /// Whether the element is a decoration view, which the layout makes and no data source knows.
  public private(set) final var isDecoration = false

  /// The frame in the content.
  public final var frame = CGRect.zero

  /// The opacity, from 0 to 1.
  public final var alpha = 1.0

  /// Whether the element is hidden.
  public final var isHidden = false

  /// The order from back to front: higher numbers are in front.
  public final var zIndex = 0

  /// The middle of the frame.
  public final var center: CGPoint {
    get {
      CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2)
    }
  }

  /// The size. Setting it keeps the center.
  public final var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The attributes of an item's cell.
  public convenience init(forCellAt path: IndexPath) {
    self.init(isa: Self.runtimeClass)
    indexPath = path
  }

  /// The attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, at path: IndexPath) {
    self.init(isa: Self.runtimeClass)
    representedElementKind = kind
    indexPath = path
  }

  /// The rectangle of the element in its own coordinates. Setting it keeps the center.
  public final var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// The attributes of an element.
  convenience init(_ key: ElementKey) {
    self.init(isa: Self.runtimeClass)
    (representedElementKind, indexPath, isDecoration) = (key.kind, key.path, key.isDecoration)
  }

  final var key: ElementKey {
    ElementKey(kind: representedElementKind, path: indexPath, isDecoration: isDecoration)
  }

  /// Whether another object puts the same element into the same place.
  open override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? UICollectionViewLayoutAttributes else { return false }
    return key == other.key && frame == other.frame && alpha == other.alpha
      && isHidden == other.isHidden && zIndex == other.zIndex
  }

  open override var hash: Int { key.hashValue }

  /// Copies the attributes, with the same class; a subclass with more properties sends super and copies those.
  private func copyOfSameClass() throws -> Object {
    guard let copy = try runtimeClass.make() as? UICollectionViewLayoutAttributes else {
      throw ListError.noAttributes(runtimeClass)
    }
    copy.indexPath = indexPath
    copy.representedElementKind = representedElementKind
    copy.isDecoration = isDecoration
    copy.frame = frame
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.zIndex = zIndex
    return copy
  }

  /// Makes attributes of the class that received the message, which may be a plugin's.
  static func made(
    _ cls: ClassObject, _ path: IndexPath, kind: String?, isDecoration: Bool = false
  ) throws -> UICollectionViewLayoutAttributes {
    let made = try cls.instanceClass.make()
    guard let attributes = made as? UICollectionViewLayoutAttributes else {
      throw ListError.noAttributes(cls.instanceClass)
    }
    attributes.indexPath = path
    attributes.representedElementKind = kind
    attributes.isDecoration = isDecoration
    return attributes
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: UICollectionViewLayoutAttributes.self,
      "Where one item of a collection view is, and how it looks."
    ) { attributes in
      attributes.adopt("NSCopying")
      attributes.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        try this.copyOfSameClass()
      }
      attributes.classMethod(
        "+ (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)path"
      ) {
        (cls: ClassObject, path: IndexPath) in try made(cls, path, kind: nil)
      }
      attributes.classMethod(
        """
        + (instancetype)layoutAttributesForSupplementaryViewOfKind:(NSString *)kind \
        withIndexPath:(NSIndexPath *)path
        """
      ) {
        (cls: ClassObject, kind: String, path: IndexPath) in try made(cls, path, kind: kind)
      }
      attributes.classMethod(
        """
        + (instancetype)layoutAttributesForDecorationViewOfKind:(NSString *)kind \
        withIndexPath:(NSIndexPath *)path
        """
      ) {
        (cls: ClassObject, kind: String, path: IndexPath) in
        try made(cls, path, kind: kind, isDecoration: true)
      }
      attributes.property("@property (nonatomic, copy) NSIndexPath *indexPath", \.indexPath)
      attributes.property("@property (nonatomic, readonly) NSString *representedElementKind") {
        $0.representedElementKind
      }
      // UIKit's numbers: 0 is a cell, 1 a supplementary view, 2 a decoration view.
      attributes.property(
        "@property (nonatomic, readonly) UICollectionElementCategory representedElementCategory"
      ) {
        $0.isDecoration ? UInt(2) : $0.representedElementKind == nil ? 0 : 1
      }
      definePlace(attributes)
      defineAppearance(attributes)
    }
  }

  private static func definePlace(_ attributes: ClassMembers<UICollectionViewLayoutAttributes>) {
    attributes.property("@property (nonatomic) CGRect frame", \.frame)
    attributes.property("@property (nonatomic) CGPoint center", \.center)
    attributes.property("@property (nonatomic) CGSize size", \.size)
    attributes.property("@property (nonatomic) CGRect bounds", \.bounds)
  }

  private static func defineAppearance(
    _ attributes: ClassMembers<UICollectionViewLayoutAttributes>
  ) {
    attributes.property("@property (nonatomic) CGFloat alpha", \.alpha)
    attributes.property("@property (nonatomic, getter=isHidden) BOOL hidden", \.isHidden)
    attributes.property("@property (nonatomic) NSInteger zIndex", \.zIndex)
  }
}

/// The identity of a collection's element: the cell of an item, or a supplementary or decoration view of some kind.
struct ElementKey: Hashable {
  /// The kind of supplementary or decoration view; nil for a cell.
  let kind: String?
  let path: IndexPath
  var isDecoration = false

  var isItem: Bool { kind == nil }
}

extension [UICollectionViewLayoutAttributes] {
  /// The elements whose frames intersect a rectangle.
  func intersecting(_ rect: CGRect) -> Self { filter { $0.frame.intersects(rect) } }
}
