import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import RuntimeTestSupport
import ServerTestSupport
import Testing

@testable import InstantCocoaRemote

@Suite("Models on a server", .serialized)
@MainActor
struct RemoteModelTests {
  /// Where the default configuration of these tests goes to.
  private final class Configuration: ICRemoteConfiguration {
    final var address = ""
    override var baseURLString: String { address }
  }

  init() { InstantCocoaRemoteClasses.register() }

  private func withDefault(
    _ server: ScriptedServer, _ cls: ICRemoteLink.Type = ICRemoteLink.self,
    _ body: () async throws -> Void
  ) async throws {
    let configuration = Configuration()
    configuration.address = server.url()
    // A class keeps its gateway, and that its configuration.
    try cls.runtimeClass.object.send(Selector("gateway"))?.send(
      Selector("setRemoteConfiguration:"), configuration)
    ICRemoteConfiguration.setDefault(configuration)
    defer { ICRemoteConfiguration.setDefault(nil) }
    try await body()
  }

  private func endpoint(_ receiver: Object) throws -> String? {
    try receiver.send(Selector("resourceEndpoint"))?.description
  }

  @Test func anEndpointIsThePluralInLowerCase() throws {
    #expect(try endpoint(ICRemoteLink.runtimeClass.object) == "remotelinks")
    #expect(try endpoint(ICRemoteLink.make(3)) == "remotelinks/3")
    let link = ICRemoteLink()
    link.objectID = StringBox("a b/ü?")
    #expect(try endpoint(link) == "remotelinks/a%20b%2F%C3%BC%3F")
  }

  @Test("D 40: without an identifier it is the endpoint of the class") func noIdentifier() throws {
    #expect(try endpoint(ICRemoteLink.make(nil)) == "remotelinks")
    let link = ICRemoteLink()
    link.objectID = NullBox()
    #expect(try endpoint(link) == "remotelinks")
  }

  @Test func aClassMaySayItsOwn() throws {
    let cls = try makeClass("TestEndpoint", below: ICRemoteLink.runtimeClass) { cls in
      try cls.metaclass.addMethod(Selector("resourceEndpoint")) { (_: Object) in "v2/things" }
    }
    let object = try cls.make()
    try object.send(Selector("setObjectID:"), NumberBox(3))
    #expect(try endpoint(object) == "v2/things/3")
  }

  @Test func modelsAdoptTheProtocol() {
    #expect(ICModel.runtimeClass.adopts(RuntimeProtocol.registered("ICRemoteObject")))
  }

  @Test("D 40: what is got is an object of its own, kept until the answer") func get() async throws
  {
    let server = ScriptedServer(always: .response(#"{"upvoteCount": 12}"#))
    try await withDefault(server) {
      let link = try await ICRemoteLink.remoteObject(withID: NumberBox(3))
      #expect(link.upvoteCount == 12)
      #expect(link.objectID?.description == "3")
      #expect(server.requests.map { "\($0.verb) \($0.target)" } == ["GET /remotelinks/3?"])
    }
  }

  @Test func createdOnesAreAskedForAtTheClass() async throws {
    let server = ScriptedServer(always: .response(status: 201, ""))
    try await withDefault(server) {
      try await ICRemoteLink.createRemoteObject()
      #expect(server.requests.map { "\($0.verb) \($0.target)" } == ["POST /remotelinks"])
    }
  }

  @Test("an object is sent, and takes what comes back", arguments: [HTTPVerb.post, .put])
  func sent(_ verb: HTTPVerb) async throws {
    let server = ScriptedServer(always: .response(#"{"upvoteCount": 8}"#))
    try await withDefault(server) {
      let link = ICRemoteLink.make(3, upvotes: 7)
      if verb == .post {
        try await link.saveRemoteObject()
      } else {
        try await link.updateRemoteObject()
      }
      let request = try #require(server.requests.first)
      #expect("\(request.verb) \(request.target)" == "\(verb) /remotelinks/3")
      #expect(request.headers["content-type"] == "application/json")
      let body = try JSONSerialization.jsonObject(with: Data(request.body.utf8))
      let sent = try #require(body as? [String: Any])
      #expect(sent["upvoteCount"] as? Int == 7)
      #expect(link.upvoteCount == 8)
    }
  }

  @Test("an empty answer, or an error, leaves it alone", arguments: [204, 500])
  func unchanged(_ status: Int) async throws {
    let server = ScriptedServer(always: .response(status: status, ""))
    try await withDefault(server) {
      let link = ICRemoteLink.make(3, upvotes: 7)
      if status == 204 {
        try await link.saveRemoteObject()
        try await link.updateRemoteObject()
      } else {
        await #expect(throws: ResponseError.self) { try await link.saveRemoteObject() }
        await #expect(throws: ResponseError.self) { try await link.updateRemoteObject() }
      }
      #expect(server.requests.map(\.verb) == ["POST", "PUT"])
      #expect(link.upvoteCount == 7)
    }
  }

  @Test func deletedOnesGiveNoArgument() async throws {
    let server = ScriptedServer(always: .response(status: 204, ""))
    try await withDefault(server) {
      try await ICRemoteLink.make(3).deleteRemoteObject()
      #expect(server.requests.map { "\($0.verb) \($0.target)" } == ["DELETE /remotelinks/3?"])
    }
  }

  @Test func failuresAreThrown() async throws {
    let server = ScriptedServer(always: .response(status: 500, ""))
    try await withDefault(server) {
      let error = await #expect(throws: ResponseError.self) {
        try await ICRemoteLink.make(3).deleteRemoteObject()
      }
      #expect(error?.status == 500)
      await #expect(throws: ResponseError.self) { try await ICRemoteLink.createRemoteObject() }
    }
  }

  @Test func withoutAConfigurationNothingIsSent() async throws {
    ICRemoteConfiguration.setDefault(nil)
    let error = await #expect(throws: MessageError.self) {
      try await ICRemoteLink.make(3).deleteRemoteObject()
    }
    #expect(error?.underlying is MissingBaseURLError)
  }
}
