import CarobFoundation
import CarobRuntime
import Foundation

/// The members of `UITextView`, and the messages to its delegate.
extension UITextView {
  /// The messages about editing, all of which are optional. A scroll view's are sent as well.
  package nonisolated enum EditingMessages {
    static let shouldBegin = Message<(Object) -> Bool>("textViewShouldBeginEditing:")
    static let didBegin = Message<(Object) -> Void>("textViewDidBeginEditing:")
    static let shouldEnd = Message<(Object) -> Bool>("textViewShouldEndEditing:")
    static let didEnd = Message<(Object) -> Void>("textViewDidEndEditing:")
    static let shouldChange = Message<(Object, NSRange, String) -> Bool>(
      "textView:shouldChangeTextInRange:replacementText:")
    static let didChange = Message<(Object) -> Void>("textViewDidChange:")
    static let didChangeSelection = Message<(Object) -> Void>("textViewDidChangeSelection:")

    package static var all: [InformalMethod] {
      [
        .init(shouldBegin), .init(didBegin), .init(shouldEnd), .init(didEnd), .init(shouldChange),
        .init(didChange), .init(didChangeSelection),
      ]
    }
  }

  static func declareEditingProtocol(_ view: ClassMembers<UITextView>) {
    view.declareProtocol(
      """
      @protocol UITextViewDelegate <UIScrollViewDelegate>
      @optional
      - (BOOL)textViewShouldBeginEditing:(UITextView *)textView
      - (void)textViewDidBeginEditing:(UITextView *)textView
      - (BOOL)textViewShouldEndEditing:(UITextView *)textView
      - (void)textViewDidEndEditing:(UITextView *)textView
      - (BOOL)textView:(UITextView *)textView shouldChangeTextInRange:(NSRange)range \
      replacementText:(NSString *)text
      - (void)textViewDidChange:(UITextView *)textView
      - (void)textViewDidChangeSelection:(UITextView *)textView
      - (BOOL)textView:(UITextView *)textView shouldInteractWithURL:(NSURL *)URL \
      inRange:(NSRange)characterRange
      """,
      "What a text view asks and tells about editing. Links are never tapped.")
    view.declare("@property (nonatomic, weak) id<UITextViewDelegate> delegate")
  }

  static func defineText(_ view: ClassMembers<UITextView>) {
    view.property("@property (nonatomic, copy) NSString *text") { this -> String? in
      this.text
    } set: { (this, text: String?) in
      this.text = text ?? ""
    }
    view.property("@property (nonatomic, copy) NSAttributedString *attributedText") {
      this -> AttributedStringBox? in
      this.attributedText
    } set: { (this, text: AttributedStringBox?) in
      this.attributedText = text ?? AttributedStringBox("")
    }
    view.property("@property (nonatomic, strong) UIColor *textColor", \.textColor)
    view.property("@property (nonatomic, strong) UIFont *font", \.font)
    view.adjustsFont()
    view.property(
      "@property (nonatomic) NSTextAlignment textAlignment", "text alignment", last: 4,
      get: { $0.textAlignment }, set: { $0.textAlignment = $1 })
  }

  static func defineEditing(_ view: ClassMembers<UITextView>) {
    view.property("@property (nonatomic) NSRange selectedRange") {
      $0.selectedRange
    } set: { (this, range: NSRange) in
      try this.select(range)
    }
    view.property("@property (nonatomic, getter=isEditable) BOOL editable", \.isEditable)
    view.property("@property (nonatomic, getter=isSelectable) BOOL selectable", \.isSelectable)
    view.method("- (BOOL)hasText") { $0.hasText }
    view.method("- (void)insertText:(NSString *)text") { (this, text: String) in
      try this.insertText(text)
    }
    view.method("- (void)deleteBackward") { try $0.deleteBackward() }
    // The lines have no known places.
    view.method("- (void)scrollRangeToVisible:(NSRange)range") { (_, _: NSRange) in }
  }

  static func defineLook(_ view: ClassMembers<UITextView>) {
    view.property(
      "@property (nonatomic) UIEdgeInsets textContainerInset", \.look.textContainerInset)
    view.property(
      "@property (nonatomic, copy) NSDictionary<NSString *, id> *typingAttributes",
      \.look.typingAttributes)
    view.property(
      "@property (nonatomic, copy) NSDictionary<NSString *, id> *linkTextAttributes",
      \.look.linkAttributes)
    view.property("@property (nonatomic) UIDataDetectorTypes dataDetectorTypes", \.look.detectors)
    view.property(
      "@property (nonatomic) BOOL allowsEditingTextAttributes", \.look.allowsEditingAttributes)
    view.property("@property (nonatomic) BOOL clearsOnInsertion", \.look.clearsOnInsertion)
  }
}
