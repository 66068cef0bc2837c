import CarobScreens
import Foundation

/// The folder of Carob's headers and Swift package: a checkout or an installation.
struct CarobRoot {
  let path: String
  /// The folder to give to compilers with `-I`.
  let headers: String

  /// Returns the linker script with the symbols that a plugin exports.
  static func exports(headers: String) -> String { "\(headers)/carob/plugin.map" }

  private static let inCheckout = "Sources/Runtime/CCarob/include"
  private static let inInstallation = "include"

  /// Returns nil when the headers are not in the folder.
  private init?(at path: String) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let places = [Self.inCheckout, Self.inInstallation].map { url.appendingPathComponent($0).path }
    let found = places.first {
      FileManager.default.fileExists(atPath: "\($0)/carob/carob.h")
    }
    guard let found else { return nil }
    self.path = url.path
    headers = found
  }

  /// Returns the folder with the Swift package, for building plugins in Swift: the checkout, or a
  /// folder of the installation.
  ///
  /// - Throws: `CommandError` when there is none.
  func withPackage() throws(CommandError) -> CarobRoot {
    let folders = [path, "\(path)/share/carob"]
    let found = folders.first { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }
    guard let root = found.flatMap(CarobRoot.init(at:)) else {
      throw CommandError(
        .noInput,
        "\(path): has Carob's headers but not its Swift package, which plugins in Swift need; pass --root or set "
          + "CAROB_ROOT to a checkout of Carob")
    }
    return root
  }

  /// Returns the folders for `-I` when compiling Objective-C.
  ///
  /// - Throws: `CommandError` when the Objective-C headers are missing.
  func objectiveCHeaders() throws(CommandError) -> [String] {
    let folder =
      headers == "\(path)/\(Self.inInstallation)"
      ? "\(headers)/carob-objc" : "\(path)/Sources/Plugins/CarobObjC/include"
    guard FileManager.default.fileExists(atPath: "\(folder)/objc/runtime.h") else {
      throw CommandError(
        .noInput, "\(folder): has no objc/runtime.h; install Carob again, or pass --root")
    }
    return [headers, folder]
  }

  /// Returns the library to link with Objective-C modules: from the installation's `lib`, the
  /// command's folder, or the folder above that.
  ///
  /// - Throws: `CommandError` when it is in none of them.
  func objectiveCLibrary() throws(CommandError) -> String {
    try file("libcarob-objc.a", madeBy: "swift build --product carob-objc")
  }

  /// Returns the library that programs are linked with, from one of these folders.
  ///
  /// - Throws: `CommandError` when it is in none of them.
  func library() throws(CommandError) -> String {
    try file("libcarob.so", madeBy: "make release, and run .build-release/release/carob")
  }

  private func file(_ name: String, madeBy command: String) throws(CommandError) -> String {
    let built = URL(fileURLWithPath: RunningExecutable.path).resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    let places = ["\(path)/lib/\(name)", "\(built)/\(name)", "\(built)/../\(name)"]
    guard let found = places.first(where: FileManager.default.fileExists) else {
      throw CommandError(
        .noInput,
        "\(name): is not in \(places.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }.joined(separator: " or ")); "
          + "in a checkout, build it with \(command)")
    }
    return found
  }

  /// Finds the folder: the option's, the one in `CAROB_ROOT`, or the nearest one above the executable.
  ///
  /// - Throws: `CommandError` when there is none, or the given one is wrong.
  static func find(
    option: String?, environment: [String: String], executable: String?
  ) throws(CommandError) -> CarobRoot {
    let missing = "has neither \(inCheckout)/carob/carob.h nor \(inInstallation)/carob/carob.h"
    let advice = "give a checkout of Carob, or the folder that it is installed in"
    if let option {
      guard let root = CarobRoot(at: option) else {
        throw .option("root", option, "\(missing); \(advice)")
      }
      return root
    }
    if let variable = environment["CAROB_ROOT"], !variable.isEmpty {
      guard let root = CarobRoot(at: variable) else {
        throw CommandError(.usage, "CAROB_ROOT is \(variable), which \(missing); \(advice)")
      }
      return root
    }
    let start = executable.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
    }
    var folder = start
    while let candidate = folder {
      if let root = CarobRoot(at: candidate.path) { return root }
      folder = candidate.path == "/" ? nil : candidate.deletingLastPathComponent()
    }
    throw CommandError(
      .noInput,
      "Carob's headers are not in \(start?.path ?? "the executable's folder") or above it; "
        + "install libcarob-dev if the command is from a Debian package, else pass --root or set CAROB_ROOT to a "
        + "checkout of Carob, or the folder that it is installed in"
    )
  }
}
