import Foundation
import PluginTestSupport
import Testing

@Suite struct FoundationHooksTests {
  private let host = BuiltProduct.url(of: "runtime-host")

  @Test func aProgramWithoutFoundationSaysSo() throws {
    let folder = try TemporaryDirectory()
    let child = try CompletedProcess(host.path, [], in: folder.url)
    let absence =
      "the host does not link CarobFoundation: add .product(name: \"CarobFoundation\", package: \"carob\") to the "
      + "dependencies of the host's target in Package.swift"
    #expect(
      child.output == """
        5
        \(absence)
        -[Adder description]: \(absence)
        no NSArray
        <Adder>

        """)
    #expect(child.errors == "")
    #expect(child.status == 0)
  }

  @Test func theRuntimeLinksNoFoundation() throws {
    let folder = try TemporaryDirectory()
    let libraries = try CompletedProcess("ldd", [host.path], in: folder.url).output
    #expect(libraries.contains("libffi"))
    #expect(!libraries.contains("Foundation"))
    #expect(!libraries.contains("icu"))
  }
}
