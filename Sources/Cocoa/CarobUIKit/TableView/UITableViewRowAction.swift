import CarobFoundation
import CarobRuntime

/// An action of a row that a swipe shows: a title, a look, and a block. Programs of iOS 8 to 10 return these.
@MainActor
open class UITableViewRowAction: Object {
  /// The look of the button. The numbers are UIKit's.
  public enum Style: Int, Sendable {
    /// A button that destroys something.
    case destructive = 0
    /// Any other button.
    case normal = 1
  }

  /// The look of the button.
  public private(set) final var style = Style.destructive
  /// The title; nil for none.
  public final var title: String?
  /// The colour of the button; nil for the usual one.
  public final var backgroundColor: UIColor?
  /// The effect behind the button; kept, and not drawn.
  final var backgroundEffect: Object?
  private final var handler: Block?

  /// Calls the action's block.
  ///
  /// - Throws: `MessageError` when the block raises.
  final func perform(at path: IndexPath) throws(MessageError) {
    try handler?.call(self, IndexPathBox(path))
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UITableViewRowAction.self, "A button that a swipe over a row of a table view shows."
    ) { action in
      action.adopt("NSCopying")
      action.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) in this }
      action.classMethod(
        """
        + (instancetype)rowActionWithStyle:(UITableViewRowActionStyle)style \
        title:(NSString *)title \
        handler:(void (^)(UITableViewRowAction *action, NSIndexPath *indexPath))handler
        """
      ) { (cls: ClassObject, style: Int, title: String?, handler: Block?) -> Object in
        guard let style = Style(rawValue: style) else {
          throw ViewError.unknownNumber(style, of: "style of a row action", last: 1)
        }
        let made = try cls.instanceClass.make()
        guard let action = made as? UITableViewRowAction else { return made }
        MainActor.assumeIsolatedUnchecked {
          (action.style, action.title, action.handler) = (style, title, handler)
        }
        return made
      }
      action.property("@property (nonatomic, readonly) UITableViewRowActionStyle style") {
        $0.style.rawValue
      }
      action.property("@property (nonatomic, copy) NSString *title", \.title)
      action.property("@property (nonatomic, copy) UIColor *backgroundColor", \.backgroundColor)
      action.property("@property (nonatomic, copy) id backgroundEffect", \.backgroundEffect)
    }
  }
}
