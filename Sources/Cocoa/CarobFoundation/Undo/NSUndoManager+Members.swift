import CarobRuntime

/// The members of `NSUndoManager`.
extension NSUndoManager {
  /// The notifications that it posts.
  enum Event: String {
    case checkpoint = "NSUndoManagerCheckpointNotification"
    case didOpenGroup = "NSUndoManagerDidOpenUndoGroupNotification"
    case willCloseGroup = "NSUndoManagerWillCloseUndoGroupNotification"
    case didCloseGroup = "NSUndoManagerDidCloseUndoGroupNotification"
    case willUndo = "NSUndoManagerWillUndoChangeNotification"
    case didUndo = "NSUndoManagerDidUndoChangeNotification"
    case willRedo = "NSUndoManagerWillRedoChangeNotification"
    case didRedo = "NSUndoManagerDidRedoChangeNotification"
  }

  func post(_ event: Event) throws {
    try NSNotificationCenter.shared.post(StringBox(event.rawValue), self, nil)
  }

  static func defineRegistering(_ manager: ClassMembers<NSUndoManager>) {
    manager.method(
      """
      - (void)registerUndoWithTarget:(id)target selector:(SEL)selector \
      object:(nullable id)object
      """
    ) { (this, target: Object, selector: Selector, object: Object?) in
      guard selector.argumentCount <= 1 else {
        throw ObjectiveCException.invalidArgument(
          "-[NSUndoManager registerUndoWithTarget:selector:object:]: \(selector) takes "
            + "\(selector.argumentCount) arguments; it is sent with one, the object")
      }
      try this.register(.send(selector, object, to: WeakBox(target)))
    }
    manager.method("- (void)registerUndoWithTarget:(id)target handler:(void (^)(id target))handler")
    { (this, target: Object, block: Block) in
      try this.register(.call(block, with: WeakBox(target)))
    }
    manager.method("- (id)prepareWithInvocationTarget:(id)target") { (this, target: Object) in
      UndoTarget(this, target)
    }
    manager.method("- (void)disableUndoRegistration") { $0.disable() }
    manager.method("- (void)enableUndoRegistration") { try $0.enable() }
    manager.method("- (BOOL)isUndoRegistrationEnabled") { $0.isEnabled }
    manager.method("- (void)removeAllActions") { $0.removeAll() }
    manager.method("- (void)removeAllActionsWithTarget:(id)target") { (this, target: Object?) in
      if let target { this.removeAll(of: target) }
    }
  }

  static func defineGrouping(_ manager: ClassMembers<NSUndoManager>) {
    manager.property("@property (nonatomic) BOOL groupsByEvent", \.groupsByEvent)
    manager.property("@property (copy) NSArray<NSString *> *runLoopModes", \.runLoopModes)
    manager.property("@property (nonatomic, readonly) NSInteger groupingLevel") { $0.open.count }
    manager.property(
      "@property (nonatomic) NSUInteger levelsOfUndo", get: { UInt($0.levelsOfUndo) },
      set: { $0.levelsOfUndo = Int(clamping: $1) })
    manager.method("- (void)beginUndoGrouping") { try $0.beginGrouping() }
    manager.method("- (void)endUndoGrouping") { try $0.endGrouping() }
  }

  static func defineUndoing(_ manager: ClassMembers<NSUndoManager>) {
    manager.property("@property (nonatomic, readonly) BOOL canUndo") { $0.canUndo }
    manager.property("@property (nonatomic, readonly) BOOL canRedo") { this in
      try this.post(.checkpoint)
      return this.canRedo
    }
    manager.method("- (BOOL)isUndoing") { $0.phase == .undoing }
    manager.method("- (BOOL)isRedoing") { $0.phase == .redoing }
    manager.method("- (void)undo") { try $0.undo() }
    manager.method("- (void)redo") { try $0.redo() }
    manager.method("- (void)undoNestedGroup") { try $0.undoNestedGroup() }
  }

  static func defineNaming(_ manager: ClassMembers<NSUndoManager>) {
    manager.method("- (void)setActionName:(NSString *)name") { (this, name: String?) in
      (this.open.last ?? this.undoStack.last)?.name = name ?? ""
    }
    manager.property("@property (nonatomic, readonly) NSString *undoActionName") { $0.undoName }
    manager.property("@property (nonatomic, readonly) NSString *redoActionName") { $0.redoName }
    manager.property("@property (nonatomic, readonly) NSString *undoMenuItemTitle") {
      title("Undo", $0.undoName)
    }
    manager.property("@property (nonatomic, readonly) NSString *redoMenuItemTitle") {
      title("Redo", $0.redoName)
    }
    manager.method("- (NSString *)undoMenuTitleForUndoActionName:(NSString *)name") {
      (_, name: String?) in
      title("Undo", name ?? "")
    }
    manager.method("- (NSString *)redoMenuTitleForUndoActionName:(NSString *)name") {
      (_, name: String?) in
      title("Redo", name ?? "")
    }
  }

  /// The name of the group that `undo` would undo.
  private var undoName: String {
    let closed = undoStack.last?.name ?? ""
    guard phase == .recording, let group = open.last(where: { !$0.actions.isEmpty }) else {
      return closed
    }
    return group.name
  }

  private var redoName: String { redoStack.last?.name ?? "" }

  private static func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }
}
