import CarobRuntime

/// The look of a keyboard, and how it helps with typing. There is no keyboard: programs read what they set.
struct TextInputTraits {
  /// The numbers of UIKit's properties, by their names. A property without one is 0.
  var numbers: [String: Int] = [:]
  /// The views that a program shows in place of a keyboard, and above it.
  var inputView: UIView?
  var accessoryView: UIView?
  /// Whether the characters are hidden, as in a password field.
  var isSecure = false
}

/// A view that takes typed text.
@MainActor
protocol TextInput: UIView {
  var traits: TextInputTraits { get set }
}

@MainActor
extension ClassMembers where Receiver: TextInput {
  /// Defines a property with a number that nobody uses.
  func trait(_ name: StaticString) {
    let key = name.description
    property(name) {
      $0.traits.numbers[key] ?? 0
    } set: {
      $0.traits.numbers[key] = $1
    }
  }

  /// Defines the properties of `UITextInputTraits`.
  func hasTextInputTraits() {
    trait("@property (nonatomic) UIKeyboardType keyboardType")
    trait("@property (nonatomic) UIReturnKeyType returnKeyType")
    trait("@property (nonatomic) UITextAutocapitalizationType autocapitalizationType")
    trait("@property (nonatomic) UITextAutocorrectionType autocorrectionType")
    trait("@property (nonatomic) UITextSpellCheckingType spellCheckingType")
    trait("@property (nonatomic) UIKeyboardAppearance keyboardAppearance")
    property("@property (nonatomic) BOOL enablesReturnKeyAutomatically") {
      $0.traits.numbers["enablesReturnKeyAutomatically"] == 1
    } set: { (this, enables: Bool) in
      this.traits.numbers["enablesReturnKeyAutomatically"] = enables ? 1 : 0
    }
    property("@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry") {
      $0.traits.isSecure
    } set: {
      $0.traits.isSecure = $1
    }
    property("@property (nonatomic, strong) UIView *inputView") {
      $0.traits.inputView
    } set: { (this, view: UIView?) in
      this.traits.inputView = view
    }
    property("@property (nonatomic, strong) UIView *inputAccessoryView") {
      $0.traits.accessoryView
    } set: { (this, view: UIView?) in
      this.traits.accessoryView = view
    }
  }
}
