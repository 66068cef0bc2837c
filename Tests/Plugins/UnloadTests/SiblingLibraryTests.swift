import CarobPlugins
import CarobRuntime
import Foundation
import PluginTestSupport
import Testing

/// Modules that find a library by `$ORIGIN`, and are opened as copies.
@Suite(.serialized, .waitsForProcesses) struct SiblingLibraryTests {
  private let fixture: UnloadFixture
  private let directory: TemporaryDirectory

  init() throws {
    fixture = try UnloadFixture()
    directory = try TemporaryDirectory()
  }

  /// A place of the library, relative to the module's folder.
  enum Place: String, CaseIterable {
    case beside = "."
    case below = "parts"
    case above = "../lib"
    case farAbove = "../../other/lib"
  }

  private static let folder = "a/b"

  private func compile(_ arguments: [String]) throws {
    let child = try CompletedProcess("cc", ["-shared", "-fPIC"] + arguments)
    if child.status != 0 { throw UnloadFixture.BuildFailure(errors: child.errors) }
  }

  /// Builds the library, which needs another one of its own folder.
  private func buildLibrary(in place: Place, value: Int, hasName: Bool = true) throws {
    let folder = directory.url.appendingPathComponent("\(Self.folder)/\(place.rawValue)")
      .standardizedFileURL
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let inner = try directory.write(
      "int inner_value(void) { return \(value); }", to: "inner.c")
    let outer = try directory.write(
      "extern int inner_value(void); int beside_value(void) { return inner_value() + 1; }",
      to: "outer.c")
    let (first, second) = ("\(folder.path)/libinner.so", "\(folder.path)/libouter.so")
    // As a linker does: the mapped file stays as it is.
    for path in [first, second] { try? FileManager.default.removeItem(atPath: path) }
    let names = hasName ? ["-Wl,-soname,libinner.so"] : []
    try compile([inner, "-o", first] + names)
    try compile(
      [outer, "-o", second, "-L\(folder.path)", "-linner", "-Wl,-rpath,$ORIGIN"]
        + (hasName ? ["-Wl,-soname,libouter.so"] : []))
  }

  private func buildModule(_ name: String, finding place: Place) throws -> String {
    let folder = directory.url.appendingPathComponent(Self.folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let origin = place == .beside ? "$ORIGIN" : "${ORIGIN}/\(place.rawValue)"
    let source = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Unloading/beside.c")
    let module = "\(folder.path)/\(name).so"
    try compile([
      "-I", PluginFixture.headers.path, "-DNAME=\"\(name)\"", source.path, "-o", module,
      "-L\(folder.path)/\(place.rawValue)", "-louter", "-Wl,-rpath,\(origin)",
      "-Wl,-rpath-link,\(folder.path)/\(place.rawValue)",
    ])
    return module
  }

  private func value(_ name: String) throws -> Int {
    try autoreleasePool { try Message<() -> Int>("value")(fixture.make("\(name)Beside")) }
  }

  @Test(arguments: Place.allCases, [true, false])
  func aCopyFindsThem(_ place: Place, _ hasName: Bool) throws {
    try buildLibrary(in: place, value: 41, hasName: hasName)
    let path = try buildModule("ULSibling", finding: place)
    let plugin = try fixture.loader.load(path: path, copying: true)
    #expect(try value("ULSibling") == 42)
    let (again, unloading) = try fixture.loader.reload(plugin)
    #expect(unloading.moduleStays == nil)
    #expect(try value("ULSibling") == 42)
    #expect(try fixture.loader.unload(again).moduleStays == nil)
    #expect(!UnloadFixture.isMapped("libouter.so"))
  }

  /// The dynamic linker would take the old one for the new build.
  @Test func aChangedLibraryNeedsAnotherProcess() throws {
    try buildLibrary(in: .beside, value: 1)
    let path = try buildModule("ULChanged", finding: .beside)
    let plugin = try fixture.loader.load(path: path, copying: true)
    #expect(try value("ULChanged") == 2)
    try buildLibrary(in: .beside, value: 2)
    let error = try #require(
      #expect(throws: PluginError.self) { try fixture.loader.reload(plugin) })
    let root = directory.url.resolvingSymlinksInPath().path
    #expect(
      error.description == """
        \(path): needs \(root)/a/b/libinner.so, which has changed, and whose earlier build is in this process; \
        start the process anew
        """)
    #expect(error.code == .libraryChanged)
    #expect(error.isOfThisProcess)
    #expect(try value("ULChanged") == 2)
    // When it is unloaded, its libraries go with it.
    try fixture.loader.unload(plugin)
    let new = try fixture.loader.load(path: path, copying: true)
    #expect(try value("ULChanged") == 3)
    try fixture.loader.unload(new)
  }
}
