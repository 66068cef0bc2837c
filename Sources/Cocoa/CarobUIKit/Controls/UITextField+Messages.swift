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
}
