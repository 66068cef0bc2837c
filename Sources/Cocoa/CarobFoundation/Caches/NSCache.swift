import CarobRuntime

/// Objects by keys; when there are too many, those that were not used for the longest time are evicted.
///
/// Keys are retained and not copied. [any-thread]
final class NSCache: Object, @unchecked Sendable {
  // SAFETY: everything is behind a lock, and any thread may retain and release objects.

  private struct State {
    var table = CacheTable()
    var countLimit = 0
    var totalCostLimit = 0
    var name = ""
    var evictsDiscarded = true
    weak var delegate: Object?

    /// Takes out the objects above the limits, the oldest first.
    mutating func trim() -> [CachedObject] {
      var gone: [CachedObject] = []
      while countLimit > 0 && table.count > countLimit
        || totalCostLimit > 0 && table.totalCost > totalCostLimit,
        let object = table.removeOldest()
      {
        gone.append(object)
      }
      return gone
    }
  }

  private let state = Locked(State())

  /// The place of a key's entry, and its number; nil when there is none.
  private func find(_ key: Object, _ hash: UInt) throws -> (place: Int, number: Int)? {
    for candidate in state.withLock({ $0.table.candidates(hash) })
    where try Equality.isEqual(candidate.slot.key.object, key) {
      return (candidate.place, candidate.slot.number)
    }
    return nil
  }

  /// The object of a key, which counts as a use.
  func object(under key: Object) throws -> Object? {
    guard let found = try find(key, try Equality.hash(of: key)) else { return nil }
    let object = state.withLock { state -> CachedObject? in
      guard let slot = state.table.slot(found.place, found.number) else { return nil }
      state.table.use(found.place)
      return slot.object
    }
    return object?.object
  }

  /// Sets the object of a key, and evicts others that are too many then.
  func set(_ object: Object, under key: Object, cost: Int) throws {
    let hash = try Equality.hash(of: key)
    let found = try find(key, hash)
    let gone = state.withLock { state -> [CachedObject] in
      var gone: [CachedObject] = []
      if let found, state.table.slot(found.place, found.number) != nil,
        let old = state.table.remove(found.place), old.object !== object
      {
        gone.append(old)
      }
      state.table.add(CachedObject(key), CachedObject(object), hash: hash, cost: cost)
      return gone + state.trim()
    }
    try tell(gone)
  }

  /// Removes the object of a key.
  func remove(under key: Object) throws {
    guard let found = try find(key, try Equality.hash(of: key)) else { return }
    let gone = state.withLock { state -> CachedObject? in
      guard state.table.slot(found.place, found.number) != nil else { return nil }
      return state.table.remove(found.place)
    }
    try tell(gone.map { [$0] } ?? [])
  }

  /// Removes everything.
  func removeAll() throws { try tell(state.withLock { $0.table.removeAll() }) }

  private static let willEvict = Selector("cache:willEvictObject:")

  /// Calls the delegate for objects that the cache evicts.
  private func tell(_ gone: [CachedObject]) throws {
    guard !gone.isEmpty, let delegate = state.withLock({ $0.delegate }),
      delegate.responds(to: Self.willEvict)
    else { return }
    for object in gone { try HandlerCall.send(Self.willEvict, to: delegate, self, object.object) }
  }

  private func change(_ body: (inout State) -> Void) throws {
    let gone = state.withLock { state -> [CachedObject] in
      body(&state)
      return state.trim()
    }
    try tell(gone)
  }

  /// States the members of `NSCache`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSCache.self, "Objects by keys, of which those go that were not used for long."
    ) { cache in
      cache.declareProtocol(
        """
        @protocol NSCacheDelegate <NSObject>
        @optional
        - (void)cache:(NSCache *)cache willEvictObject:(id)object
        """,
        "Is told what a cache lets go of.")
      _ = RuntimeProtocol.registered("NSCacheDelegate")
      cache.method("- (nullable ObjectType)objectForKey:(KeyType)key") { (this, key: Object?) in
        try key.flatMap { try this.object(under: $0) }
      }
      cache.method("- (void)setObject:(ObjectType)object forKey:(KeyType)key") {
        (this, object: Object, key: Object) in
        try this.set(object, under: key, cost: 0)
      }
      cache.method("- (void)setObject:(ObjectType)object forKey:(KeyType)key cost:(NSUInteger)cost")
      { (this, object: Object, key: Object, cost: UInt) in
        try this.set(object, under: key, cost: Int(clamping: cost))
      }
      cache.method("- (void)removeObjectForKey:(KeyType)key") { (this, key: Object?) in
        if let key { try this.remove(under: key) }
      }
      cache.method("- (void)removeAllObjects") { try $0.removeAll() }
      defineProperties(cache)
    }
  }

  private static func defineProperties(_ cache: ClassMembers<NSCache>) {
    cache.property(
      "@property (nonatomic, copy) NSString *name",
      get: { this in this.state.withLock { $0.name } },
      set: { this, name in try this.change { $0.name = name } })
    cache.property(
      "@property (nonatomic) NSUInteger countLimit",
      get: { this in this.state.withLock { UInt($0.countLimit) } },
      set: { this, limit in try this.change { $0.countLimit = Int(clamping: limit) } })
    cache.property(
      "@property (nonatomic) NSUInteger totalCostLimit",
      get: { this in this.state.withLock { UInt($0.totalCostLimit) } },
      set: { this, limit in try this.change { $0.totalCostLimit = Int(clamping: limit) } })
    cache.property("@property (nonatomic) BOOL evictsObjectsWithDiscardedContent") { this in
      this.state.withLock { $0.evictsDiscarded }
    } set: { this, evicts in
      try this.change { $0.evictsDiscarded = evicts }
    }
    cache.property(
      "@property (nonatomic, weak, nullable) id<NSCacheDelegate> delegate",
      get: { this in this.state.withLock { $0.delegate } },
      set: { (this, delegate: Object?) in this.state.withLock { $0.delegate = delegate } })
  }
}
