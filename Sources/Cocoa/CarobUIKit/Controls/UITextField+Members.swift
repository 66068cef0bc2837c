import CarobRuntime
import Foundation

/// The members of `UITextField`.
extension UITextField {
  static func defineText(_ field: ClassMembers<UITextField>) {
    field.property("text") { this -> String? in
      this.text
    } set: { (this, text: String?) in
      this.text = text ?? ""
    }
    field.property("placeholder", \.placeholder)
    field.property("textColor", \.textColor)
    field.property("font", \.font)
    field.property("textAlignment") {
      $0.textAlignment.rawValue
    } set: {
      guard let alignment = UILabel.TextAlignment(rawValue: $1) else {
        throw ViewError.unknownNumber($1, of: "text alignment", last: 4)
      }
      $0.textAlignment = alignment
    }
    field.property("secureTextEntry", \.isSecure)
    field.method("isSecureTextEntry") { $0.isSecure }
  }

  static func defineEditing(_ field: ClassMembers<UITextField>) {
    field.property("delegate", \.delegate)
    field.property("editing") { $0.isEditing }
    field.method("isEditing") { $0.isEditing }
    field.property("clearsOnBeginEditing", \.clearsOnBeginEditing)
    field.method("hasText") { $0.hasText }
    field.method("insertText:") { (this, text: String) in try this.insertText(text) }
    field.method("deleteBackward") { try $0.deleteBackward() }
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
    trait("borderStyle")
    trait("clearButtonMode")
    trait("keyboardType")
    trait("returnKeyType")
    trait("autocapitalizationType")
    trait("autocorrectionType")
    trait("spellCheckingType")
    trait("keyboardAppearance")
    field.property("enablesReturnKeyAutomatically") {
      $0.traits["enablesReturnKeyAutomatically"] == 1
    } set: { (this, enables: Bool) in
      this.traits["enablesReturnKeyAutomatically"] = enables ? 1 : 0
    }
  }
}
