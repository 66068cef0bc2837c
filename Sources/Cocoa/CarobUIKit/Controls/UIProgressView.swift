import CarobRuntime
import Foundation

/// A bar that shows how far something is.
@MainActor
open class UIProgressView: UIView {
  /// The look of a bar. The numbers are UIKit's.
  public enum Style: Int, Sendable {
    /// The usual one.
    case `default` = 0
    /// The one for a toolbar.
    case bar = 1
  }

  private final var part: Float = 0

  /// The part that is done, from 0 to 1.
  public final var progress: Float {
    get { part }
    set { part = newValue > 0 ? min(newValue, 1) : 0 }
  }

  /// The look of the bar.
  public final var style = Style.default

  /// The colours and pictures of the two parts; nil for the usual ones.
  final var progressTintColor: UIColor?
  final var trackTintColor: UIColor?
  final var progressImage: UIImage?
  final var trackImage: UIImage?

  package override var controlContent: ControlContent? {
    var content = ControlContent(.progress, value: Double(part))
    content.limits = [0, 1]
    return content
  }

  override func take(_ value: Double) throws(ControlRefusal) { throw .isOnlyShown(runtimeClass) }

  private static let (width, height) = (150.0, 2.0)

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIProgressView.self, "A bar that shows how far something is."
    ) { view in
      view.method("initWithFrame:") { (this, frame: CGRect) in
        var frame = frame
        frame.size.height = height
        return try this.initSuper(above: runtimeClass, frame)
      }
      view.method("- (instancetype)initWithProgressViewStyle:(UIProgressViewStyle)style") {
        (this, style: Int) -> Object? in
        guard let style = Style(rawValue: style) else {
          throw ViewError.unknownNumber(style, of: "progress view style", last: 1)
        }
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        let made = try this.initSuper(above: runtimeClass, frame)
        (made as? UIProgressView)?.style = style
        return made
      }
      view.property("@property (nonatomic) float progress", \.progress)
      view.method("- (void)setProgress:(float)progress animated:(BOOL)animated") {
        (this, progress: Float, _: Bool) in this.progress = progress
      }
      view.property(
        "@property (nonatomic) UIProgressViewStyle progressViewStyle", "progress view style",
        last: 1, get: { $0.style }, set: { $0.style = $1 })
      view.property("@property (nonatomic, strong) UIColor *progressTintColor", \.progressTintColor)
      view.property("@property (nonatomic, strong) UIColor *trackTintColor", \.trackTintColor)
      view.property("@property (nonatomic, strong) UIImage *progressImage", \.progressImage)
      view.property("@property (nonatomic, strong) UIImage *trackImage", \.trackImage)
    }
  }
}
