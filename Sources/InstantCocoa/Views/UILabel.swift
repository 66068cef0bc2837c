import CarobRuntime

/// A line of text. [main-thread]
open class UILabel: UIView {
  /// What it says; nil for nothing.
  public final var text: String?

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: UILabel.self) { label in
      label.property("text") {
        $0.text
      } set: {
        $0.text = $1
      }
    }
  }
}
