import CarobRuntime
import Foundation

/// A control with a number between two limits. Setting it sends no actions.
@MainActor
open class UISlider: UIControl {
  private final var number: Float = 0
  private final var least: Float = 0
  private final var most: Float = 1

  /// The number, clamped to the limits.
  public final var value: Float {
    get { number }
    set { number = clamped(newValue) }
  }

  /// The minimum. Raises a smaller maximum.
  public final var minimumValue: Float {
    get { least }
    set {
      least = newValue
      most = max(most, least)
      number = clamped(number)
    }
  }

  /// The maximum. Lowers a greater minimum.
  public final var maximumValue: Float {
    get { most }
    set {
      most = newValue
      least = min(least, most)
      number = clamped(number)
    }
  }

  /// Whether actions are sent while a finger moves.
  public final var isContinuous = true

  /// Clamps a number; NaN becomes the minimum.
  private final func clamped(_ value: Float) -> Float { value > least ? min(value, most) : least }

  /// The colours of the line below and above the value, and of the knob; nil for the usual ones.
  final var minimumTrackTintColor: UIColor?
  final var maximumTrackTintColor: UIColor?
  final var thumbTintColor: UIColor?

  /// The pictures at the ends, and those of the parts in the states. Never drawn.
  final var minimumValueImage: UIImage?
  final var maximumValueImage: UIImage?
  private final var images: [ImagePart: [State: UIImage]] = [:]

  /// A part of a slider with a picture for each state.
  private enum ImagePart { case thumb, minimumTrack, maximumTrack }

  private final func image(_ part: ImagePart, _ state: State) -> UIImage? {
    images[part]?[state] ?? images[part]?[.normal]
  }

  package override var controlContent: ControlContent? {
    // By their texts, which have only the digits that a Float holds: 0.05 and not 0.0500000007.
    func exact(_ number: Float) -> Double { Double("\(number)") ?? 0 }
    var content = ControlContent(.slider, value: exact(number))
    content.limits = [exact(least), exact(most)]
    return content
  }

  override func take(_ value: Double) throws(ControlRefusal) { self.value = Float(value) }

  /// The width of the part that a finger moves. Its middle is at the value.
  private static let knob = 31.0

  override func choice(at point: CGPoint) -> Double? {
    let length = bounds.size.width - Self.knob
    guard length > 0, least < most else { return nil }
    let fraction = min(max((point.x - bounds.minX - Self.knob / 2) / length, 0), 1)
    let value = least + Float(fraction) * (most - least)
    return value == number ? nil : Double(value)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 31)
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UISlider.self, "A control with a number between two others."
    ) { slider in
      slider.property("@property (nonatomic) float value", \.value)
      slider.property("@property (nonatomic) float minimumValue", \.minimumValue)
      slider.property("@property (nonatomic) float maximumValue", \.maximumValue)
      slider.method("- (void)setValue:(float)value animated:(BOOL)animated") {
        (this, value: Float, _: Bool) in this.value = value
      }
      slider.property("@property (nonatomic, getter=isContinuous) BOOL continuous", \.isContinuous)
      defineLook(slider)
    }
  }

  private static func defineLook(_ slider: ClassMembers<UISlider>) {
    slider.property(
      "@property (nonatomic, strong) UIColor *minimumTrackTintColor", \.minimumTrackTintColor)
    slider.property(
      "@property (nonatomic, strong) UIColor *maximumTrackTintColor", \.maximumTrackTintColor)
    slider.property("@property (nonatomic, strong) UIColor *thumbTintColor", \.thumbTintColor)
    slider.property("@property (nonatomic, strong) UIImage *minimumValueImage", \.minimumValueImage)
    slider.property("@property (nonatomic, strong) UIImage *maximumValueImage", \.maximumValueImage)
    func images(
      _ getter: StaticString, _ setter: StaticString, _ current: StaticString, _ part: ImagePart
    ) {
      slider.method(getter) { (this, state: UInt) in this.image(part, State(rawValue: state)) }
      slider.method(setter) { (this, image: UIImage?, state: UInt) in
        this.images[part, default: [:]][State(rawValue: state)] = image
      }
      slider.property(current) { $0.image(part, $0.state) }
    }
    images(
      "- (UIImage *)thumbImageForState:(UIControlState)state",
      "- (void)setThumbImage:(UIImage *)image forState:(UIControlState)state",
      "@property (nonatomic, readonly) UIImage *currentThumbImage", .thumb)
    images(
      "- (UIImage *)minimumTrackImageForState:(UIControlState)state",
      "- (void)setMinimumTrackImage:(UIImage *)image forState:(UIControlState)state",
      "@property (nonatomic, readonly) UIImage *currentMinimumTrackImage", .minimumTrack)
    images(
      "- (UIImage *)maximumTrackImageForState:(UIControlState)state",
      "- (void)setMaximumTrackImage:(UIImage *)image forState:(UIControlState)state",
      "@property (nonatomic, readonly) UIImage *currentMaximumTrackImage", .maximumTrack)
  }
}
