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
