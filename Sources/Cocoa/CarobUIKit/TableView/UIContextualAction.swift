import CarobFoundation
import CarobRuntime

/// An action of a row that a swipe shows: a title or a picture, a look, and a block.
@MainActor
open class UIContextualAction: Object {
  /// The look of the button. The numbers are UIKit's.
  public enum Style: Int, Sendable {
    /// A button that does not destroy anything.
    case normal = 0
    /// A button that destroys something. The block itself removes the row.
    case destructive = 1
  }

  /// The look of the button.
  public private(set) final var style = Style.normal
  /// The title; nil for none.
  public final var title: String?
  /// The picture; nil for none.
  public final var image: UIImage?
  /// The colour of the button; nil for the usual one.
  public final var backgroundColor: UIColor?
  private final var handler: Block?

  /// Calls the action's block.
  ///
  /// - Parameters:
  ///   - view: the view that the button is on.
  ///   - completion: gets what the block says: whether the action was performed.
  /// - Throws: `MessageError` when the block raises.
  final func perform(
    on view: UIView, completion: @escaping (Bool) -> Void
  ) throws(MessageError) {
    try handler?.call(self, view, try Block { (isDone: Bool) in completion(isDone) })
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIContextualAction.self, "A button that a swipe over a row shows."
    ) { action in
      action.classMethod(
        """
        + (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style \
        title:(NSString *)title handler:(void (^)(UIContextualAction *action, \
        UIView *sourceView, void (^completionHandler)(BOOL actionPerformed)))handler
        """
      ) { (cls: ClassObject, style: Int, title: String?, handler: Block?) -> Object in
        guard let style = Style(rawValue: style) else {
          throw ViewError.unknownNumber(style, of: "style of a contextual action", last: 1)
        }
        let made = try cls.instanceClass.make()
        guard let action = made as? UIContextualAction else { return made }
        MainActor.assumeIsolatedUnchecked {
          (action.style, action.title, action.handler) = (style, title, handler)
        }
        return made
      }
      action.property("@property (nonatomic, readonly) UIContextualActionStyle style") {
        $0.style.rawValue
      }
      action.property("@property (nonatomic, copy) NSString *title", \.title)
      action.property("@property (nonatomic, copy) UIImage *image", \.image)
      action.property("@property (nonatomic, copy) UIColor *backgroundColor", \.backgroundColor)
    }
  }
}

/// The actions that a swipe over a row shows.
@MainActor
open class UISwipeActionsConfiguration: Object {
  /// The actions, the first one at the edge.
  public private(set) final var actions: [UIContextualAction] = []
  /// Whether a long swipe performs the first action.
  public final var performsFirstActionWithFullSwipe = true

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UISwipeActionsConfiguration.self, "The buttons that a swipe over a row shows."
    ) { configuration in
      configuration.classMethod(
        "+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions"
      ) { (cls: ClassObject, actions: [UIContextualAction]?) -> Object in
        let made = try cls.instanceClass.make()
        MainActor.assumeIsolatedUnchecked {
          (made as? UISwipeActionsConfiguration)?.actions = actions ?? []
        }
        return made
      }
      configuration.property(
        "@property (nonatomic, readonly) NSArray<UIContextualAction *> *actions"
      ) { $0.actions }
      configuration.property(
        "@property (nonatomic) BOOL performsFirstActionWithFullSwipe",
        \.performsFirstActionWithFullSwipe)
    }
  }
}
