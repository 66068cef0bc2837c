import CarobRuntime
import Foundation

extension UITextField {
  /// The messages of a text field to its delegate. All are optional.
  package nonisolated enum Messages {
    static let shouldBegin = Message<(Object) -> Bool>("textFieldShouldBeginEditing:")
    static let didBegin = Message<(Object) -> Void>("textFieldDidBeginEditing:")
    static let shouldEnd = Message<(Object) -> Bool>("textFieldShouldEndEditing:")
    static let didEnd = Message<(Object) -> Void>("textFieldDidEndEditing:")
    static let didEndBecause = Message<(Object, Int) -> Void>("textFieldDidEndEditing:reason:")
    static let shouldReturn = Message<(Object) -> Bool>("textFieldShouldReturn:")
    static let shouldChange = Message<(Object, NSRange, String) -> Bool>(
      "textField:shouldChangeCharactersInRange:replacementString:")

    package static var all: [InformalMethod] {
      [
        .init(shouldBegin), .init(didBegin), .init(shouldEnd), .init(didEnd),
        .init(didEndBecause), .init(shouldReturn), .init(shouldChange),
      ]
    }

    /// The delegate's answer; true when it does not implement the method.
    static func asks(
      _ message: Message<(Object) -> Bool>, _ delegate: Object?, _ sender: Object
    ) throws(MessageError) -> Bool {
      guard let delegate, delegate.responds(to: message.selector) else { return true }
      return try message(delegate, sender)
    }

    static func tell(
      _ message: Message<(Object) -> Void>, _ delegate: Object?, _ sender: Object
    ) throws(MessageError) {
      if let delegate, delegate.responds(to: message.selector) { try message(delegate, sender) }
    }
  }

  static func defineText(_ field: ClassMembers<UITextField>) {
    field.property(
      "text", get: { this -> String? in this.text },
      set: { (this, text: String?) in this.text = text ?? "" })
    field.property("placeholder", \.placeholder)
    field.property("textColor", \.textColor)
    field.property("font", \.font)
    field.property("textAlignment", \.textAlignment, "text alignment", last: 4)
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
      field.property(name, get: { $0.traits[key] ?? 0 }, set: { $0.traits[key] = $1 })
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
