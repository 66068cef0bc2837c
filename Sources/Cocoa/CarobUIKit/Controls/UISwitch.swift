import CarobRuntime

/// A control that is on or off. Setting it sends no actions: a user's tap does, by `sendActions(for: .valueChanged)`.
@MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on.
  public final var isOn = false

  /// The colour of the part that shows when it is on; nil for the usual one.
  public final var onTintColor: UIColor?
  /// The colour of the part that moves; nil for the usual one.
  public final var thumbTintColor: UIColor?

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UISwitch.self, "A control that is on or off.") { control in
      control.property("@property (nonatomic, getter=isOn) BOOL on", \.isOn)
      control.method("- (void)setOn:(BOOL)isOn animated:(BOOL)animated") {
        (this, isOn: Bool, _: Bool) in this.isOn = isOn
      }
      control.property("@property (nonatomic, strong) UIColor *onTintColor", \.onTintColor)
      control.property("@property (nonatomic, strong) UIColor *thumbTintColor", \.thumbTintColor)
    }
  }
}

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
    }
  }
}
