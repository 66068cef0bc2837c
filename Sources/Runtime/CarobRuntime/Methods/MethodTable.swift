import CCarob

/// The owners of methods and of their implementations, which method records do not have.
///
/// A method may be implemented several times: by its class, then by a category of one plugin, then
/// by a replacement of another. Each implementation is a *layer*, and a message calls the topmost
/// layer. When a plugin is unloaded its layers go, wherever they lie, and the others stay.
///
/// ```
///  record ─→ [ class's own, plugin A's, plugin B's ]        a message calls B's
///            without A: [ class's own, plugin B's ]         … still B's
///            without B: [ class's own ]                     … the class's own
/// ```
///
/// A method that only its class implemented has no layers here. An owner has at most one layer of
/// a method, and one at the bottom, so that they do not grow with the number of changes.
struct MethodTable {
  typealias Record = UnsafeMutablePointer<objc_method>

  /// One implementation of a method.
  struct Layer {
    /// The plugin that put it there, and removes it; nil for the host and for the class's own owner.
    let owner: RegistrationOwner?
    var implementation: Implementation
    /// The types in the record with this layer on top.
    let types: UnsafePointer<CChar>?
    /// The signature for calls with this layer on top; nil for that of the types.
    let call: CallSignature?
    /// The owner of the code. Differs from `owner` after an exchange.
    var supplier: RegistrationOwner?
    /// The method from which the code was exchanged; nil for this one.
    var source: Record?
  }

  /// The layers of one method, the lowest first.
  private struct Stack {
    private(set) var layers: [Layer]
    /// The owners of all layers but the lowest.
    private var owners: Set<ObjectIdentifier?>

    init(_ layers: [Layer]) {
      self.layers = layers
      owners = Set(layers.dropFirst().map { $0.owner.map(ObjectIdentifier.init) })
    }

    /// Puts a layer on top, and removes its owner's earlier one.
    ///
    /// - Complexity: O(1), or for an owner that has a layer beneath others O(layers).
    mutating func push(_ layer: Layer) {
      // The bottom stays beneath code that may be revoked while its layer is not.
      let isPermanent = layer.supplier == nil || layer.supplier === layers.first?.supplier
      if let top = layers.last, top.owner === layer.owner, layers.count > 1 || isPermanent {
        layers[layers.count - 1] = layer
        return
      }
      let isBottom = layers.isEmpty
      if !isBottom, !owners.insert(layer.owner.map(ObjectIdentifier.init)).inserted,
        let below = layers.dropFirst().firstIndex(where: { $0.owner === layer.owner })
      {
        layers.remove(at: below)
      }
      layers.append(layer)
    }
  }

  private var classes: [Record: RuntimeClass] = [:]
  private var stacks: [Record: Stack] = [:]

  /// The class that has a method; nil for a record that no class has (any more).
  func owner(of method: Record) -> RuntimeClass? { classes[method] }

  /// Classes that have methods with such code, uppermost or beneath, by the code.
  ///
  /// - Complexity: O(methods), if there is any code.
  func users(of code: Set<Implementation>) -> [Implementation: RuntimeClass] {
    if code.isEmpty { return [:] }
    var users: [Implementation: RuntimeClass] = [:]
    for (method, cls) in classes {
      guard let stack = stacks[method] else {
        // Making its only layer would take most of the time.
        guard let imp = method.pointee.imp else { continue }
        let implementation = Implementation(imp)
        if code.contains(implementation) { users[implementation] = cls }
        continue
      }
      for layer in stack.layers where code.contains(layer.implementation) {
        users[layer.implementation] = cls
      }
    }
    return users
  }

  /// Methods with such code, on top or beneath, that would keep it if an owner were discarded: `-[Class selector]`.
  ///
  /// - Complexity: O(methods).
  func methods(
    keptBy owner: RegistrationOwner, where matches: (Implementation) -> Bool
  ) -> [String] {
    var found: [String] = []
    for (method, cls) in classes where cls.data.owner !== owner {
      let isKept = stack(of: method, in: cls).contains {
        $0.owner !== owner && $0.supplier !== owner && matches($0.implementation)
      }
      if isKept, let selector = Selector(method.pointee.selector) {
        found.append(cls.describe(selector))
      }
    }
    return found
  }

