import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import PluginTestSupport
import RuntimeTestSupport
import ServerTestSupport
import Testing

@testable import InstantCocoaRemote

/// The model of the worked cases.
final class ICRemoteLink: ICModel {
  final var upvoteCount = 0

  override class func define(_ definition: ClassDefinition) {
    super.define(definition)
    definition.members(of: ICRemoteLink.self) { link in
      link.property("upvoteCount") {
        $0.upvoteCount
      } set: {
        $0.upvoteCount = $1
      }
    }
  }

  static func make(_ id: Int?, upvotes: Int = 1) -> ICRemoteLink {
    let link = ICRemoteLink()
    link.objectID = id.map { NumberBox($0) }
    link.upvoteCount = upvotes
    return link
  }
}

@Suite("Gateways")
@MainActor
struct ICResourceGatewayTests {
  init() { InstantCocoaRemoteClasses.register() }

  /// The object's own gateway, speaking to a server.
  private func gateway(
    of receiver: Object, _ server: ScriptedServer
  ) throws -> ICResourceGateway {
    let gateway = try #require(try receiver.send(Selector("gateway")) as? ICResourceGateway)
    gateway.setRequestManager(try ICRequestManager(server))
    return gateway
  }

  private let server = ScriptedServer { request in
    request.target.hasPrefix("/remotelinks/3/test_action")
      ? .response(#"{"upvoteCount": 2}"#) : .response(status: 404, "")
  }

  @Test("GTW-01: an action gives the very same object, updated") func gtw01() async throws {
    let link = ICRemoteLink.make(3)
    let gateway = try gateway(of: link, server)
    let log = Log()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      do {
        let success = try Block { (object: Object?) in
          log.add("success \(object === link) \(link.upvoteCount)")
          continuation.resume()
        }
        let failure = try Block { (_: Object?, error: Object?) in
          log.add("failure")
          continuation.resume()
        }
        _ = try gateway.send(
          Selector("performAction:queryParameters:successBlock:failureBlock:"), "test_action",
          DictionaryBox(["required_parameter": StringBox("value")]), success, failure)
        log.add("sent")
      } catch {
        Issue.record(error)
        continuation.resume()
      }
    }
    #expect(log.entries == ["sent", "success true 2"])
  }

  @Test("GTW-03: a custom action is a PUT with the parameters as JSON") func gtw03() async throws {
    let link = ICRemoteLink.make(3)
    let object = try await gateway(of: link, server).perform(
      "test_action", parameters: DictionaryBox(["required_parameter": StringBox("value")]))
    #expect(object === link)
    let request = try #require(server.requests.first)
    #expect(request.verb == "PUT")
    #expect(request.target == "/remotelinks/3/test_action")
    #expect(request.body == #"{"required_parameter":"value"}"#)
  }

  @Test(
    "verbs add nothing to the path, and custom actions may have another",
    arguments: [
      ("GET", "GET /remotelinks/3? "), ("POST", "POST /remotelinks/3 {}"),
      ("PUT", "PUT /remotelinks/3 {}"), ("PATCH", "PATCH /remotelinks/3 {}"),
      ("DELETE", "DELETE /remotelinks/3? "), ("get", "POST /remotelinks/3/get {}"),
      ("HEAD", "POST /remotelinks/3/HEAD {}"), ("up vote", "POST /remotelinks/3/up%20vote {}"),
    ])
  func verbs(_ action: String, _ expected: String) async throws {
    let server = ScriptedServer(always: .response(""))
    let gateway = try gateway(of: ICRemoteLink.make(3), server)
    try gateway.send(Selector("setHTTPVerbForCustomActions:"), "POST")
    #expect(try gateway.send(Selector("HTTPVerbForCustomActions"))?.description == "POST")
    // The object is gone, so that the gateway is its class's.
    let link = ICRemoteLink.make(3)
    let own = ICResourceGateway(class: link.runtimeClass, object: link)
    own.setRequestManager(try gateway.requestManager)
    own.verbForCustomActions = .post
    try await own.perform(action)
    #expect(server.requests.map { "\($0.verb) \($0.target) \($0.body)" } == [expected])
  }

