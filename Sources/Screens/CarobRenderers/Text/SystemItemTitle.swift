/// The title of a bar button of the system, such as "Edit" for `edit`, where no picture can be drawn.
package struct SystemItemTitle {
  /// The title.
  package let text: String

  /// - Parameter name: the name of the button in UIKit, such as `fastForward`.
  package init(_ name: String) {
    if name == "add" {
      text = "+"
      return
    }
    var words = name.prefix(1).uppercased()
    for letter in name.dropFirst() {
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
    text = words
  }
}
