import CarobFoundation
import CarobRuntime

/// An item of a bar: a title, a picture, and whether it is enabled.
@MainActor
open class UIBarItem: Object {
  /// The title; nil for none.
  public final var title: String?
  /// The picture; nil for none.
  public final var image: UIImage?
  /// Whether the item reacts to the user.
  public final var isEnabled = true
  /// A number for the program.
  public final var tag = 0
  /// The picture for a bar that is less high; nil for the usual one.
  public final var landscapeImage: UIImage?
  /// The insets of the picture.
  public final var imageInsets = UIEdgeInsets.zero
  /// Whether the item has had the messages of `+appearance`.
  final var hasAppearance = false
  final var accessibility = Accessibility()
  private final var titleAttributes: [UInt: DictionaryBox] = [:]

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UIBarItem.self, "The superclass of what is in bars.") { item in
      // Before the protocol is adopted, the class that declares it is there.
      _ = UIView.runtimeClass
      item.adopt("UIAppearance")
      item.defineAppearanceProxies()
      Accessibility.define(item, \.accessibility)
      item.property("@property (nonatomic, copy) NSString *title", \.title)
      item.property("@property (nonatomic, strong) UIImage *image", \.image)
      item.property("@property (nonatomic, getter=isEnabled) BOOL enabled", \.isEnabled)
      item.property("@property (nonatomic) NSInteger tag", \.tag)
      item.property(
        "@property (nonatomic, strong) UIImage *landscapeImagePhone", \.landscapeImage)
      item.property("@property (nonatomic) UIEdgeInsets imageInsets", \.imageInsets)
      item.method(
        """
        - (void)setTitleTextAttributes:(NSDictionary<NSString *, id> *)attributes \
        forState:(UIControlState)state
        """
      ) { (this, attributes: DictionaryBox?, state: UInt) in
        this.titleAttributes[state] = attributes
      }
      item.method(
        "- (NSDictionary<NSString *, id> *)titleTextAttributesForState:(UIControlState)state"
      ) { (this, state: UInt) -> DictionaryBox? in
        this.titleAttributes[state]
      }
    }
  }
}
