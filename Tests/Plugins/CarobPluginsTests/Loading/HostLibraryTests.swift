import CarobFoundation
import CarobRuntime
import CarobUIKit
import Foundation
import InstantCocoa
import InstantCocoaRemote
import PluginTestSupport
import Testing

@testable import CarobPlugins

/// Programs that link libraries with classes, or do not, and call none of them.
@Suite(.waitsForProcesses) struct HostLibraryTests {
  private func run(_ host: String, naming name: String, _ flags: String...) throws
    -> CompletedProcess
  {
    let directory = try TemporaryDirectory()
    let source = PluginFixture.project.appendingPathComponent(
      "Tests/Fixtures/Plugins/names_a_class.c")
    _ = try PluginFixture.build(
      source: source, in: directory.url, flags: ["-DNAME=\"\(name)\""] + flags)
    return try CompletedProcess(
      BuiltProduct.url(of: host).path, ["./names_a_class.so"], in: directory.url)
  }

  private static func line(_ product: String) -> String {
    "the host does not link \(product): add .product(name: \"\(product)\", package: \"carob\") to the "
      + "dependencies of the host's target in Package.swift"
  }

  @Test(arguments: [
    ("linking-host", "ICTableViewController"), ("linking-host", "NSIndexSet"),
    ("linking-host", "UILabel"), ("linking-host", "NSString"), ("bare-host", "NSBundle"),
  ])
  func aLinkedClassIsFound(_ host: String, _ name: String) throws {
    let child = try run(host, naming: name)
    #expect(child.output == "")
    #expect(child.status == 0)
  }

  @Test(arguments: [
    (
      "bare-host", "ICTableViewController",
      "there is no class named ICTableViewController; \(line("InstantCocoa"))"
    ),
    (
      "bare-host", "ICTabelViewController",
      "there is no class named ICTabelViewController; \(line("InstantCocoa"))"
    ),
    ("bare-host", "NSObjekt", "there is no class named NSObjekt; nearest: NSObject"),
    ("bare-host", "UILabel", "there is no class named UILabel; \(line("CarobUIKit"))"),
    (
      "bare-host", "ICRemoteDataSource",
      "there is no class named ICRemoteDataSource; \(line("InstantCocoaRemote"))"
    ),
    (
      "linking-host", "ICRemoteDataSource",
      "there is no class named ICRemoteDataSource; \(line("InstantCocoaRemote"))"
    ),
    (
      "linking-host", "ICTabelViewController",
      "there is no class named ICTabelViewController; nearest: ICTableViewController, "
        + "UITableViewController, ICViewController"
    ),
  ])
  func theErrorNamesTheProduct(_ host: String, _ name: String, _ text: String) throws {
    let child = try run(host, naming: name)
    #expect(child.output == "./names_a_class.so: its load failed: \(text)\n")
    #expect(child.status == 1)
  }

  @Test func aNullSuperclassMayBeOfTheLibrary() throws {
    let child = try run("bare-host", naming: "ICTableViewController", "-DBELOW")
    #expect(
      child.output
        == "./names_a_class.so: its load failed: NamesAClass has no superclass: there is no class named "
        + "ICTableViewController; the host does not link InstantCocoa: add .product(name: \"InstantCocoa\", package: \"carob\") to the dependencies of the host's target in "
        + "Package.swift\n")
    #expect(try run("linking-host", naming: "ICTableViewController", "-DBELOW").status == 0)
  }

  /// The names are those of the libraries' classes.
  @Test func everyClassHasItsLibrary() throws {
    func names(_ types: [Object.Type]) -> [String] {
      types.map(\.runtimeName).filter { name in
        ["NS", "UI", "IC", "TTT"].contains { name.hasPrefix($0) }
      }
    }
    func library(_ product: String) throws -> HostLibrary {
      try #require(HostLibrary.all.first { $0.product == product })
    }
    let (ofRemote, ofInstantCocoa) = try (library("InstantCocoaRemote"), library("InstantCocoa"))
    let ofUIKit = try library("CarobUIKit")
    let remote = names(InstantCocoaRemoteClasses.all)
    #expect(remote.count == 8)
    for name in remote { #expect(ofRemote.names(name), "\(name)") }
    let own = Set(FoundationClasses.all.map(\.runtimeName))
    let uiKit = names(UIKitClasses.all)
    #expect(uiKit.count > 35)
    for name in uiKit { #expect(ofUIKit.names(name), "\(name)") }
    let local = Set(names(InstantCocoaClasses.all)).subtracting(own).subtracting(uiKit)
    #expect(local.count > 20)
    for name in local {
      #expect(ofInstantCocoa.names(name), "\(name)")
      #expect(!ofRemote.names(name), "\(name)")
      #expect(!ofUIKit.names(name), "\(name)")
    }
    for name in own {
      #expect(!ofUIKit.names(name), "\(name)")
      #expect(!ofInstantCocoa.names(name), "\(name)")
    }
  }
}
