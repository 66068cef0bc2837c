import CarobRuntime
import Foundation

/// A rectangle for constraints that is no view.
@MainActor
open class UILayoutGuide: Object {
  /// The rectangle of a guide.
  enum Area {
    /// The bounds of the view, for a guide of the program: constraints are not solved.
    case whole
    case safeArea
    case margins
    case readable
    /// The strips that bars cover.
    case top
    case bottom
  }

  /// The view that the guide is in.
  public internal(set) final weak var owner: UIView?
  /// A text for the program.
  public final var identifier = ""
  final var area = Area.whole

  /// The rectangle, in the coordinates of the view.
  final var frame: CGRect {
    guard let owner else { return .zero }
    switch area {
    case .whole: return owner.bounds
    case .safeArea: return owner.safeAreaFrame
    case .margins: return owner.bounds.inset(by: owner.layoutMargins)
    case .readable: return owner.readableFrame
    case .top, .bottom:
      let (bounds, length) = (owner.bounds, length)
      return CGRect(
        x: bounds.minX, y: area == .top ? bounds.minY : bounds.maxY - length,
        width: bounds.size.width, height: length)
    }
  }

  /// The height of the strip that bars cover at this guide's edge.
  final var length: Double {
    let insets = owner?.safeAreaInsets ?? .zero
    return area == .bottom ? insets.bottom : insets.top
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UILayoutGuide.self, "A rectangle for constraints that is no view."
    ) { guide in
      guide.declareProtocol(
        """
        @protocol UILayoutSupport <NSObject>
        @property (nonatomic, readonly) CGFloat length
        @property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor
        @property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor
        @property (nonatomic, readonly, strong) NSLayoutDimension *heightAnchor
        """,
        "The strip of a controller's view that bars cover at an edge: topLayoutGuide and bottomLayoutGuide."
      )
      guide.property("@property (nonatomic, readonly, weak) UIView *owningView") { $0.owner }
      guide.property("@property (nonatomic, copy) NSString *identifier", \.identifier)
      guide.property("@property (nonatomic, readonly) CGRect layoutFrame") { $0.frame }
      NSLayoutAnchor.define(on: guide)
    }
  }
}

/// A guide for an edge that bars cover.
@MainActor
final class EdgeGuide: UILayoutGuide {
  override class var runtimeName: String { "_UILayoutGuide" }

  override class func define(_ definition: ClassDefinition) {
    // Before the protocol is adopted, the class that declares it is there.
    _ = UILayoutGuide.runtimeClass
    definition.mainActorMembers(of: EdgeGuide.self) { guide in
      guide.adopt("UILayoutSupport")
      guide.property("@property (nonatomic, readonly) CGFloat length") { $0.length }
    }
  }
}

extension UIView {
  /// The view's guide for an area. Made on first use.
  final func guide(_ area: UILayoutGuide.Area) -> UILayoutGuide {
    if let guide = extras.layout.areaGuides[area] { return guide }
    let guide = area == .top || area == .bottom ? EdgeGuide() : UILayoutGuide()
    guide.area = area
    guide.owner = self
    extras.layout.areaGuides[area] = guide
    return guide
  }
}
