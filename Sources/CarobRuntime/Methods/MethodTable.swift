import CCarob

/// What the runtime keeps for methods beside their records: whose they are, and who implemented them.
///
/// A method may be implemented several times: by its class, then by a category of one plugin, then by a
/// replacement of another. Each of them is a *layer*, and the topmost layer is what a message calls. When a
/// plugin is taken back its layers go, wherever they lie, and the others stay.
///
/// ```
///  record ─→ [ class's own, plugin A's, plugin B's ]        a message calls B's
///            without A: [ class's own, plugin B's ]         … still B's
///            without B: [ class's own ]                     … the class's own
/// ```
///
/// A method that only its class implemented has no layers here. Of one method an owner has at most one layer,
/// and one at the bottom, so that they do not grow with the number of changes.
struct MethodTable {
  typealias Record = UnsafeMutablePointer<objc_method>

  /// One implementation of a method.
  struct Layer {
    /// Who put it there, and takes it away; nil for the host and for the class's own owner.
    let owner: RegistrationOwner?
    var implementation: Implementation
    /// Whose code it is. Another than `owner` when the implementation was exchanged with that of a method.
    var supplier: RegistrationOwner?
    /// The method that the code belonged to when it was exchanged; nil for this one.
    var source: Record?
  }

  private var classes: [Record: RuntimeClass] = [:]
  private var layers: [Record: [Layer]] = [:]

  /// The class that has a method; nil for a record that is not, or no longer, a class's.
  func owner(of method: Record) -> RuntimeClass? { classes[method] }

  /// Classes that have methods with such code, uppermost or beneath, by the code.
  ///
  /// - Complexity: O(methods), if there is any code.
  func users(of code: Set<Implementation>) -> [Implementation: RuntimeClass] {
    if code.isEmpty { return [:] }
    var users: [Implementation: RuntimeClass] = [:]
    for (method, cls) in classes {
      for layer in stack(of: method, in: cls) where code.contains(layer.implementation) {
        users[layer.implementation] = cls
      }
    }
    return users
  }

  /// Methods that have such code, uppermost or beneath, and would have it still if an owner were taken back:
  /// `-[Class selector]`.
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

  /// Enters a method that was just made for a class.
  mutating func insert(_ method: Record, of cls: RuntimeClass, _ layer: Layer) {
    classes[method] = cls
    BlockForwarder.noteMethod(layer.implementation)
    if layer.owner != nil { layers[method] = [layer] }
  }

  /// Forgets methods that no class has any more.
  mutating func forget(_ methods: some Sequence<Record>) {
    for method in methods {
      classes[method] = nil
      layers[method] = nil
    }
  }

  /// What a message calls now.
  func top(of method: Record, in cls: RuntimeClass) -> Layer? { stack(of: method, in: cls).last }

  /// Whether a method calls the code, or would if a plugin were taken back.
  ///
  /// - Complexity: O(methods).
  func has(_ implementation: Implementation) -> Bool {
    classes.keys.contains { $0.pointee.imp.map(Implementation.init) == implementation }
      || layers.values.contains { $0.contains { $0.implementation == implementation } }
  }

  /// Puts a layer on top, or in place of what its owner put there before.
  mutating func push(_ layer: Layer, on method: Record, in cls: RuntimeClass) {
    BlockForwarder.noteMethod(layer.implementation)
    var stack = stack(of: method, in: cls)
    // The bottom is kept beneath code that may be taken back though its layer is not.
    let isPermanent = layer.supplier == nil || layer.supplier === stack.first?.supplier
    if let top = stack.last, top.owner === layer.owner, stack.count > 1 || isPermanent {
      stack[stack.count - 1] = layer
    } else {
      if let below = stack.dropFirst().firstIndex(where: { $0.owner === layer.owner }) {
        stack.remove(at: below)
      }
      stack.append(layer)
    }
    keep(stack, of: method, in: cls)
  }

  /// Takes away what an owner put into methods, and its code from where others put it.
  ///
  /// - Returns: the methods that call something else now; nil for one that nobody implements any more.
  /// - Complexity: O(methods that were ever changed).
  mutating func takeBack(_ owner: RegistrationOwner) -> [(method: Record, now: Implementation?)] {
    let affected = layers.filter { _, stack in
      stack.contains { $0.owner === owner || $0.supplier === owner }
    }
    var changed: [(method: Record, now: Implementation?)] = []
    for (method, stack) in affected {
      guard let cls = classes[method] else { continue }
      let remaining = stack.compactMap { layer in
        layer.owner === owner
          ? nil : layer.supplier === owner ? successor(to: layer, affected) : layer
      }
      if remaining.last?.implementation != stack.last?.implementation {
        changed.append((method, remaining.last?.implementation))
      }
      keep(remaining, of: method, in: cls)
    }
    return changed
  }

  /// A layer with what its source is without the layer's supplier; nil when the source is gone as well.
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
      owner: layer.owner, implementation: below.implementation, supplier: below.supplier,
      source: below.source ?? source)
  }

  private func stack(of method: Record, in cls: RuntimeClass) -> [Layer] {
    if let stack = layers[method] { return stack }
    guard let imp = method.pointee.imp else { return [] }
    let supplier = cls.data.owner
    return [Layer(owner: nil, implementation: Implementation(imp), supplier: supplier)]
  }

  /// Remembers layers, unless they say no more than the record.
  private mutating func keep(_ stack: [Layer], of method: Record, in cls: RuntimeClass) {
    let isPlain =
      stack.count == 1 && stack[0].owner == nil
      && (stack[0].supplier == nil || stack[0].supplier === cls.data.owner)
    layers[method] = isPlain || stack.isEmpty ? nil : stack
  }
}
