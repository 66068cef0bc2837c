import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Whether an object answers, as a host asks it.
@Suite struct AnsweringTests {
  private static let work = Selector("doWork")
  private static let respondsToSelector = Message<(Selector) -> Bool>("respondsToSelector:")

  private func object(
    _ name: String, below superclass: RuntimeClass = Object.runtimeClass,
    _ add: (RuntimeClass) throws -> Void
  ) throws -> Object {
    try makeClass(name, below: superclass, add).makeInstance()
  }

  private func worker() throws -> Object {
    try object("Worker") { try $0.addMethod(Self.work) { (_: Object) in 1 } }
  }

  private func addAnswer(_ cls: RuntimeClass, _ answer: Bool) throws {
    try cls.addMethod(Selector("respondsToSelector:")) { (_: Object, _: Selector) in answer }
  }

  private func addTarget(_ cls: RuntimeClass, _ target: Object?) throws {
    try cls.addMethod(Selector("forwardingTargetForSelector:")) { (_: Object, _: Selector) in target
    }
  }

  private func addInvocations(_ cls: RuntimeClass, to target: Object) throws {
    try cls.addMethod(Selector("methodSignatureForSelector:")) { (_: Object, selector: Selector) in
      target.runtimeClass.methodSignature(for: selector).map(MethodSignatureBox.init)
    }
    try cls.addMethod(Selector("forwardInvocation:")) { (_: Object, message: NSInvocation) throws in
      try message.invoke(on: target)
    }
  }

  @Test func methodsCount() throws {
    let worker = try worker()
    #expect(worker.responds(to: Self.work))
    #expect(worker.respondent(to: Self.work) == worker.runtimeClass)
    #expect(!worker.runtimeClass.answersBeyondItsMethods)
    let other = try object("Other") { _ in }
    #expect(!other.responds(to: Self.work))
    #expect(other.respondent(to: Self.work) == nil)
    try other.respond(to: "doWork") { (_: Object) in 2 }
    #expect(other.responds(to: Self.work))
    #expect(other.respondent(to: Self.work) == other.runtimeClass)
  }

  @Test func whatAnOverrideSaysCounts() throws {
    let refuser = try object("Refuser") {
      try $0.addMethod(Self.work) { (_: Object) in 1 }
      try addAnswer($0, false)
    }
    #expect(!refuser.responds(to: Self.work))
    #expect(refuser.respondent(to: Self.work) == nil)
    #expect(refuser.runtimeClass.responds(to: Self.work))
    #expect(refuser.runtimeClass.answersBeyondItsMethods)
    // It says that it answers, and does not.
    let liar = try object("Liar") { try addAnswer($0, true) }
    #expect(liar.respondent(to: Self.work) == liar.runtimeClass)
    let worker = try worker()
    let forwarder = try object("Forwarder") {
      try addAnswer($0, true)
      try addTarget($0, worker)
    }
    #expect(forwarder.respondent(to: Self.work) == worker.runtimeClass)
    let mute = try object("Mute") {
      try addAnswer($0, false)
      try addTarget($0, worker)
    }
    #expect(!mute.responds(to: Self.work))
  }

  @Test func aHandlerOfOneObjectMayOverride() throws {
    let worker = try worker()
    try worker.respond(to: "respondsToSelector:") { (_: Object, _: Selector) in false }
    #expect(!worker.responds(to: Self.work))
    #expect(try self.worker().responds(to: Self.work))
  }

  @Test func whatIsForwardedCounts() throws {
    let worker = try worker()
    let forwarders = [
      try object("Target") { try addTarget($0, worker) },
      try object("TargetProxy", below: NSProxy.runtimeClass) { try addTarget($0, worker) },
    ]
    let takers = [
      try object("Taker") { try addInvocations($0, to: worker) },
      try object("TakingProxy", below: NSProxy.runtimeClass) { try addInvocations($0, to: worker) },
    ]
    for object in forwarders + takers {
      #expect(object.responds(to: Self.work), "\(object.runtimeClass)")
      #expect(!object.responds(to: Selector("doNothing")), "\(object.runtimeClass)")
      #expect(try object.send(Self.work, returning: Int.self) == 1)
    }
    #expect(forwarders.allSatisfy { $0.respondent(to: Self.work) == worker.runtimeClass })
    #expect(takers.allSatisfy { $0.respondent(to: Self.work) == $0.runtimeClass })
    // The message itself leaves forwarding out, but for a proxy, which forwards it.
    #expect(try !Self.respondsToSelector(forwarders[0], Self.work))
    #expect(try Self.respondsToSelector(forwarders[1], Self.work))
  }

  @Test func theTargetIsAskedToo() throws {
    let refuser = try object("RefusingWorker") {
      try $0.addMethod(Self.work) { (_: Object) in 1 }
      try addAnswer($0, false)
    }
    let target = try object("ToRefuser") { try addTarget($0, refuser) }
    let proxy = try object("ProxyOfRefuser", below: NSProxy.runtimeClass) {
      try addInvocations($0, to: refuser)
    }
    #expect(!target.responds(to: Self.work))
    #expect(!proxy.responds(to: Self.work))
  }

  @Test func nobodyBehindAProxy() throws {
    let proxy = try object("Alone", below: NSProxy.runtimeClass) { _ in }
    #expect(!proxy.responds(to: Self.work))
    #expect(proxy.responds(to: Selector("hash")))
    let nobody = try object("ToNobody", below: NSProxy.runtimeClass) { try addTarget($0, nil) }
    #expect(!nobody.responds(to: Self.work))
  }

  @Test func whoFailsOrGoesInCirclesAnswersNo() throws {
    let failing = try object("Failing") {
      try $0.addMethod(Self.work) { (_: Object) in 1 }
      try $0.addMethod(Selector("respondsToSelector:")) { (_: Object, _: Selector) throws -> Bool in
        throw RaisedError("no idea")
      }
    }
    #expect(!failing.responds(to: Self.work))
    let wrong = try object("WrongResult") {
      try $0.addMethod(Selector("respondsToSelector:")) { (_: Object, _: Selector) in 1.5 }
    }
    #expect(!wrong.responds(to: Self.work))
    final class Ring { weak var first: Object? }
    let ring = Ring()
    let second = try object("RingB") {
      try $0.addMethod(Selector("forwardingTargetForSelector:")) { (_: Object, _: Selector) in
        ring.first
      }
    }
    let first = try object("RingA") { try addTarget($0, second) }
    ring.first = first
    #expect(!first.responds(to: Self.work))
  }

  @Test func anOverrideIsSeenWhenItComesAndGoes() throws {
    let worker = try worker()
    #expect(worker.responds(to: Self.work))
    try addAnswer(worker.runtimeClass, false)
    #expect(!worker.responds(to: Self.work))
    worker.runtimeClass.removeMethod(Selector("respondsToSelector:"))
    #expect(worker.responds(to: Self.work))
  }
}
