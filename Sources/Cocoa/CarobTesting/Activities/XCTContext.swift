import CarobFoundation
import CarobRuntime

/// Runs parts of a test under a name. [any-thread]
public final class XCTContext: Object {
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: XCTContext.self, "Runs parts of a test under a name.") { context in
      context.declareProtocol(
        """
        @protocol XCTActivity <NSObject>
        @property (readonly, copy) NSString *name
        - (void)addAttachment:(XCTAttachment *)attachment
        """,
        "A part of a test.")
      context.classMethod(
        """
        + (void)runActivityNamed:(NSString *)name \
        block:(void (NS_NOESCAPE ^)(id<XCTActivity> activity))block
        """
      ) { (_, name: String, block: Block) in try block.call(ActivityObject(name)) }
    }
  }
}

/// A part of a test. [any-thread]
final class ActivityObject: Object {
  private let name = Locked("")

  convenience init(_ name: String) {
    self.init()
    self.name.withLock { $0 = name }
  }

  override class var runtimeName: String { "_XCTActivity" }

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: ActivityObject.self) { activity in
      activity.adopt("XCTActivity")
      activity.property("@property (readonly, copy) NSString *name") { this in
        this.name.withLock { $0 }
      }
      activity.method("- (void)addAttachment:(XCTAttachment *)attachment") {
        (_, attachment: XCTAttachment) in
        TestRecorder.runningCase?.add(attachment)
      }
    }
  }
}
