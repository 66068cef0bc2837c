import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Call sites as `CAROB_SEND` and `CAROB_SEND_SUPER` make them.
@Suite struct CallSiteTests {
  private final class Site {
    let address: UnsafeMutablePointer<carob_call_site>

    init(_ selector: String, above cls: RuntimeClass? = nil, arguments: UInt32 = 0) {
      address = .allocate(capacity: 1)
      var site = carob_call_site()
      site.selector_name = CStringTable.shared.interned(selector)
      site.super_of = cls.map { CStringTable.shared.interned($0.name) }
      site.argument_count = arguments
      address.initialize(to: site)
    }

    deinit { address.deallocate() }

    func send(_ object: Object?) -> Int? {
      guard let imp = CallSiteFilling.fill(address, object?.id) else { return nil }
      typealias Function = @convention(c) (Raw?, SEL) -> Int
      return unsafeBitCast(imp, to: Function.self)(object?.id, address.pointee.selector)
    }
  }

  private func family() throws -> (top: RuntimeClass, bottom: RuntimeClass) {
    let top = try makeClass { cls in
      try cls.addMethod(Selector("answer")) { (_: Object) in 1 }
      try cls.addMethod(Selector("other")) { (_: Object) in 2 }
    }
    let bottom = try makeClass(below: top) { cls in
      try cls.addMethod(Selector("answer")) { (_: Object) in 3 }
    }
    return (top, bottom)
  }

  @Test func keepsWhatItFound() throws {
    let (top, bottom) = try family()
    let (object, below) = (try top.make(), try bottom.make())
    let site = Site("answer")
    #expect(site.send(object) == 1)
    #expect(site.address.pointee.selector == Selector("answer").sel)
    let isa = Object.isaRecord(of: object.id)
    let held = try #require(carob_site_imp(site.address, isa))
    let method = try #require(top.instanceMethod(for: Selector("answer")))
    #expect(Implementation(held) == method.implementation)
    #expect(site.send(below) == 3)
    // For another class than the last one the site looks into that class's cache.
    let again = try #require(carob_site_imp(site.address, isa))
    #expect(Implementation(again) == method.implementation)
    #expect(site.send(object) == 1)
    try top.exchangeMethods(Selector("answer"), Selector("other"))
    #expect(carob_site_imp(site.address, isa) == nil)
    #expect(site.send(object) == 2)
  }

  @Test func superSitesKeepTheirGeneration() throws {
    let (top, bottom) = try family()
    let object = try bottom.make()
    let site = Site("answer", above: bottom)
    #expect(site.send(object) == 1)
    try top.exchangeMethods(Selector("answer"), Selector("other"))
    #expect(site.address.pointee.generation != Generation.current)
    #expect(site.send(object) == 2)
  }

  @Test func whatCannotBeSentLeavesAPendingError() throws {
    let (_, bottom) = try family()
    let object = try bottom.make()
    func failure(_ site: Site, _ receiver: Object?) -> String? {
      #expect(site.send(receiver) == nil)
      return PendingError.take().map { "\($0)" }
    }
    #expect(failure(Site("answer"), nil) == nil)
    #expect(
      failure(Site("missingMethodOfNoName"), object)
        == "-[\(bottom) missingMethodOfNoName]: unrecognized selector; "
        + "nothing with a similar name is answered")
    #expect(
      failure(Site("answer", arguments: 1), object)
        == "-[\(bottom) answer]: takes 0 arguments, 1 given")
    #expect(failure(Site("no\tselector"), object)?.contains("white space") == true)
    let unrelated = try makeClass("Unrelated")
    #expect(
      failure(Site("answer", above: unrelated), object)?.contains("answer]: unrecognized selector")
        == true)
    #expect(failure(Site("description", above: Object.runtimeClass), object) != nil)
    #expect(PendingError.take() == nil)
  }
}
