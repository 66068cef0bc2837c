import CarobFoundation
import CarobRuntime

/// The messages that `+appearance` has recorded. A view that enters a window gets those for its class, once.
@MainActor
enum AppearanceRecords {
  struct Record {
    let cls: RuntimeClass
    /// The classes of the views around it, from the inside out.
    let containers: [RuntimeClass]
    let invocation: NSInvocation

    /// The plugin that recorded the message while it was loaded, and those whose classes it names. None for the host.
    var owners: [RegistrationOwner] {
      var owners: [RegistrationOwner] = []
      if let recorder { owners.append(recorder) }
      if let owner = cls.owner { owners.append(owner) }
      for container in containers { if let owner = container.owner { owners.append(owner) } }
      return owners
    }
    private let recorder = RegistrationOwner.current

    init(cls: RuntimeClass, containers: [RuntimeClass], invocation: NSInvocation) {
      (self.cls, self.containers, self.invocation) = (cls, containers, invocation)
    }
  }

  private(set) static var records: [Record] = []

  /// Whether anything was recorded. Without records, views that enter a window pay for nothing else.
  static var isEmpty: Bool { records.isEmpty }

  /// Records a message. Replaces one with the same selector, unless it has more arguments than the value.
  static func add(_ record: Record) {
    let selector = record.invocation.selector
    if let selector, selector.argumentCount == 1,
      let known = index(of: record.cls, in: record.containers, selector)
    {
      records.remove(at: known)
    }
    records.append(record)
    for owner in record.owners {
      owner.beforeUnloading(by: ObjectIdentifier(self)) { owner in
        // SAFETY: plugins are unloaded on the main thread.
        MainActor.assumeIsolatedUnchecked { forget(owner) }
      }
    }
  }

  /// Drops the records of a plugin that is to be unloaded, with the objects in them.
  private static func forget(_ owner: RegistrationOwner) {
    var kept: [Record] = []
    for record in records where !record.owners.contains(identical: owner) { kept.append(record) }
    // The old ones go after the change, since their objects may run code of the plugin, which may record again.
    swap(&records, &kept)
  }

  /// The index of the last recorded message with a selector; nil when there is none.
  private static func index(
    of cls: RuntimeClass, in containers: [RuntimeClass], _ selector: Selector
  ) -> Int? {
    for (index, record) in records.enumerated().reversed()
    where record.cls == cls && record.invocation.selector == selector
      && record.containers == containers
    {
      return index
    }
    return nil
  }

  /// The last recorded message with a selector.
  static func record(
    of cls: RuntimeClass, in containers: [RuntimeClass], _ selector: Selector
  ) -> NSInvocation? {
    guard let index = index(of: cls, in: containers, selector) else { return nil }
    return records[index].invocation
  }

  /// Sends the recorded messages to a view and to those inside it that have not had them.
  static func apply(toTree view: UIView) {
    if isEmpty { return }
    apply(to: view)
    for view in view.subviews { apply(toTree: view) }
  }

  /// Sends the recorded messages to a view that a list shows, and to those inside it.
  static func apply(toNew view: UIView) {
    if !isEmpty, view.window != nil { apply(toTree: view) }
  }

  /// Sends the recorded messages to a view, unless it has had them.
  static func apply(to view: UIView) {
    // Most views have none of these classes, and need no extras.
    guard concern(view), view.madeExtras?.hasAppearance != true else { return }
    view.extras.hasAppearance = true
    var around: [RuntimeClass] = []
    var next = view.superview
    while let container = next {
      around.append(container.runtimeClass)
      next = container.superview
    }
    apply(to: view, in: around)
  }

  /// Whether a record is for the class of a view or a superclass.
  private static func concern(_ view: UIView) -> Bool {
    for record in records where view.runtimeClass.isSubclass(of: record.cls) { return true }
    return false
  }

  /// Sends the recorded messages to the item of a bar.
  static func apply(to item: UIBarItem, in bar: UIView) {
    if isEmpty || item.hasAppearance { return }
    item.hasAppearance = true
    apply(to: item, in: [bar.runtimeClass])
  }

  private static func apply(to object: Object, in containers: [RuntimeClass]) {
    for record in due(for: object, in: containers) {
      do {
        if try isSet(record.invocation, of: object) { continue }
        try record.invocation.invoke(on: object)
      } catch {
        UnhandledExceptions.report(error, by: "the appearance of \(object.runtimeClass)")
      }
    }
  }

