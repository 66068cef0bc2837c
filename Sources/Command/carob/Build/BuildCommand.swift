import ArgumentParser
import Foundation

/// `carob build`: builds a plugin from its sources.
struct BuildCommand: Subcommand {
  static let traits: SubcommandTraits = .writesFiles

  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build a plugin or a library from its sources.",
    discussion: """
      A folder with Objective-C, C or C++ files becomes libFOLDER.so in it, beside its data. C is compiled by cc, C++ by c++, \
      or what CC and CXX name, with the flags in CFLAGS or CXXFLAGS after our own. The compiler for C++ links if \
      there is any, else the one for C, with LDFLAGS as well.

      Objective-C is compiled by the clang beside Swift, or the one on the search path; OBJC and OBJCXX name another one. \
      It gets the flags of C and C++, then those in OBJCFLAGS or OBJCXXFLAGS, such as -fno-objc-arc. Objects stay in .build, and the \
      next build compiles what has changed. compile_flags.txt tells editors how.

      build_flags.txt in such a folder has flags for single files: on each line a name, or a pattern with * and ?, then the \
      flags, which come last. A # begins a comment.

      A folder with a carob.json is a project: the file says how the sources of a library, and its tests, lie in subfolders, \
      and which need a prefix header, macros or no ARC. carob new --from FOLDER writes one. carob build makes the library \
      with the projects that it depends on, carob test the tests as well.

      With Objective-C, and of a project, all files are compiled, as many at once as there are processors, and all errors are \
      shown, with a count at the end.

      A folder with a Package.swift is built by SwiftPM; its module is the package's dynamic library, which is copied into \
      it with the resources.

      Unless it is built for release, DEBUG is 1, and each CAROB_SEND in C and C++ is checked: types that are not the method's are an error that \
      names the file and the line. Release builds check nothing.

      --cflags and --libs print the flags for plugins in C and C++, with those for release if that is said, for a Makefile or another build \
      system. An installation also has carob-plugin.pc for pkg-config and a package for CMake.

      The path of the module is all that is written to standard output. When there is something in it that a \
      terminal would obey, it is written as $'…', for a shell.

      EXAMPLES:
        carob build Demo
        carob show $(carob build .)
        CC=clang carob build Demo --release
        cc Demo/*.c $(carob build --cflags --libs) -o Demo/libDemo.so
        echo 'Old*.m -fno-objc-arc' >Demo/build_flags.txt
      """)

  /// The purpose of a build.
  enum Configuration: String, CaseIterable, ExpressibleByArgument {
    case debug
    case release
  }

  @Argument(help: "The folder with the sources.")
  var folder = "."

  @Option(
    name: [.short, .long], help: "Build it for debuggers, or with optimizations.")
  var configuration: Configuration = .debug

  @Flag(help: "The same as --configuration release.")
  var release = false

  @Flag(name: [.short, .long], help: "Do not write the commands that are run.")
  var quiet = false

  @Flag(help: "Print the flags that C and C++ are compiled with, and build nothing.")
  var cflags = false

  @Flag(help: "Print the flags that a plugin in C or C++ is linked with, and build nothing.")
  var libs = false

  /// Whether another process of carob reads the path.
  @Flag(help: .hidden)
  var forCarob = false

  @OptionGroup var location: CarobRoot.Option

  func run() throws {
    let root = try location.find()
    let compilers = CompilerSettings(
      configuration: release ? .release : configuration,
      environment: ProcessInfo.processInfo.environment, isQuiet: quiet)
    if cflags || libs {
      let flags =
        (cflags ? CBuild.compilerFlags(headers: root.headers, compilers) : [])
        + (libs ? CBuild.linkerFlags(headers: root.headers) : [])
      return try Output.standard.write(ShellText.command(flags) + "\n")
    }
    let module = try Self.module(ofFolder: GivenFolder.path(folder), root: root, compilers)
    try Output.standard.write((forCarob ? module : ShellText.path(module)) + "\n")
  }

  /// Builds the plugin in a folder.
  ///
  /// - Parameter isForTests: whether the tests of a project are part of the module.
  /// - Returns: the path of its module.
  /// - Throws: `CommandError` when it does not build.
  static func module(
    ofFolder folder: String, isForTests: Bool = false, root: CarobRoot,
    _ compilers: CompilerSettings
  ) throws(CommandError) -> String {
    switch try PluginSources(in: folder) {
    case .c(let files):
      return try CBuild(folder: folder, files: files, headers: root.headers, compilers: compilers)
        .run()
    case .objectiveC(let files):
      return try ObjectiveCBuild(
        folder: folder, targets: [try .folder(folder, files: files)],
        name: PluginSources.name(ofFolder: folder), root: root, compilers: compilers
      ).run()
    case .project(let project):
      return try ObjectiveCBuild(
        folder: folder, targets: try project.targets(isForTests: isForTests),
        name: project.moduleName(isForTests: isForTests), root: root, compilers: compilers
      ).run()
    case .swiftPackage:
      return try SwiftBuild(folder: folder, root: try root.withPackage(), compilers: compilers)
        .run()
    }
  }
}
