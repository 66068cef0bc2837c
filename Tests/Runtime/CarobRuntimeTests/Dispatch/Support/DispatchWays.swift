import CCarob

@testable import CarobRuntime
import CarobFoundation

/// Every way of asking what a receiver answers, with the sites that remember. Used by one thread.
final class DispatchWays {
  private let selectors: [Selector]
  /// One site for each selector that all receivers go through, so that it changes its mind often.
  private let shared: [Message<() -> Int>]
  private let sharedReal: [Message<() -> Double>]
  /// One site for each receiver and selector, which stays warm.
  private var own: [[Message<() -> Int>]] = []
  private let cSites: [UnsafeMutablePointer<carob_call_site>]
  private var superSites: [[UnsafeMutablePointer<carob_call_site>]] = []

  private struct Question: Hashable {
    let receiver: ObjectIdentifier
    let node, selector: Int
    let isSuper: Bool
  }

  /// What was not answered when it was last asked. A refusal looks for similar names, which takes its time, so
  /// that it is not provoked again until something has changed.
  private var refused: Set<Question> = []

  init(_ selectors: [Selector]) {
    self.selectors = selectors
    shared = selectors.map { Message($0) }
    sharedReal = selectors.map { Message($0) }
    cSites = selectors.map { Self.makeSite($0, above: nil) }
  }

  deinit {
    for site in cSites + superSites.joined() { site.deallocate() }
  }

  private static func makeSite(
    _ selector: Selector, above cls: RuntimeClass?
  ) -> UnsafeMutablePointer<carob_call_site> {
    let address = UnsafeMutablePointer<carob_call_site>.allocate(capacity: 1)
    var site = carob_call_site()
    site.selector_name = selector.cName
    site.super_of = cls.map { CStringTable.shared.interned($0.name) }
    address.initialize(to: site)
    return address
  }

  /// What is wrong about a receiver; nil when every way agrees with the model.
  func complaint(
    _ receiver: Object, _ node: Int, _ selector: Int, in world: DispatchWorld,
    handler: DispatchModel.Method? = nil
  ) -> String? {
    world.resolve(selector, in: node)
    let expected = world.model.find(selector, from: node)
    let answer = handler ?? world.model.answer(selector, of: node, from: node)
    let (name, cls) = (selectors[selector], world.classes[node])
    while own.count <= node { own.append(selectors.map { Message($0) }) }
    var complaint: String?
    func check<Value: Equatable>(_ way: String, _ value: Value, _ wanted: Value) {
      if value == wanted || complaint != nil { return }
      complaint = "\(way): s\(selector) of \(node) is \(value), by the rules \(wanted)"
    }
    func sendInEveryWay() {
      let integer = answer.flatMap { $0.isReal ? nil : Int($0.answer) }
      let real = answer.flatMap { $0.isReal ? $0.answer : nil }
      check("own site", try? own[node][selector](receiver), integer)
      check("own site again", try? own[node][selector](receiver), integer)
      check("shared site", try? shared[selector](receiver), integer)
      check("shared site of doubles", try? sharedReal[selector](receiver), real)
      let dynamic = try? receiver.send(name, returning: Double.self)
      check("dynamic send", dynamic, answer?.answer)
      check("C site", cSend(receiver, selector, answer), answer?.answer)
    }
    check("responds", cls.responds(to: name), expected != nil)
    check("responds itself", receiver.isa.responds(to: name), (handler ?? expected?.method) != nil)
    // What is forwarded counts as well.
    check("takes", receiver.responds(to: name), answer != nil)
    let implementor = expected.map { world.classes[$0.implementor] }
    check("implementor", cls.implementor(of: name), implementor)
    if isNews(answer != nil, receiver, node, selector, isSuper: false) {
      sendInEveryWay()
    }
    let above = world.model[node].superclass
    // Nobody finds a class that is gone by the name that a super send says.
    if !world.model[node].isGone {
      world.resolve(selector, in: above)
      let inherited = world.model.answer(selector, of: node, from: above)
      if isNews(inherited != nil, receiver, node, selector, isSuper: true) {
        let superAnswer = try? receiver.sendSuper(above: cls, name) as? NumberBox
        check("super send", superAnswer?.doubleValue, inherited?.answer)
        let cSuperAnswer = cSendSuper(receiver, node, selector, in: world, inherited)
        check("C super site", cSuperAnswer, inherited?.answer)
      }
    }
    check("pending error", PendingError.take() == nil, true)
    return complaint
  }

  /// Whether something is to be sent: it is answered, or was the last time.
  private func isNews(
    _ isAnswered: Bool, _ receiver: Object, _ node: Int, _ selector: Int, isSuper: Bool
  ) -> Bool {
    let question = Question(
      receiver: ObjectIdentifier(receiver), node: node, selector: selector, isSuper: isSuper)
    if isAnswered {
      refused.remove(question)
      return true
    }
    return refused.insert(question).inserted
  }

  // MARK: As CAROB_SEND does

  private func cSend(
    _ receiver: Object, _ selector: Int, _ method: DispatchModel.Method?
  ) -> Double? {
    let site = cSites[selector]
    let held = carob_site_imp(site, Object.isaRecord(of: receiver.id))
    return call(held ?? CallSiteFilling.fill(site, receiver.id), receiver, site, method)
  }

  /// As `carob_lookup_super` does.
  private func cSendSuper(
    _ receiver: Object, _ node: Int, _ selector: Int, in world: DispatchWorld,
    _ method: DispatchModel.Method?
  ) -> Double? {
    while superSites.count <= node / 2 {
      let cls = world.classes[superSites.count * 2]
      superSites.append(selectors.map { Self.makeSite($0, above: cls) })
    }
    let site = superSites[node / 2][selector]
    let imp = carob_super_site_imp(site, Object.isaRecord(of: receiver.id), Generation.current)
    return call(imp ?? CallSiteFilling.fill(site, receiver.id), receiver, site, method)
  }

  /// Calls as C does, which trusts the types it was written with.
  private func call(
    _ imp: IMP?, _ receiver: Object, _ site: UnsafeMutablePointer<carob_call_site>,
    _ method: DispatchModel.Method?
  ) -> Double? {
    guard let imp else {
      _ = PendingError.take()
      return nil
    }
    guard let method else { return .nan }
    typealias Whole = @convention(c) (UnsafeMutableRawPointer, SEL) -> Int
    typealias Real = @convention(c) (UnsafeMutableRawPointer, SEL) -> Double
    let sel = selectors[0].sel
    // SAFETY: the model says what the method returns; none takes an argument.
    return method.isReal
      ? unsafeBitCast(imp, to: Real.self)(receiver.id, site.pointee.selector ?? sel)
      : Double(unsafeBitCast(imp, to: Whole.self)(receiver.id, site.pointee.selector ?? sel))
  }
}
