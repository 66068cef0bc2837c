import CCarob
import RuntimeTestSupport

@testable import CarobRuntime

/// Classes, objects and call sites of the runtime, beside the model of what they are to do.
final class DispatchWorld {
  /// How large it may become.
  struct Size {
    var classes = 7
    var selectors = 4
    var implementations = 12
    var wanderers = 3
  }

  let size: Size
  private(set) var model = DispatchModel()

  /// The runtime's class or metaclass of each node.
  private(set) var classes: [RuntimeClass] = []
  let selectors: [Selector]
  /// A receiver for each node: an instance, or for a metaclass the class.
  private(set) var receivers: [Object] = []
  /// Objects that change their class, and the node that each is of.
  private(set) var wanderers: [Wanderer] = []

  /// An object that changes its class and has handlers of its own.
  struct Wanderer {
    let object: Object
    var node: Int
    var handlers: [Int: DispatchModel.Method] = [:]
  }

  /// A category that is there, and what there was before it.
  private struct Loan {
    let owner = RegistrationOwner(name: "Category")
    let node, selector: Int
    let previous: DispatchModel.Method?
  }

  private let implementations: [Implementation]
  private var traces: [Int: TraceListener] = [:]
  private var loan: Loan?

  /// Answers what is forwarded.
  private let helper: Object

  init(_ size: Size = Size()) throws {
    self.size = size
    let prefix = uniqueName("model")
    selectors = try (0..<size.selectors).map { try Selector(validating: "\(prefix)_\($0)") }
    let donor = try makeClass("ModelDonor")
    implementations = try (0..<size.implementations).map { number in
      let method = DispatchModel.Method(number: number)
      let selector = try Selector(validating: "\(prefix)_donor\(number)")
      let answer = method.answer
      if method.isReal {
        try donor.addMethod(selector) { (_: Object) in answer }
      } else {
        try donor.addMethod(selector) { (_: Object) in Int(answer) }
      }
      guard let made = donor.instanceMethod(for: selector) else { throw Missing() }
      return made.implementation
    }
    let selectors = selectors
    helper = try makeClass("ModelHelper") { cls in
      for selector in selectors {
        try cls.addMethod(selector) { (_: Object) in Int(DispatchModel.helped.answer) }
      }
    }.make()
    try append(try makeClass("Model"))
    wanderers = try (0..<size.wanderers).map { _ in
      Wanderer(object: try classes[0].make(), node: 0)
    }
  }

  deinit {
    for listener in traces.values { listener.stop() }
  }

  struct Missing: Error {}

  private func append(_ cls: RuntimeClass) throws {
    classes += [cls, cls.metaclass]
    receivers += [try cls.make(), cls.object]
  }

  private func types(_ method: DispatchModel.Method, _ node: Int) -> String {
    (method.isReal ? "d" : "q") + (node.isMultiple(of: 2) ? "@:" : "#:")
  }

  /// Changes the model. What the runtime is to do with the operation is returned, to be done at a time of the
  /// caller's choosing: it gives whether the runtime did or refused what the rules say.
  func plan(_ operation: DispatchOperation) -> () throws -> Bool {
    // What a class answers that is gone is not changed any more.
    if operation.nodes.contains(where: { model[$0].isGone }) { return { true } }
    // A category goes before methods are changed by others, who would be on top of it or beneath.
    if let loan, operation.changesMethods {
      let (revoke, change) = (revoke(loan), plan(operation))
      return { try revoke() && change() }
    }
    return plans(operation)
  }

  /// Lets the classes that a message concerns add what they do not answer.
  func resolve(_ selector: Int, in nodes: Int?...) {
    for case let node? in nodes { model.resolve(selector, in: node) }
  }

  private func revoke(_ loan: Loan) -> () -> Bool {
    model[loan.node, loan.selector] = loan.previous
    self.loan = nil
    return {
      loan.owner.discard()
      return true
    }
  }

