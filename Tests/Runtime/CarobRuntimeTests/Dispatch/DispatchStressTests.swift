import CCarob
import CarobFoundation
import RuntimeTestSupport
import Synchronization
import Testing

@testable import CarobRuntime

/// Everything at once: eight threads send, change methods, add categories, make and register classes and
/// selectors, for a fixed number of rounds. The thread sanitizer watches.
///
/// Each thread has classes of its own, below one class that all share. What it changes there is seen by its own
/// next message, whatever the others do: a stale cache would give the number of an earlier round. What all change
/// together is counted: no change is lost.
@Suite struct DispatchStressTests {
  private static let threads = 8
  private static let rounds = 40

  private let answer = Selector("answer")
  private let other = Selector("other")

  /// A call site as `CAROB_SEND` and, with a class, `CAROB_SEND_SUPER` make it. Used by all threads.
  private final class Site: @unchecked Sendable {
    // SAFETY: the runtime and the functions of the headers access it atomically.
    private let address: UnsafeMutablePointer<carob_call_site>

    init(_ selector: Selector, above cls: RuntimeClass? = nil) {
      var site = carob_call_site()
      site.selector_name = selector.cName
      site.super_of = cls.map { CStringTable.shared.interned($0.name) }
      address = .allocate(capacity: 1)
      address.initialize(to: site)
    }

    deinit { address.deallocate() }

    func send(_ object: Object) -> Int? {
      let isa = Object.isaRecord(of: object.id)
      let held =
        address.pointee.super_of == nil
        ? carob_site_imp(address, isa) : carob_super_site_imp(address, isa, Generation.current)
      guard let imp = held ?? CallSiteFilling.fill(address, object.id) else {
        _ = PendingError.take()
        return nil
      }
      typealias Function = @convention(c) (UnsafeMutableRawPointer, SEL) -> Int
      return unsafeBitCast(imp, to: Function.self)(object.id, address.pointee.selector)
    }
  }

  /// What all threads use.
  private struct Shared: Sendable {
    let top: RuntimeClass
    let message = Message<() -> Int>("answer")
    let site: Site
    /// Code that answers its own number, which belongs to no class that goes.
    let code: [Implementation]
    let name = uniqueName("stress")
  }

  private func makeShared() throws -> Shared {
    let code = try (0..<Self.rounds * 2).map { number in
      let donor = try makeClass("StressDonor") { cls in
        try cls.addMethod(answer) { (_: Object) in number }
      }
      return try #require(donor.instanceMethod(for: answer)).implementation
    }
    let top = try makeClass("Stress") { cls in
      try cls.addMethod(answer, code[0], types: "q@:")
      try cls.metaclass.addMethod(answer, code[0], types: "q#:")
      try cls.metaclass.addMethod(other, code[1], types: "q#:")
    }
    return Shared(top: top, site: Site(answer), code: code)
  }

  @Test func nothingIsLostAndNothingIsStale() throws {
    let shared = try makeShared()
    let complaints = Log()
    onThreads(Self.threads) { thread in
      do {
        for round in 0..<Self.rounds {
          try autoreleasePool { try self.round(round, thread, shared, complaints) }
        }
      } catch {
        complaints.add("\(error)")
      }
    }
    #expect(complaints.entries == [])
    // Every thread added one method a round to the class that all share.
    let added = shared.top.methods.count { $0.selector.name.hasPrefix(shared.name) }
    #expect(added == Self.threads * Self.rounds)
    // Every thread exchanged two methods once a round: an even number of times, if none was lost.
    #expect(try shared.top.object.send(answer, returning: Int.self) == 0)
    #expect(try shared.top.object.send(other, returning: Int.self) == 1)
  }

  private func round(
    _ round: Int, _ thread: Int, _ shared: Shared, _ complaints: Log
  ) throws {
    let own = try makeClass("StressOwn", below: shared.top)
    let below = try makeClass("StressOwn", below: own)
    let object = try below.make()
    let superSite = Site(answer, above: below)
    let mine = Message<() -> Int>("answer")
    /// What must be seen by every way of sending, when a change has returned.
    func check(_ change: String, _ expected: Int) throws {
      let answers = [
        try mine(object), try shared.message(object),
        try object.send(answer, returning: Int.self), shared.site.send(object) ?? -1,
        superSite.send(object) ?? -1,
        (try object.sendSuper(above: below, answer) as? NumberBox)?.integerValue ?? -1,
      ]
      if answers != Array(repeating: expected, count: answers.count) {
        complaints.add("thread \(thread), round \(round), \(change): \(answers), not \(expected)")
      }
    }
    try check("a new class", 0)
    // Swizzling.
    try own.addMethod(answer, shared.code[round], types: "q@:")
    try check("a method was added", round)
    try own.replaceMethod(answer, shared.code[round + 1], types: "q@:")
    try check("it was replaced", round + 1)
    try own.addMethod(other, shared.code[round + 4], types: "q@:")
    try own.exchangeMethods(answer, other)
    try check("it was exchanged", round + 4)
    try own.exchangeMethods(answer, other)
    try check("it was exchanged back", round + 1)
    // A category of a plugin, which is unloaded.
    let owner = RegistrationOwner(name: "Stress")
    try owner.whileRegistering { () throws(RegistrationError) in
      let method = CarobRuntime.Method(answer, shared.code[round + 2], types: "q@:")
      try own.addCategory(CarobRuntime.Category(named: "Stress", methods: [method]))
    }
    try check("a category was added", round + 2)
    owner.discard()
    try check("it was revoked", round + 1)
    // The class goes elsewhere and back.
    let elsewhere = try makeClass("StressElsewhere", below: shared.top) { cls in
      try cls.addMethod(answer, shared.code[round + 3], types: "q@:")
    }
    try below.setSuperclass(elsewhere)
    try check("it was put elsewhere", round + 3)
    try below.setSuperclass(own)
    try check("it was put back", round + 1)
    own.removeMethod(answer)
    try check("the method was removed", 0)
    // What all change.
    let selector = try Selector(validating: "\(shared.name)_\(thread)_\(round)")
    try shared.top.addMethod(selector, shared.code[round], types: "q@:")
    if try object.send(selector, returning: Int.self) != round { complaints.add("\(selector)") }
    try shared.top.metaclass.exchangeMethods(answer, other)
    let either = try shared.top.object.send(answer, returning: Int.self)
    if either != 0 && either != 1 { complaints.add("the shared class answers \(either)") }
    try elsewhere.disposePair()
  }
}