  /// Methods of the host's classes that an owner has added or replaced.
  ///
  /// - Complexity: O(methods that were ever changed).
  func changed(by owner: RegistrationOwner) -> [ReplacedMethod] {
    stacks.compactMap { method, stack in
      guard let cls = classes[method], cls.data.owner == nil,
        stack.layers.contains(where: { $0.owner === owner }),
        let selector = Selector(method.pointee.selector)
      else { return nil }
      return ReplacedMethod(
        cls: cls, selector: selector, isAdded: stack.layers.first?.owner === owner)
    }
  }

  /// Enters a method that was just made for a class.
  mutating func insert(_ method: Record, of cls: RuntimeClass, _ layer: Layer) {
    classes[method] = cls
    BlockForwarder.noteMethod(layer.implementation)
    if layer.owner != nil { stacks[method] = Stack([layer]) }
  }

  /// Forgets methods that no class has any more.
  mutating func forget(_ methods: some Sequence<Record>) {
    for method in methods {
      classes[method] = nil
      stacks[method] = nil
    }
  }

  /// The layer that a message calls now.
  func top(of method: Record, in cls: RuntimeClass) -> Layer? { stack(of: method, in: cls).last }

  /// Whether a method calls the code, or would if a plugin were unloaded.
  ///
  /// - Complexity: O(methods).
  func has(_ implementation: Implementation) -> Bool {
    classes.keys.contains { $0.pointee.imp.map(Implementation.init) == implementation }
      || stacks.values.contains { $0.layers.contains { $0.implementation == implementation } }
  }

  /// Puts a layer on top, and removes its owner's earlier one.
  mutating func push(_ layer: Layer, on method: Record, in cls: RuntimeClass) {
    BlockForwarder.noteMethod(layer.implementation)
    // Taken out of the table, so that it is not copied.
    var stack = stacks.removeValue(forKey: method) ?? Stack(bottom(of: method, in: cls))
    stack.push(layer)
    keep(stack, of: method, in: cls)
  }

  /// Removes the layers of an owner, and replaces its code in the layers of others.
  ///
  /// - Returns: the methods that have other code or other types now; nil for a method without an implementation.
  /// - Complexity: O(methods that were ever changed).
  mutating func revoke(_ owner: RegistrationOwner) -> [(method: Record, now: Layer?)] {
    let affected = stacks.filter { _, stack in
      stack.layers.contains { $0.owner === owner || $0.supplier === owner }
    }.mapValues(\.layers)
    var changed: [(method: Record, now: Layer?)] = []
    for (method, stack) in affected {
      guard let cls = classes[method] else { continue }
      let remaining = stack.compactMap { layer in
        layer.owner === owner
          ? nil : layer.supplier === owner ? successor(to: layer, affected) : layer
      }
      if remaining.last?.implementation != stack.last?.implementation
        || remaining.last?.types != stack.last?.types
        || remaining.last?.call?.signature !== stack.last?.call?.signature
      {
        changed.append((method, remaining.last))
      }
      keep(Stack(remaining), of: method, in: cls)
    }
    return changed
  }

  /// The layer without the supplier's code: it gets the code beneath that in its source. Nil when there is none.
  private func successor(to layer: Layer, _ stacks: [Record: [Layer]]) -> Layer? {
    guard let source = layer.source, let stack = stacks[source],
      let taken = stack.lastIndex(where: {
        $0.supplier === layer.supplier && $0.implementation == layer.implementation
      }),
      let below = stack[..<taken].last(where: {
        $0.owner !== layer.supplier && $0.supplier !== layer.supplier
      })
    else { return nil }
    return Layer(
      owner: layer.owner, implementation: below.implementation, types: layer.types,
      call: layer.call, supplier: below.supplier, source: below.source ?? source)
  }

  private func stack(of method: Record, in cls: RuntimeClass) -> [Layer] {
    stacks[method]?.layers ?? bottom(of: method, in: cls)
  }

  /// The layers of a method that only its class has implemented.
  private func bottom(of method: Record, in cls: RuntimeClass) -> [Layer] {
    guard let imp = method.pointee.imp else { return [] }
    let call = Selector(method.pointee.selector).flatMap { cls.data.callSignatures[$0.index] }
    return [
      Layer(
        owner: nil, implementation: Implementation(imp), types: method.pointee.types, call: call,
        supplier: cls.data.owner)
    ]
  }

  /// Stores layers, unless they say no more than the record.
  private mutating func keep(_ stack: Stack, of method: Record, in cls: RuntimeClass) {
    let layers = stack.layers
    let isPlain =
      layers.count == 1 && layers[0].owner == nil
      && (layers[0].supplier == nil || layers[0].supplier === cls.data.owner)
    stacks[method] = isPlain || layers.isEmpty ? nil : stack
  }
}
