import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Testing

@testable import InstantCocoaRemote

/// The configuration of the worked cases.
private final class CaseConfiguration: ICRemoteConfiguration {
  override var baseURLString: String { "http://testservice.com" }
  override var timeoutInterval: Double { 47 }
  override var cachePolicy: UInt { 1 }
  override var additionalHTTPHeaders: DictionaryBox? {
    DictionaryBox(["X-Custom-HTTP-Header": StringBox("shibboleth")])
  }
}

@Suite("Remote configurations", .serialized)
@MainActor
struct ICRemoteConfigurationTests {
  private func manager(of configuration: Object) throws -> ICRequestManager {
    try #require(try configuration.send(Selector("requestManager")) as? ICRequestManager)
  }

  /// A subclass as a plugin makes one, with one property of its own.
  private func subclass<Value: MessageValue>(
    _ property: String, _ value: @escaping () -> Value,
    below superclass: RuntimeClass = CaseConfiguration.runtimeClass
  ) throws -> Object {
    try makeClass("TestConfiguration", below: superclass) { cls in
      try cls.addMethod(Selector(validating: property)) { (_: Object) in value() }
    }.make()
  }

  @Test("CFG-01: a plain configuration raises when its request manager is read") func cfg01() throws
  {
    let plain = ICRemoteConfiguration()
    let error = #expect(throws: MessageError.self) { try plain.send(Selector("requestManager")) }
    let underlying = try #require(error?.underlying as? MissingBaseURLError)
    #expect(ErrorBox(underlying).domain == "ICMissingBaseURLException")
    #expect(
      underlying.description
        == "ICMissingBaseURLException: ICRemoteConfiguration does not say what its base URL is; "
        + "a subclass of ICRemoteConfiguration overrides baseURLString or baseURL")
  }

  @Test("CFG-02: a subclass's settings are its request manager's") func cfg02() async throws {
    let manager = try manager(of: CaseConfiguration())
    #expect(try manager.send(Selector("baseURL"))?.description == "http://testservice.com")
    #expect(try manager.send(Selector("cachePolicy"), returning: Int.self) == 1)
    #expect(try manager.send(Selector("timeoutInterval"), returning: Double.self) == 47)
    let request = try RequestBuilder(settings: manager.settings).request(.get, "links", nil)
    #expect(request.url.absoluteString == "http://testservice.com/links")
    #expect(request.timeout == 47)
    #expect(request.headers["Cache-Control"] == "no-cache")
    #expect(request.headers["X-Custom-HTTP-Header"] == "shibboleth")
    #expect(request.headers["Accept"] == "application/json")
    #expect(request.headers["Content-Type"] == "application/json")
  }

  @Test func theManagerIsMadeOnceAndKept() throws {
    let configuration = CaseConfiguration()
    #expect(try manager(of: configuration) === manager(of: configuration))
    #expect(try manager(of: configuration) !== manager(of: CaseConfiguration()))
  }

  @Test func pluginsOverrideByMessage() throws {
    let url = try subclass(
      "baseURLString", { "https://other.example/v2" }, below: ICRemoteConfiguration.runtimeClass)
    #expect(try manager(of: url).baseURL?.absoluteString == "https://other.example/v2")
    let whole = try subclass(
      "baseURL", { URL(fileURLWithPath: "/srv") }, below: ICRemoteConfiguration.runtimeClass)
    #expect(try manager(of: whole).baseURL?.path == "/srv")
    // Of another width than the property has.
    #expect(try manager(of: subclass("cachePolicy") { Int32(2) }).cachePolicy == 2)
    #expect(try manager(of: subclass("timeoutInterval") { Float(3) }).timeoutInterval == 3)
    #expect(try manager(of: subclass("maximumResponseLength") { 9 }).maximumResponseLength == 9)
    let injected = ICRequestManager()
    let own = try subclass("requestManager") { injected as Object }
    #expect(try manager(of: own) === injected)
  }

  @Test func headersOfOnesOwnReplaceOthers() throws {
    let headers = try subclass("additionalHTTPHeaders") {
      DictionaryBox(["accept": StringBox("text/json"), "X-Number": NumberBox(3)])
    }
    let settings = try manager(of: headers).settings
    #expect(settings.headers["Accept"] == "text/json")
    #expect(settings.headers["Content-Type"] == "application/json")
    #expect(settings.headers["x-number"] == "3")
    let none = try subclass("acceptHeaderValue") { nil as String? }
    #expect(try manager(of: none).settings.headers["Accept"] == nil)
  }

  @Test("D 34: user name and password, both, are sent") func basicAuthentication() throws {
    func authorization(_ name: String?, _ password: String?, at path: String) throws -> String? {
      let object = try makeClass("TestConfiguration", below: CaseConfiguration.runtimeClass) {
        cls in
        try cls.addMethod(Selector("basicAuthUsername")) { (_: Object) in name }
        try cls.addMethod(Selector("basicAuthPassword")) { (_: Object) in password }
      }.make()
      return try RequestBuilder(settings: manager(of: object).settings).request(.get, path, nil)
        .headers["Authorization"]
    }
    let expected = "Basic YWxhZGRpbjpvcGVuc2VzYW1l"
    #expect(try authorization("aladdin", "opensesame", at: "x") == expected)
    #expect(try authorization("ä", "", at: "x") == "Basic w6Q6")
    #expect(try authorization("aladdin", nil, at: "x") == nil)
    #expect(try authorization(nil, "opensesame", at: "x") == nil)
    // Nobody else is told.
    #expect(try authorization("aladdin", "opensesame", at: "http://other.example/x") == nil)
    #expect(try authorization("aladdin", "opensesame", at: "https://testservice.com/x") == nil)
    #expect(
      try authorization("aladdin", "opensesame", at: "HTTP://TestService.com:80/x") == expected)
  }

  @Test("values that no request can have are refused")
  func invalid() throws {
    func reason(_ configuration: Object) -> String? {
      do {
        _ = try configuration.send(Selector("requestManager"))
        return nil
      } catch {
        return (error.underlying as? RemoteConfigurationError)?.description
          .replacing(configuration.runtimeClass.name, with: "C")
      }
    }
    let noURL = "which is no http, https or file URL"
    #expect(
      try reason(subclass("baseURLString") { "testservice" })
        == "baseURL of C is \"testservice\", \(noURL)")
    #expect(
      try reason(subclass("baseURL") { URL(fileURLWithPath: "/") }) == nil)
    #expect(
      try reason(subclass("baseURLString") { "ftp://x" }) == "baseURL of C is \"ftp://x\", \(noURL)"
    )
    #expect(
      try reason(subclass("timeoutInterval") { -1.0 })
        == "timeoutInterval of C is -1.0, which is no time to wait")
    #expect(
      try reason(subclass("timeoutInterval") { Double.nan })
        == "timeoutInterval of C is nan, which is no time to wait")
    #expect(
      try reason(subclass("cachePolicy") { 77 })
        == "cachePolicy of C is 77, which is none of Foundation's")
    #expect(
      try reason(subclass("maximumResponseLength") { 0 })
        == "maximumResponseLength of C is 0, which no answer can be shorter than")
    #expect(
      try reason(subclass("securityPolicy") { Object() })
        == "securityPolicy of C is not nil; certificateAuthorityFile says whose certificates are "
        + "trusted, and nothing else does")
    #expect(
      try reason(subclass("acceptHeaderValue") { "a\r\nX-B: c" })
        == "the header \"Accept\" of C has a name or value that cannot be sent")
  }

  @Test func theDefaultConfigurationIsKeptUntilAnotherIsSet() throws {
    defer { ICRemoteConfiguration.setDefault(nil) }
    let cls = ICRemoteConfiguration.runtimeClass.object
    ICRemoteConfiguration.setDefault(nil)
    let plain = try #require(try cls.send(Selector("defaultConfiguration")))
    #expect(plain.runtimeClass == ICRemoteConfiguration.runtimeClass)
    #expect(ICRemoteConfiguration.default === plain)
    let own = CaseConfiguration()
    try cls.send(Selector("setDefaultConfiguration:"), own)
    #expect(ICRemoteConfiguration.default === own)
    try cls.send(Selector("setDefaultConfiguration:"), nil as Object?)
    #expect(ICRemoteConfiguration.default !== own)
    #expect(ICRemoteConfiguration.default !== plain)
  }
}
