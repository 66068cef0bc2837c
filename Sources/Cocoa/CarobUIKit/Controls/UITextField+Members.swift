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
    field.adjustsFont()
    field.property("@property (nonatomic) NSTextAlignment textAlignment") {
      $0.textAlignment.rawValue
    } set: {
      guard let alignment = UILabel.TextAlignment(rawValue: $1) else {
        throw ViewError.unknownNumber($1, of: "text alignment", last: 4)
      }
      $0.textAlignment = alignment
    }
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
    field.trait("@property (nonatomic) UITextBorderStyle borderStyle")
    field.trait("@property (nonatomic) UITextFieldViewMode clearButtonMode")
    field.hasTextInputTraits()
  }
}
