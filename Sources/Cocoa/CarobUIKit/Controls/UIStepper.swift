import CarobFoundation
import CarobRuntime
import Foundation

/// Two buttons that lower and raise a number. Setting the number sends no actions.
@MainActor
open class UIStepper: UIControl {
  private final var number = 0.0
  private final var least = 0.0
  private final var most = 100.0
  private final var distance = 1.0

  /// The number, clamped to the limits.
  public final var value: Double {
    get { number }
    set { number = clamped(newValue) }
  }

  /// The least number.
  public final var minimumValue: Double { least }
  /// The greatest number.
  public final var maximumValue: Double { most }
  /// The distance that a tap goes.
  public final var stepValue: Double { distance }

  /// Whether a tap beyond one limit leads to the other one.
  public final var wraps = false
  /// Whether a held button goes on.
  public final var autorepeats = true
  /// Whether actions are sent while a button is held.
  public final var isContinuous = true

  /// The pictures of the buttons, which nobody draws.
  private final var images: [ImagePart: [State: UIImage]] = [:]
  private final var dividers: [[State]: UIImage] = [:]

  /// A part of a stepper with a picture for each state.
  private enum ImagePart { case background, increment, decrement }

  /// Clamps a number; NaN becomes the minimum.
  private final func clamped(_ value: Double) -> Double { value > least ? min(value, most) : least }

  /// Sets the least number, which must be less than the greatest.
  ///
  /// - Throws: UIKit's exception.
  public final func setMinimumValue(_ value: Double) throws {
    guard value < most else {
      throw ObjectiveCException.invalidArgument(
        "the minimumValue \(value) of a UIStepper must be less than its maximumValue, \(most)")
    }
    least = value
    number = clamped(number)
  }

  /// Sets the greatest number, which must be greater than the least.
  ///
  /// - Throws: UIKit's exception.
  public final func setMaximumValue(_ value: Double) throws {
    guard value > least else {
      throw ObjectiveCException.invalidArgument(
        "the maximumValue \(value) of a UIStepper must be greater than its minimumValue, \(least)")
    }
    most = value
    number = clamped(number)
  }

  /// Sets the distance of a tap, which must be positive.
  ///
  /// - Throws: UIKit's exception.
  public final func setStepValue(_ value: Double) throws {
    guard value > 0 else {
      throw ObjectiveCException.invalidArgument(
        "the stepValue \(value) of a UIStepper must be greater than 0")
    }
    distance = value
  }

  package override var controlContent: ControlContent? {
    var content = ControlContent(.stepper, value: number)
    content.limits = [least, most]
    content.step = distance
    return content
  }

  override func take(_ value: Double) throws(ControlRefusal) {
    if wraps, value > most {
      number = least
    } else if wraps, value < least {
      number = most
    } else {
      self.value = value
    }
  }

  /// The left half is the button that lowers the number. A button at a limit is not enabled.
  override func choice(at point: CGPoint) -> Double? {
    let value = number + (point.x < bounds.midX ? -distance : distance)
    return wraps || clamped(value) != number ? value : nil
  }

  private static let size = CGSize(width: 94, height: 29)

  open override var intrinsicContentSize: CGSize { Self.size }

  override var keepsTaps: Bool { true }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIStepper.self, "A control with two buttons, which lower and raise a number."
    ) { stepper in
      stepper.hasFixedSize(size)
      stepper.property("@property (nonatomic) double value", \.value)
      stepper.property(
        "@property (nonatomic) double minimumValue", get: { $0.least },
        set: { try $0.setMinimumValue($1) })
      stepper.property(
        "@property (nonatomic) double maximumValue", get: { $0.most },
        set: { try $0.setMaximumValue($1) })
      stepper.property(
        "@property (nonatomic) double stepValue", get: { $0.distance },
        set: { try $0.setStepValue($1) })
      stepper.property("@property (nonatomic) BOOL wraps", \.wraps)
      stepper.property("@property (nonatomic) BOOL autorepeat", \.autorepeats)
      stepper.property("@property (nonatomic, getter=isContinuous) BOOL continuous", \.isContinuous)
      defineImages(stepper)
    }
  }

  private static func defineImages(_ stepper: ClassMembers<UIStepper>) {
    func images(_ getter: StaticString, _ setter: StaticString, _ part: ImagePart) {
      stepper.method(getter) { (this, state: UInt) -> UIImage? in
        this.images[part]?[State(rawValue: state)]
      }
      stepper.method(setter) { (this, image: UIImage?, state: UInt) in
        this.images[part, default: [:]][State(rawValue: state)] = image
      }
    }
    images(
      "- (UIImage *)backgroundImageForState:(UIControlState)state",
      "- (void)setBackgroundImage:(UIImage *)image forState:(UIControlState)state", .background)
    images(
      "- (UIImage *)incrementImageForState:(UIControlState)state",
      "- (void)setIncrementImage:(UIImage *)image forState:(UIControlState)state", .increment)
    images(
      "- (UIImage *)decrementImageForState:(UIControlState)state",
      "- (void)setDecrementImage:(UIImage *)image forState:(UIControlState)state", .decrement)
    stepper.method(
      """
      - (UIImage *)dividerImageForLeftSegmentState:(UIControlState)state \
      rightSegmentState:(UIControlState)state
      """
    ) { (this, left: UInt, right: UInt) -> UIImage? in
      this.dividers[[State(rawValue: left), State(rawValue: right)]]
    }
    stepper.method(
      """
      - (void)setDividerImage:(UIImage *)image \
      forLeftSegmentState:(UIControlState)leftState rightSegmentState:(UIControlState)rightState
      """
    ) { (this, image: UIImage?, left: UInt, right: UInt) in
      this.dividers[[State(rawValue: left), State(rawValue: right)]] = image
    }
  }
}
