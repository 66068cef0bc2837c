import Foundation
import PluginTestSupport
import Testing

/// `carob build` with Swift packages. That it builds them is in `StrangerTests`.
@Suite(.waitsForProcesses) struct SwiftBuildTests {
  /// A package whose products are these.
  private func package(products: String) throws -> PluginFolder {
    let folder = try PluginFolder(
      fixtures: [],
      files: [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "Some", products: [\(products)], targets: [.target(name: "Some"), .target(name: "Other")])

        """
      ])
    for target in ["Some", "Other"] {
      let sources = folder.url.appendingPathComponent("Sources/\(target)")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try "let broken: Int = \"\"\n".write(
        to: sources.appendingPathComponent("Some.swift"), atomically: true, encoding: .utf8)
    }
    return folder
  }

  private func build(
    _ folder: PluginFolder, environment: [String: String] = [:]
  ) throws -> CommandRun {
    let home = ProcessInfo.processInfo.environment.filter { $0.key == "HOME" }
    return try CommandRun(
      ["build"], in: folder.url, environment: home.merging(environment) { $1 })
  }

  @Test(arguments: [
    (
      #".library(name: "Some", targets: ["Some"])"#,
      "no product of the type .library(name:type: .dynamic, …); add one"
    ),
    (
      #"""
      .library(name: "Some", type: .dynamic, targets: ["Some"]),
      .library(name: "Other", type: .dynamic, targets: ["Other"])
      """#,
      "several dynamic libraries, Some, Other; leave one, and give others packages of their own"
    ),
  ])
  func aPackageWithoutOneModule(_ products: String, problem: String) throws {
    let folder = try package(products: products)
    #expect(try build(folder) == .failure(78, "./Package.swift: has \(problem)"))
  }

  @Test func aManifestThatDoesNotCompile() throws {
    let folder = try PluginFolder(
      fixtures: [], files: ["Package.swift": "// swift-tools-version: 6.2\nlet package = 1 +\n"])
    let run = try build(folder)
    #expect(run.status == 78)
    #expect(run.output == "")
    #expect(run.errors.contains("Package.swift:3:1: error: "))
    #expect(
      run.errors.hasSuffix(
        "\ncarob: .: swift package dump-package ended with exit status 1; see its messages above\n")
    )
  }

  @Test func sourcesThatDoNotCompile() throws {
    let folder = try package(
      products: #".library(name: "Some", type: .dynamic, targets: ["Some"])"#)
    let run = try build(folder)
    #expect(run.status == 78)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix(
        """
        swift build --package-path . -c debug --product Some -Xswiftc -static-stdlib -Xlinker \
        --version-script=\(Executable.headersOfPackage)/carob/plugin.map

        """), "\(run.errors)")
    #expect(run.errors.contains("Some.swift:1:"))
    #expect(
      run.errors.hasSuffix(
        "\ncarob: .: swift build ended with exit status 1; see its messages above\n"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.url.path)/libSome.so"))
  }

  /// Those of the product's target, and of one that this uses.
  @Test func resourcesLieBesideTheModule() throws {
    let folder = try PluginFolder(
      fixtures: [],
      files: [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "Whole", products: [.library(name: "Whole", type: .dynamic, targets: ["Whole"])],
          targets: [
            .target(name: "Whole", dependencies: ["Part"], resources: [.copy("whole.txt")]),
            .target(name: "Part", dependencies: [.target(name: "Deep")]),
            .target(name: "Deep", resources: [.copy("deep.txt")]),
            .target(name: "Unused", resources: [.copy("unused.txt")]),
          ])

        """
      ])
    for target in ["Whole", "Part", "Deep", "Unused"] {
      let sources = folder.url.appendingPathComponent("Sources/\(target)")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      for file in ["\(target).swift", "\(target.lowercased()).txt"] where file != "part.txt" {
        try "".write(
          to: sources.appendingPathComponent(file), atomically: true, encoding: .utf8)
      }
    }
    let run = try build(folder)
    #expect(run.status == 0, "\(run.errors)")
    let path = folder.url.path
    let made = try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".resources") }
    #expect(made.sorted() == ["Whole_Deep.resources", "Whole_Whole.resources"])
    #expect(FileManager.default.fileExists(atPath: "\(path)/Whole_Deep.resources/deep.txt"))
  }

  /// What SwiftPM says is kept where temporary files are.
  @Test func noFolderForTemporaryFiles() throws {
    let folder = try package(products: "")
    #expect(
      try build(folder, environment: ["TMPDIR": "/nowhere"])
        == .failure(
          73,
          "/nowhere: cannot be written: No such file or directory; make room in it, or set TMPDIR to another "
            + "folder"))
  }

  @Test func noSwift() throws {
    let folder = try package(products: "")
    #expect(
      try build(folder, environment: ["PATH": "/nowhere"])
        == .failure(
          69, "swift: there is no such program; install Swift 6.2 or newer, or add it to PATH"))
  }

  @Test func anInstallationWithoutThePackage() throws {
    let folder = try package(products: "")
    let headers = folder.url.appendingPathComponent("prefix/include/carob")
    try FileManager.default.createDirectory(at: headers, withIntermediateDirectories: true)
    try "".write(to: headers.appendingPathComponent("carob.h"), atomically: true, encoding: .utf8)
    let prefix = folder.url.appendingPathComponent("prefix").path
    let failure = CommandRun.failure(
      66,
      "\(prefix): has Carob's headers but not its Swift package, which plugins in Swift need; pass --root or set "
        + "CAROB_ROOT to a checkout of Carob")
    #expect(try build(folder, environment: ["CAROB_ROOT": prefix]) == failure)
    #expect(
      try folder.run("new", "Demo", "--language", "swift", "--root", "prefix") == failure)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.url.path)/Demo"))
  }
}
