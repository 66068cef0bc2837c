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
  private(set) var wanderers: [(object: Object, node: Int)] = []

  private let implementations: [Implementation]
  private var traces: [Int: TraceListener] = [:]

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
    try append(try makeClass("Model"))
    wanderers = try (0..<size.wanderers).map { _ in (try classes[0].make(), 0) }
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
      guard let found = model.find(selector, from: node), found.method.isReal == method.isReal
      else { return { true } }
      model[found.implementor, selector] = method
      return { [self] in
        guard let record = MethodRecords.record(of: classes[node], selectors[selector]) else {
          return false
        }
        let old = MethodRecords.setImplementation(record, implementations[method.number].imp)
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
    case .newClass(let node):
      model.addClass(below: node)
      return { [self] in
        try append(try makeClass("Model", below: classes[node]))
        return true
      }
    case .setClass(let wanderer, let node):
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

  private func succeeds(_ body: () throws(RegistrationError) -> Void) -> Bool {
    do throws(RegistrationError) {
      try body()
      return true
    } catch {
      return false
    }
  }
}
