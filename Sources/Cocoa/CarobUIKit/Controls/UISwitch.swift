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
    definition.mainActorMembers(of: UISwitch.self) { control in
      control.property("on", \.isOn)
      control.method("isOn") { $0.isOn }
      control.method("setOn:animated:") { (this, isOn: Bool, _: Bool) in this.isOn = isOn }
      control.property("onTintColor", \.onTintColor)
      control.property("thumbTintColor", \.thumbTintColor)
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
    definition.mainActorMembers(of: UISlider.self) { slider in
      slider.property("value", \.value)
      slider.property("minimumValue", \.minimumValue)
      slider.property("maximumValue", \.maximumValue)
      slider.method("setValue:animated:") { (this, value: Float, _: Bool) in this.value = value }
      slider.property("continuous", \.isContinuous)
      slider.method("isContinuous") { $0.isContinuous }
    }
  }
}
