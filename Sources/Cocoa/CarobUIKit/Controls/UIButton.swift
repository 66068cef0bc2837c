import CarobRuntime
import struct Foundation.CGRect

/// A control with a title or a picture. `sendActions(for: .touchUpInside)` taps it.
@MainActor
open class UIButton: UIControl {
  /// The content of the button in one state.
  struct Content {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private final var contents: [State: Content] = [:]
  private final var madeTitleLabel: UILabel?
  private final var madeImageView: UIImageView?

  /// The kind of button; UIKit's numbers, 0 for a custom one.
  public private(set) final var buttonType = 0

  /// The label with the title. Made on first read.
  public final var titleLabel: UILabel {
    if let madeTitleLabel { return madeTitleLabel }
    let label = addNew(UILabel(), as: &madeTitleLabel)
    stateChanged()
    return label
  }

  /// The view with the picture. Made on first read.
  public final var imageView: UIImageView {
    if let madeImageView { return madeImageView }
    let view = addNew(UIImageView(), as: &madeImageView)
    stateChanged()
    return view
  }

  /// A part of the content in a state, by default that of the normal state.
  final func content<Value>(_ part: KeyPath<Content, Value?>, for state: State) -> Value? {
    contents[state]?[keyPath: part] ?? contents[.normal]?[keyPath: part]
  }

  final func setContent<Value>(
    _ part: WritableKeyPath<Content, Value?>, _ value: Value?, for state: State
  ) {
    contents[state, default: Content()][keyPath: part] = value
    if content(\.title, for: self.state) != nil { _ = titleLabel }
    if content(\.image, for: self.state) != nil { _ = imageView }
    stateChanged()
  }

  override func stateChanged() {
    madeTitleLabel?.text = content(\.title, for: state)
    madeTitleLabel?.textColor = content(\.titleColor, for: state)
    madeImageView?.image = content(\.image, for: state)
  }

  /// Draws the picture and the title beside each other in the middle, unless the program has placed their views itself.
  override func drawContent(in context: CGContext) {
    if let ground = content(\.backgroundImage, for: state) { context.draw(ground, in: bounds) }
    var rect = bounds
    let title = content(\.title, for: state) ?? ""
    let style = StringDrawing.Style(
      font: madeTitleLabel?.font, color: content(\.titleColor, for: state) ?? tintColor,
      alignment: .center)
    if let image = content(\.image, for: state), madeImageView?.bounds.isEmpty != false {
      let size = image.size
      let text = title.isEmpty ? 0 : min(style.metrics.size(of: title).width, bounds.width)
      let left = max(bounds.minX, bounds.midX - (size.width + text) / 2)
      context.draw(
        image,
        in: CGRect(
          x: left, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
      rect.origin.x += min(size.width, bounds.width) / 2
    }
    if madeTitleLabel?.bounds.isEmpty != false {
      style.draw(title, centeredIn: rect, context: context)
    }
  }

  private static let initialize = Message<(CGRect) -> Object?>("initWithFrame:")

  override var keepsTaps: Bool { true }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIButton.self, "A control with a title or a picture for each of its states."
    ) { button in
      button.classMethod("+ (instancetype)buttonWithType:(UIButtonType)type") {
        (cls, type: Int) -> Object? in
        // Not `init`, from which subclasses send this.
        let made = try initialize(cls.instanceClass.makeInstance(), .zero)
        (made as? UIButton)?.buttonType = type
        return made
      }
      button.property("@property (nonatomic, readonly) UIButtonType buttonType") { $0.buttonType }
      button.property("@property (nonatomic, readonly) UILabel *titleLabel") { $0.titleLabel }
      button.property("@property (nonatomic, readonly) UIImageView *imageView") { $0.imageView }
      button.property("@property (nonatomic, readonly) NSString *currentTitle") {
        $0.content(\.title, for: $0.state)
      }
      button.property("@property (nonatomic, readonly) UIColor *currentTitleColor") {
        $0.content(\.titleColor, for: $0.state)
      }
      button.property("@property (nonatomic, readonly) UIImage *currentImage") {
        $0.content(\.image, for: $0.state)
      }
      button.property("@property (nonatomic, readonly) UIImage *currentBackgroundImage") {
        $0.content(\.backgroundImage, for: $0.state)
      }
      defineContents(button)
    }
  }

  private static func defineContents(_ button: ClassMembers<UIButton>) {
    func content<Part: ObjectMessageValue>(
      _ getter: StaticString, _ setter: StaticString, _ part: WritableKeyPath<Content, Part?>
    ) {
      button.method(getter) { (this, state: UInt) in
        this.content(part, for: State(rawValue: state))
      }
      button.method(setter) { (this, value: Part?, state: UInt) in
        this.setContent(part, value, for: State(rawValue: state))
      }
    }
    content(
      "- (NSString *)titleForState:(UIControlState)state",
      "- (void)setTitle:(NSString *)title forState:(UIControlState)state", \.title)
    content(
      "- (UIColor *)titleColorForState:(UIControlState)state",
      "- (void)setTitleColor:(UIColor *)color forState:(UIControlState)state", \.titleColor)
    content(
      "- (UIImage *)imageForState:(UIControlState)state",
      "- (void)setImage:(UIImage *)image forState:(UIControlState)state", \.image)
    content(
      "- (UIImage *)backgroundImageForState:(UIControlState)state",
      "- (void)setBackgroundImage:(UIImage *)image forState:(UIControlState)state",
      \.backgroundImage)
  }
}