  private func plans(_ operation: DispatchOperation) -> () throws -> Bool {
    switch operation {
    case .add(let node, let selector, let method):
      let isNew = model[node, selector] == nil
      if isNew { model[node, selector] = method }
      return { [self] in
        succeeds { () throws(RegistrationError) in
          try classes[node].addMethod(
            selectors[selector], implementations[method.number], types: types(method, node))
        } == isNew
      }
    case .replace(let node, let selector, let method):
      let old = model[node, selector]
      let fits = old.map { $0.isReal == method.isReal } ?? true
      if fits { model[node, selector] = method }
      return { [self] in
        succeeds { () throws(RegistrationError) in
          let replaced = try classes[node].replaceMethod(
            selectors[selector], implementations[method.number], types: types(method, node))
          assert(replaced == old.map { implementations[$0.number] })
        } == fits
      }
    case .setImplementation(let node, let selector, let method):
      // Who asks for a method to change it lets the class add it.
      resolve(selector, in: node)
      guard let found = model.find(selector, from: node), found.method.isReal == method.isReal
      else {
        return { [self] in
          _ = classes[node].responds(to: selectors[selector])
          return true
        }
      }
      model[found.implementor, selector] = method
      return { [self] in
        guard let record = MethodRecords.record(of: classes[node], selectors[selector]) else {
          return false
        }
        let old = try MethodRecords.setImplementation(record, implementations[method.number].imp)
        return old.map(Implementation.init) == implementations[found.method.number]
      }
    case .exchange(let node, let one, let other):
      let found = (model.find(one, from: node), model.find(other, from: node))
      var fits = false
      if case (let first?, let second?) = found, first.method.isReal == second.method.isReal {
        fits = true
        model[first.implementor, one] = second.method
        model[second.implementor, other] = first.method
      }
      return { [self] in
        succeeds { () throws(RegistrationError) in
          try classes[node].exchangeMethods(selectors[one], selectors[other])
        } == fits
      }
    case .remove(let node, let selector):
      model[node, selector] = nil
      return { [self] in
        classes[node].removeMethod(selectors[selector])
        return true
      }
    case .newClass(let node, let initializer):
      model.addClass(below: node, initializer: initializer)
      return { [self] in
        try append(
          try makeClass("Model", below: classes[node]) { cls in
            guard let initializer else { return }
            let add = adding(initializer)
            try cls.metaclass.addMethod(Selector("initialize")) { (cls: ClassObject) in
              add(cls.instanceClass)
            }
          })
        return true
      }
    case .duplicate(let node):
      model.addDuplicate(of: node)
      return { [self] in
        try append(try classes[node].duplicate(named: uniqueName("ModelCopy")))
        return true
      }
    case .dispose(let node):
      // The first class stays, so that there always is one.
      let goes = node > 0 && model.dispose(node)
      return { [self] in
        node == 0
          || succeeds { () throws(RegistrationError) in try classes[node].disposePair() } == goes
      }
    case .setSuperclass(let node, let new):
      let old = model[node].superclass
      let fits = model.setSuperclass(node, new)
      return { [self] in
        succeeds { () throws(RegistrationError) in
          let previous = try classes[node].setSuperclass(classes[new])
          assert(old.map { previous == classes[$0] } ?? true)
        } == fits
      }
    case .addCategory(let node, let addition):
      let old = model[node, addition.selector]
      let fits = old.map { $0.isReal == addition.method.isReal } ?? true
      let made = Loan(node: node, selector: addition.selector, previous: old)
      if fits {
        loan = made
        model[node, addition.selector] = addition.method
      }
      return { [self] in
        let method = CarobRuntime.Method(
          selectors[addition.selector], implementations[addition.method.number],
          types: types(addition.method, node), isClassMethod: !node.isMultiple(of: 2))
        return succeeds { () throws(RegistrationError) in
          try made.owner.whileRegistering { () throws(RegistrationError) in
            try classes[node / 2 * 2].addCategory(
              CarobRuntime.Category(named: "Model", methods: [method]))
          }
        } == fits
      }
    case .revokeCategory: return loan.map(revoke) ?? { true }
    case .toggleResolver(let node, let addition):
      let isNew = model[node].resolver == nil
      model[node].resolver = isNew ? addition : nil
      return { [self] in
        let resolve = Selector("resolveInstanceMethod:")
        let cls = classes[node + 1]
        guard isNew else {
          cls.removeMethod(resolve)
          return true
        }
        let (add, wanted) = (adding(addition), selectors[addition.selector])
        try cls.addMethod(resolve) { (cls: ClassObject, selector: Selector) in
          if selector == wanted { add(cls.instanceClass.visible) }
          return false
        }
        return true
      }
    case .toggleForwarding(let node):
      model[node].forwards.toggle()
      let isNew = model[node].forwards
      return { [self] in
        let forward = Selector("forwardingTargetForSelector:")
        guard isNew else {
          classes[node].removeMethod(forward)
          return true
        }
        let helper = helper
        try classes[node].addMethod(forward) { (_: Object, _: Selector) in helper as Object? }
        return true
      }
    case .respond(let wanderer, let addition):
      let node = wanderers[wanderer].node
      // All handlers answer integers, and a class that answers something else refuses them.
      let taken = [addition.selector] + wanderers[wanderer].handlers.keys
      if model[node].isGone
        || taken.contains(where: { model.find($0, from: node)?.method.isReal == true })
      {
        return { true }
      }
      let method = DispatchModel.Method(number: addition.method.number * 4)
      wanderers[wanderer].handlers[addition.selector] = method
      return { [self] in
        try wanderers[wanderer].object.respond(to: selectors[addition.selector]) {
          (_: Object) in Int(method.answer)
        }
        return true
      }
    case .setClass(let wanderer, let node):
      let handlers = wanderers[wanderer].handlers.keys
      if handlers.contains(where: { model.find($0, from: node)?.method.isReal == true }) {
        return { true }
      }
      let old = wanderers[wanderer].node
      wanderers[wanderer].node = node
      return { [self] in
        try wanderers[wanderer].object.setClass(classes[node]) == classes[old]
      }
    case .toggleTrace(let node):
      return { [self] in
        if let listener = traces.removeValue(forKey: node) {
          listener.stop()
        } else {
          let level = node.isMultiple(of: 2) ? "-" : "+"
          traces[node] = MessageTrace.start(
            try MessagePattern(parsing: "\(level)[\(classes[node].name) *]")
          ) { _ in }
        }
        return true
      }
    }
  }

  /// What adds a method to a class that has none of that name and is not gone.
  private func adding(_ addition: DispatchModel.Addition) -> (RuntimeClass) -> Void {
    let (selector, types) = (selectors[addition.selector], types(addition.method, 0))
    let code = implementations[addition.method.number]
    return { cls in
      if cls.isRegistered { try? cls.addMethod(selector, code, types: types) }
    }
  }

  private func succeeds(_ body: () throws(RegistrationError) -> Void) -> Bool {
    do throws(RegistrationError) {
      try body()
      return true
    } catch {
      return false
    }
  }
}
