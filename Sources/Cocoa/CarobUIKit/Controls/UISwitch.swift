import CarobRuntime
import Foundation

/// A control that is on or off. Setting it sends no actions: a user's tap does, by `sendActions(for: .valueChanged)`.
@MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on.
  public final var isOn = false

  /// The colour of the part that shows when it is on; nil for the usual one.
  public final var onTintColor: UIColor?
  /// The colour of the part that moves; nil for the usual one.
  public final var thumbTintColor: UIColor?

  package override var controlContent: ControlContent? { .init(.toggle, value: isOn ? 1 : 0) }

  override func take(_ value: Double) throws(ControlRefusal) { isOn = value != 0 }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  override var keepsTaps: Bool { true }

  override func choice(at point: CGPoint) -> Double? { isOn ? 0 : 1 }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UISwitch.self, "A control that is on or off.") { control in
      control.hasFixedSize(CGSize(width: 51, height: 31))
      control.property("@property (nonatomic, getter=isOn) BOOL on", \.isOn)
      control.method("- (void)setOn:(BOOL)isOn animated:(BOOL)animated") {
        (this, isOn: Bool, _: Bool) in this.isOn = isOn
      }
      control.property("@property (nonatomic, strong) UIColor *onTintColor", \.onTintColor)
      control.property("@property (nonatomic, strong) UIColor *thumbTintColor", \.thumbTintColor)
    }
  }
}
