import CarobRuntime
import Foundation

/// The members of `UITextField`.
extension UITextField {
  static func defineText(_ field: ClassMembers<UITextField>) {
    field.property("@property (nonatomic, copy) NSString *text") { this -> String? in
      this.text
    } set: { (this, text: String?) in
      this.text = text ?? ""
    }
    field.property("@property (nonatomic, copy) NSString *placeholder", \.placeholder)
    field.property("@property (nonatomic, strong) UIColor *textColor", \.textColor)
    field.property("@property (nonatomic, strong) UIFont *font", \.font)
    field.property("@property (nonatomic) NSTextAlignment textAlignment") {
      $0.textAlignment.rawValue
    } set: {
      guard let alignment = UILabel.TextAlignment(rawValue: $1) else {
        throw ViewError.unknownNumber($1, of: "text alignment", last: 4)
      }
      $0.textAlignment = alignment
    }
    field.property(
      "@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry", \.isSecure)
  }

  static func defineEditing(_ field: ClassMembers<UITextField>) {
    field.property("@property (nonatomic, weak) id<UITextFieldDelegate> delegate", \.delegate)
    field.property("@property (nonatomic, readonly, getter=isEditing) BOOL editing") {
      $0.isEditing
    }
    field.property("@property (nonatomic) BOOL clearsOnBeginEditing", \.clearsOnBeginEditing)
    field.method("- (BOOL)hasText") { $0.hasText }
    field.method("- (void)insertText:(NSString *)text") { (this, text: String?) in
      if let text { try this.insertText(text) }
    }
    field.method("- (void)deleteBackward") { try $0.deleteBackward() }
  }

  static func defineTraits(_ field: ClassMembers<UITextField>) {
    func trait(_ name: StaticString) {
      let key = name.description
      field.property(name) {
        $0.traits[key] ?? 0
      } set: {
        $0.traits[key] = $1
      }
    }
    trait("@property (nonatomic) UITextBorderStyle borderStyle")
    trait("@property (nonatomic) UITextFieldViewMode clearButtonMode")
    trait("@property (nonatomic) UIKeyboardType keyboardType")
    trait("@property (nonatomic) UIReturnKeyType returnKeyType")
    trait("@property (nonatomic) UITextAutocapitalizationType autocapitalizationType")
    trait("@property (nonatomic) UITextAutocorrectionType autocorrectionType")
    trait("@property (nonatomic) UITextSpellCheckingType spellCheckingType")
    trait("@property (nonatomic) UIKeyboardAppearance keyboardAppearance")
    field.property("@property (nonatomic) BOOL enablesReturnKeyAutomatically") {
      $0.traits["enablesReturnKeyAutomatically"] == 1
    } set: { (this, enables: Bool) in
      this.traits["enablesReturnKeyAutomatically"] = enables ? 1 : 0
    }
  }
}
