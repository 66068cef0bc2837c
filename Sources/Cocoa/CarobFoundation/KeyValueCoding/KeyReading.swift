import CarobRuntime
import CCarob

/// The root's `valueForKey:`.
///
/// Order: `getKey`, `key`, `isKey`, `_key`; then `countOfKey` with `objectInKeyAtIndex:`; then, unless the class's
/// `accessInstanceVariablesDirectly` says no, the variables `_key`, `_isKey`, `key`, `isKey`; then
/// `valueForUndefinedKey:`.
///
/// The found route is kept per class and key. A getter that the runtime made for a property is
/// not called: its variable is read.
enum KeyReading {
  static let routes = KeyRouteTable()

  private static let undefined = Message<(String) -> Object?>("valueForUndefinedKey:")

  /// The value for a key by the root class's search, also if a class overrides `valueForKey:`.
  static func value(of object: Object, forKey key: String) throws(MessageError) -> Object? {
    let cls = object.isa
    if let route = routes.route(for: cls.record, key) { return try value(of: object, key, route) }
    let generation = Generation.current
    guard var route = try find(key, in: object, cls) else { return try undefined(object, key) }
    route.isOverridden = !RootMethod.valueForKey.isUsed(by: cls)
    // While `+initialize` runs, other threads must wait for it, which the search does.
    if cls.isInitialized {
      routes.store(route, for: cls.record, key, generation: generation)
    }
    return try value(of: object, key, route)
  }

  /// Follows a route.
  @inline(__always)
  static func value(
    of object: Object, _ key: String, _ route: KeyRoute
  ) throws(MessageError) -> Object? {
    switch route.kind {
    case .objectVariable: return objectVariable(of: object, route)
    case .numberVariable:
      // SAFETY: the route belongs to the object's class, which has the variable.
      let bits = carob_load_scalar(object.id + Int(route.offset), route.number.numberSize)
      return Scalar(route.number, bits: bits).map { NumberBox.number($0, route.number) }
    case .objectCall:
      guard let method = route.method else { return nil }
      // SAFETY: the search found a method that takes nothing and returns an object.
      let word = method.word(object)
      let name = method.name
      try PendingError.check(object, name)
      return try Object?.result(UnsafeMutableRawPointer(bitPattern: word), owned: name.returnsOwned)
    case .numberCall:
      guard let method = route.method else { return nil }
      // SAFETY: the search found a method that takes nothing and returns such a number.
      let bits = method.bits(object, route.number)
      try PendingError.check(object, method.name)
      return Scalar(route.number, bits: bits).map { NumberBox.number($0, route.number) }
    case .send:
      return try route.method.flatMap { (call) throws(MessageError) in
        if let value = try StructureValues.value(of: object, call.name) { return value }
        return try object.send(call.name)
      }
    case .otherVariable, .observedVariable: return try otherVariable(of: object, key)
    case .list: return NSKeyValueArray(of: object, key: key)
    }
  }

  private static func objectVariable(of object: Object, _ route: KeyRoute) -> Object? {
    // SAFETY: the route belongs to the object's class, which has the variable.
    let address = object.id + Int(route.offset)
    let variable = ObjectVariable(address: address, ownership: route.isWeak ? .weak : .strong)
    return route.isAtomic
      ? AccessorLocks.withLock(for: address) { variable.load() } : variable.load()
  }

  private static func otherVariable(
    of object: Object, _ key: String
  ) throws(MessageError) -> Object? {
    let cls = object.isa
    guard let ivar = KeyNames(key).variable(of: cls) else { return try undefined(object, key) }
    if let value = StructureValues.value(of: object, ivar) { return value }
    throw .noObject(for: ivar, key, of: cls)
  }

  // MARK: The search

  private static func find(
    _ key: String, in object: Object, _ cls: RuntimeClass
  ) throws(MessageError) -> KeyRoute? {
    let names = KeyNames(key)
    for selector in names.getters {
      if let (entry, imp) = try MethodResolution.callable(for: cls, selector),
        let route = getter(selector, entry.signature, imp, of: cls)
      {
        return route
      }
    }
    if isList(names, of: cls) { return KeyRoute(.list) }
    guard try names.allowsVariables(of: object), let ivar = names.variable(of: cls) else {
      return nil
    }
    return variable(ivar, isAtomic: false)
  }

  /// The route through a getter; nil for a void method, which is no getter.
  private static func getter(
    _ selector: Selector, _ signature: MethodSignature, _ imp: IMP, of cls: RuntimeClass
  ) -> KeyRoute? {
    let result = PassingKind(signature.encoding.result)
    if result == .void { return nil }
    if let made = cls.madeAccessor(selector), made.implementation == Implementation(imp) {
      let route = variable(made.ivar, isAtomic: made.variable.isAtomic)
      if route.kind != .otherVariable { return route }
    }
    var route = KeyRoute(
      result == .object ? .objectCall : result.numberSize > 0 ? .numberCall : .send)
    // `init` consumes its receiver, which only a send handles.
    if selector.consumesReceiver { route.kind = .send }
    route.number = result
    route.method = KeyRoute.Call(imp, selector)
    return route
  }

  private static func variable(_ ivar: CarobRuntime.Ivar, isAtomic: Bool) -> KeyRoute {
    let type = PassingKind(ivar.type)
    guard let offset = UInt32(exactly: ivar.offset) else { return KeyRoute(.otherVariable) }
    var route = KeyRoute(
      type == .object
        ? .objectVariable : type.numberSize > 0 ? .numberVariable : .otherVariable)
    route.number = type
    route.offset = offset
    route.isWeak = ivar.ownership == .weak
    route.isAtomic = isAtomic && ivar.isObject
    return route
  }

  private static func isList(_ names: KeyNames, of cls: RuntimeClass) -> Bool {
    guard let count = names.count, let element = names.element else { return false }
    return cls.responds(to: count) && cls.responds(to: element)
  }
}

extension KeyNames {
  /// The first of the class's variables that has one of the names, and can be used by other code than the class's.
  func variable(of cls: RuntimeClass) -> CarobRuntime.Ivar? {
    if cls.isMetaclass { return nil }
    return variables.lazy.compactMap { cls.ivar(named: $0) }.first { !$0.isOpaque }
  }

  private static let accessVariables = Selector("accessInstanceVariablesDirectly")

  /// Whether the object's class lets its variables be used.
  ///
  /// - Throws: the error of the class's method.
  func allowsVariables(of object: Object) throws(MessageError) -> Bool {
    let cls = object.isa
    // A class as the receiver has no variables.
    if cls.isMetaclass { return false }
    return try cls.object.send(Self.accessVariables, returning: Bool.self)
  }
}
