import CCarob
import CarobPluginKit
import Testing

@testable import CarobRuntime

/// What the host asks of objects whose class a plugin in Swift has.
@Suite struct AnsweringTests {
  @Test func theHostAsksWhatAPluginOverrides() throws {
    try KitHost.inPool { () throws in
      let worker = try ObjectClass.define("KitWorker", below: "NSObject") { worker in
        worker.method("doWork") { (self: CarobPluginKit.Object) in 1 }
        worker.method("doNothing") { (self: CarobPluginKit.Object) in 0 }
        worker.method("respondsToSelector:") {
          (self: CarobPluginKit.Object, selector: CarobPluginKit.Selector) in
          selector.description == "doWork"
        }
      }
      let forwarder = try ObjectClass.define("KitForwarder", below: "NSObject") { forwarder in
        forwarder.method("forwardingTargetForSelector:") {
          (self: CarobPluginKit.Object, selector: CarobPluginKit.Selector) in
          try worker.new()
        }
      }
      for (cls, respondent) in [(worker, "KitWorker"), (forwarder, "KitWorker")] {
        let made = try cls.new()
        #expect(!made.isNil)
        let object = try #require(RuntimeClass(named: cls.name)).make()
        #expect(object.responds(to: Selector("doWork")), "\(cls.name)")
        #expect(!object.responds(to: Selector("doNothing")), "\(cls.name)")
        #expect(object.respondent(to: Selector("doWork"))?.name == respondent)
      }
    }
  }
}
