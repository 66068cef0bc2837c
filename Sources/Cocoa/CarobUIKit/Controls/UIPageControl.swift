import CarobRuntime
import Foundation

/// A dot for each page, one of which is the current one. Setting it sends no actions.
@MainActor
open class UIPageControl: UIControl {
  private final var count = 0
  private final var current = 0

  /// The number of pages.
  public final var numberOfPages: Int {
    get { count }
    set {
      count = max(newValue, 0)
      currentPage = current
    }
  }

  /// The index of the current page, clamped to those that are there.
  public final var currentPage: Int {
    get { current }
    set { current = max(0, min(newValue, count - 1)) }
  }

  /// Whether nothing is shown for a single page.
  public final var hidesForSinglePage = false

  /// Whether the current dot changes only by `updateCurrentPageDisplay`; never drawn.
  final var defersDisplay = false
  final var pageTintColor: UIColor?
  final var currentPageTintColor: UIColor?

  package override var controlContent: ControlContent? {
    if hidesForSinglePage, count <= 1 { return nil }
    var content = ControlContent(.pages, value: Double(current))
    content.limits = [0, Double(max(count - 1, 0))]
    content.step = 1
    return content
  }

  override func take(_ value: Double) throws(ControlRefusal) {
    guard let page = Int(exactly: value), (0..<count).contains(page) else {
      throw .noChoice(value, runtimeClass)
    }
    current = page
  }

  /// A tap goes to the page before or behind the current one, as on an iPhone: dots are too small for fingers.
  override func choice(at point: CGPoint) -> Double? {
    let page = current + (point.x < bounds.midX ? -1 : 1)
    return controlContent != nil && (0..<count).contains(page) ? Double(page) : nil
  }

  private static let (dot, space, height) = (7.0, 9.0, 37.0)

  /// The size of some dots.
  private static func size(_ count: Int) -> CGSize {
    let count = Double(max(count, 0))
    return CGSize(width: count * dot + max(count - 1, 0) * space, height: height)
  }

  open override var intrinsicContentSize: CGSize { Self.size(count) }

  override var keepsTaps: Bool { true }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIPageControl.self, "A control with a dot for each page, one of which is the current one."
    ) { control in
      control.property("@property (nonatomic) NSInteger numberOfPages", \.numberOfPages)
      control.property("@property (nonatomic) NSInteger currentPage", \.currentPage)
      control.property("@property (nonatomic) BOOL hidesForSinglePage", \.hidesForSinglePage)
      control.property("@property (nonatomic) BOOL defersCurrentPageDisplay", \.defersDisplay)
      control.method("- (void)updateCurrentPageDisplay") { _ in }
      control.method("- (CGSize)sizeForNumberOfPages:(NSInteger)pageCount") {
        (_, count: Int) in size(count)
      }
      control.property(
        "@property (nonatomic, strong) UIColor *pageIndicatorTintColor", \.pageTintColor)
      control.property(
        "@property (nonatomic, strong) UIColor *currentPageIndicatorTintColor",
        \.currentPageTintColor)
    }
  }
}