  @Test func aClassHasNoObject() async throws {
    let server = ScriptedServer(always: .response(#"{"upvoteCount": 2}"#))
    let gateway = ICResourceGateway(class: ICRemoteLink.runtimeClass)
    gateway.setRequestManager(try ICRequestManager(server))
    #expect(try await gateway.perform("popular") == nil)
    #expect(server.requests.map(\.target) == ["/remotelinks/popular"])
  }

  @Test func anObjectNeedNotBeAModel() async throws {
    let server = ScriptedServer(always: .response(#"{"upvoteCount": 2}"#))
    let cls = try makeClass("TestPlain") { cls in
      try cls.addMethod(Selector("resourceEndpoint")) { (_: Object) in "things/7" }
    }
    let object = try cls.make()
    let gateway = ICResourceGateway(class: cls, object: object)
    gateway.setRequestManager(try ICRequestManager(server))
    #expect(try await gateway.perform(.get) === object)
    #expect(server.requests.map(\.target) == ["/things/7?"])
  }

  @Test func anObjectIsUpdatedOnlyIfItIsToBe() async throws {
    let link = ICRemoteLink.make(3)
    let gateway = try gateway(of: link, server)
    try gateway.send(Selector("setUpdateObjectOnCompletion:"), false)
    try await gateway.perform("test_action")
    #expect(link.upvoteCount == 1)
  }

  @Test(
    "what is at the key path is mapped",
    arguments: [
      (nil, #"{"upvoteCount": 2}"#, 2), ("", #"{"upvoteCount": 2}"#, 2),
      ("data.link", #"{"data": {"link": {"upvoteCount": 2}}}"#, 2),
      ("data.link", #"{"data": [1]}"#, 1), ("data", #"[{"upvoteCount": 2}]"#, 1),
      (nil, "[1]", 1), (nil, "null", 1), (nil, "", 1),
    ])
  func keyPath(_ keyPath: String?, _ body: String, _ upvotes: Int) async throws {
    let link = ICRemoteLink.make(3)
    let gateway = try gateway(of: link, ScriptedServer(always: .response(body)))
    try gateway.send(Selector("setRemoteKeypath:"), keyPath)
    #expect(try await gateway.perform(.get) === link)
    #expect(link.upvoteCount == upvotes)
  }

  @Test func theClassMaySayTheKeyPath() async throws {
    let cls = try makeClass("TestRemote", below: ICRemoteLink.runtimeClass) { cls in
      try cls.metaclass.addMethod(Selector("remoteKeyPath")) { (_: Object) in "link" }
    }
    let link = try #require(try cls.make() as? ICRemoteLink)
    let server = ScriptedServer(always: .response(#"{"link": {"upvoteCount": 5}}"#))
    try await gateway(of: link, server).perform(.get)
    #expect(link.upvoteCount == 5)
  }

  @Test func aFailureLeavesTheObjectAlone() async throws {
    let link = ICRemoteLink.make(4)
    let gateway = try gateway(of: link, server)
    let log = Log()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      do {
        let failure = try Block { (object: Object?, error: ErrorBox) in
          log.add("\(object === link) \(error.code) \(link.upvoteCount)")
          continuation.resume()
        }
        _ = try gateway.send(
          Selector("performAction:successBlock:failureBlock:"), "test_action", nil as Block?,
          failure)
      } catch {
        Issue.record(error)
        continuation.resume()
      }
    }
    #expect(log.entries == ["true -1011 1"])
  }

  @Test func aSetterThatRaisesIsAFailure() async throws {
    let cls = try makeClass("TestRaising", below: ICRemoteLink.runtimeClass) { cls in
      try cls.addMethod(Selector("setUpvoteCount:")) { (_: Object, _: Int) in
        throw RaisedError("no more votes")
      }
    }
    let link = try #require(try cls.make() as? ICRemoteLink)
    let server = ScriptedServer(always: .response(#"{"upvoteCount": 2}"#))
    let gateway = try gateway(of: link, server)
    let error = await #expect(throws: MessageError.self) {
      _ = try await gateway.perform(.get) === link
    }
    #expect(error?.description.hasSuffix("no more votes") == true)
  }

  @Test("D 40: the object is kept until the answer") func kept() async throws {
    let mayAnswer = DispatchSemaphore(value: 0)
    let server = ScriptedServer { _ in
      mayAnswer.wait()
      return .response(#"{"upvoteCount": 9}"#)
    }
    var link: ICRemoteLink? = ICRemoteLink.make(3)
    weak let watched = link
    let gateway = try gateway(of: #require(link), server)
    let task = Task { (try await gateway.perform(.get) as? ICRemoteLink)?.upvoteCount }
    #expect(await eventually { !server.requests.isEmpty })
    link = nil
    #expect(watched != nil)
    mayAnswer.signal()
    #expect(try await task.value == 9)
  }

  @Test("D 40: classes of one model name have gateways of their own") func byClass() throws {
    func remote() throws -> RuntimeClass {
      try makeClass("TestNamed", below: ICRemoteLink.runtimeClass) { cls in
        try cls.metaclass.addMethod(Selector("modelName")) { (_: Object) in "Link" }
      }
    }
    let (one, other) = (try remote().object, try remote().object)
    let gateway = try #require(try one.send(Selector("gateway")) as? ICResourceGateway)
    #expect(try one.send(Selector("gateway")) === gateway)
    #expect(try other.send(Selector("gateway")) !== gateway)
    #expect(gateway.objectClass == one.instanceClass)
    #expect(gateway.object == nil)
    let link = ICRemoteLink.make(3)
    let own = try link.send(Selector("gateway"))
    #expect(try link.send(Selector("resourceGateway")) === own)
    #expect(try ICRemoteLink.make(3).send(Selector("gateway")) !== own)
  }

  @Test func anInjectedManagerIsAskedByMessage() async throws {
    let cls = try makeClass("TestManager") { cls in
      try cls.addMethod(Selector("requestWithVerb:path:parameters:success:failure:")) {
        (
          _: Object, verb: String, path: String, _: DictionaryBox?, success: Block?,
          failure: Block?
        ) -> Object? in
        let answer = DictionaryBox(["upvoteCount": NumberBox(6)])
        try success?.call(answer as Object?)
        // Neither of these counts.
        try success?.call(DictionaryBox(["upvoteCount": NumberBox(7)]) as Object?)
        try failure?.call(ErrorBox(RaisedError("late")) as Object?)
        return nil
      }
    }
    let link = ICRemoteLink.make(3)
    let gateway = ICResourceGateway(class: link.runtimeClass, object: link)
    try gateway.send(Selector("setNetworkRequestManager:"), cls.make())
    #expect(try await gateway.perform("test_action") === link)
    #expect(link.upvoteCount == 6)
  }

  @Test func cancellingATaskCancelsTheRequest() async throws {
    let server = ScriptedServer(always: .silence)
    let link = ICRemoteLink.make(3)
    let gateway = try gateway(of: link, server)
    let task = Task {
      do {
        _ = try await gateway.perform(.get)
        return "success"
      } catch {
        return domainAndCode(error)
      }
    }
    #expect(await eventually { !server.requests.isEmpty })
    task.cancel()
    #expect(await task.value == "Swift.CancellationError 1")
  }
}