  /// The records for an object: of those that set one property, the one for the nearest class, and of these the one with the
  /// most containers.
  private static func due(for object: Object, in containers: [RuntimeClass]) -> [Record] {
    var due: [Record] = []
    for cls in Array(object.runtimeClass.ancestry).reversed() {
      for record in records where record.cls == cls && isInside(record.containers, containers) {
        if let index = rival(of: record, in: due) {
          let isNearer = due[index].cls != cls
          if !isNearer, due[index].containers.count > record.containers.count { continue }
          due.remove(at: index)
        }
        due.append(record)
      }
    }
    return due
  }

  /// The index of a record that sets the same property.
  private static func rival(of record: Record, in due: [Record]) -> Int? {
    guard let selector = record.invocation.selector, selector.argumentCount == 1 else { return nil }
    for (index, other) in due.enumerated() where other.invocation.selector == selector {
      return index
    }
    return nil
  }

  private static func isInside(_ wanted: [RuntimeClass], _ around: [RuntimeClass]) -> Bool {
    var rest = wanted[...]
    for cls in around {
      if let next = rest.first, cls.isSubclass(of: next) { rest.removeFirst() }
    }
    return rest.isEmpty
  }

  /// Whether the program has given the view an object already, which an appearance does not replace.
  private static func isSet(_ invocation: NSInvocation, of object: Object) throws -> Bool {
    guard let setter = invocation.selector, setter.argumentCount == 1 else { return false }
    if setter.name == "setTintColor:", let view = object as? UIView {
      return view.tintColorIfSet != nil
    }
    guard let getter = try AppearanceProxy.getter(of: setter), object.responds(to: getter),
      case .object? = invocation.signature.encoding.arguments.last?.unqualified
    else { return false }
    return try object.send(getter) != nil
  }
}

/// The object that `+appearance` returns: it records the messages that it gets.
@MainActor
final class AppearanceProxy: NSProxy {
  private var target: RuntimeClass?
  private var containers: [RuntimeClass] = []

  convenience init(for cls: RuntimeClass, in containers: [RuntimeClass]) {
    self.init(isa: Self.runtimeClass)
    (target, self.containers) = (cls, containers)
  }

  override class var runtimeName: String { "CarobAppearanceProxy" }

  /// `setTitle:` for `title`.
  private static func setter(of getter: Selector) throws -> Selector {
    try Selector(validating: "set\(getter.name.prefix(1).uppercased())\(getter.name.dropFirst()):")
  }

  /// `title` for `setTitle:`; nil for other selectors.
  static func getter(of setter: Selector) throws -> Selector? {
    guard setter.name.hasPrefix("set"), setter.argumentCount == 1 else { return nil }
    let name = setter.name.dropFirst(3).dropLast()
    return try Selector(validating: "\(name.prefix(1).lowercased())\(name.dropFirst())")
  }

  private static let signature = Message<(Selector) -> MethodSignatureBox?>(
    "instanceMethodSignatureForSelector:")

  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: AppearanceProxy.self) { proxy in
      proxy.method("methodSignatureForSelector:") {
        (this, selector: Selector) -> MethodSignatureBox? in
        guard let target = this.target else { return nil }
        return try signature(target.object, selector)
      }
      proxy.method("forwardInvocation:") { (this, invocation: NSInvocation) in
        guard let target = this.target, let selector = invocation.selector else { return }
        // Otherwise the invocation would retain this proxy.
        invocation.target = nil
        let containers = this.containers
        if selector.argumentCount == 0 {
          let set = AppearanceRecords.record(of: target, in: containers, try setter(of: selector))
          if let set { try invocation.setResultBytes(try set.argumentBytes(at: 2)) }
        } else {
          invocation.retainArguments()
          AppearanceRecords.add(.init(cls: target, containers: containers, invocation: invocation))
        }
      }
    }
  }
}

extension ClassMembers {
  /// Defines the class methods of the protocol `UIAppearance`.
  @MainActor
  func defineAppearanceProxies() {
    classMethod("+ (instancetype)appearance") { (cls: ClassObject) -> Object? in
      let target = cls.instanceClass
      return MainActor.assumeIsolatedUnchecked { AppearanceProxy(for: target, in: []) }
    }
    classMethodWithClasses(
      "+ (instancetype)appearanceWhenContainedIn:(Class)containerClass, ... NS_REQUIRES_NIL_TERMINATION"
    )
    classMethod(
      "+ (instancetype)appearanceWhenContainedInInstancesOfClasses:(NSArray<Class> *)classes"
    ) { (cls: ClassObject, classes: ArrayBox) -> Object? in
      var containers: [RuntimeClass] = []
      for case let cls as ClassObject in try classes.objects() {
        containers.append(cls.instanceClass)
      }
      let target = cls.instanceClass
      return MainActor.assumeIsolatedUnchecked { [containers] in
        AppearanceProxy(for: target, in: containers)
      }
    }
  }
}
