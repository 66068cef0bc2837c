import CarobFoundation
import CarobRuntime
import CarobUIKit

/// A view controller with a data source.
@MainActor
open class ICViewController: UIViewController {
  /// The data source: any object that implements the methods of `ICDataSource`.
  public final private(set) var dataSource: Object?

  /// Replaces the data source, through the message `setDataSource:`.
  ///
  /// - Throws: `MessageError` when a handler raises.
  public final func setDataSource(_ source: Object?) throws(MessageError) {
    try Self.setDataSource(self, source)
  }

  private static let setDataSource = Message<(Object?) -> Void>("setDataSource:")

  /// Stores the data source, and becomes its delegate if it has none. The old source loses the controller as delegate.
  /// Does not fetch, and does not reload.
  ///
  /// - Throws: `MessageError` when the accessors of a source raise. The data source is replaced all the same.
  open func acceptDataSource(_ source: Object?) throws {
    let old = dataSource
    dataSource = source
    // The new one first, so that it has its delegate even if the old one raises.
    if let source, try DataSourceMessages.delegate(of: source) == nil {
      try DataSourceMessages.setDelegate(self, of: source)
    }
    if let old, old !== source, try DataSourceMessages.delegate(of: old) === self {
      try DataSourceMessages.setDelegate(nil, of: old)
    }
  }

  /// Implements `initWithObjects:`: calls `initWithDataSource:`, which a subclass may override, with a simple data
  /// source of the objects.
  private static func initialize(
    _ controller: ICViewController, with objects: ArrayBox?
  ) throws -> Object {
    try initWithDataSource(controller, ICSimpleDataSource(objects: objects ?? ArrayBox([])))
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: ICViewController.self, "A view controller with a data source, which a router can make."
    ) { controller in
      controller.adopt("ICRoutable")
      controller.property(
        "@property (nonatomic, strong) id<ICDataSource> dataSource", get: { $0.dataSource },
        set: { try $0.acceptDataSource($1) })
      controller.method("- (instancetype)initWithRoutingInfo:(NSDictionary *)routingInfo") {
        (this, _: Object?) in
        try ICViewController.initialize(this)
      }
      controller.method("- (instancetype)initWithObjects:(NSArray *)objects") {
        (this, objects: ArrayBox?) in
        try ICViewController.initialize(this, with: objects)
      }
      controller.method("- (instancetype)initWithDataSource:(id<ICDataSource>)dataSource") {
        (this, source: Object?) in
        let controller = try ICViewController.initialize(this)
        try (controller as? ICViewController)?.setDataSource(source)
        return controller
      }
    }
  }

  private static let initMessage = Message<() -> Object>("init")
  private static let initWithDataSource = Message<(Object?) -> Object>("initWithDataSource:")

  /// Sends `init`, which a subclass may override.
  private static func initialize(_ controller: ICViewController) throws -> Object {
    try initMessage(controller)
  }
}
