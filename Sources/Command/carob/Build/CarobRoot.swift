import CarobScreens
import Foundation

/// Where the headers and the Swift package of Carob are: a checkout of it, or a folder that it is installed in.
struct CarobRoot {
  /// The absolute path of the folder.
  let path: String
  /// The folder to give to compilers with `-I`.
  let headers: String

  /// The file that tells linkers what a plugin exports.
  static func exports(headers: String) -> String { "\(headers)/carob/plugin.map" }

  private static let inCheckout = "Sources/Runtime/CCarob/include"
  private static let inInstallation = "include"

  /// Looks in a folder; nil when the headers are not there.
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

  /// The folder with the Swift package, which plugins in Swift are built against: the checkout itself, or a folder
  /// of the installation.
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

  /// The folders to give to a compiler for Objective-C with `-I`.
  ///
  /// - Throws: `CommandError` when the headers for Objective-C are not there.
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

  /// The library that modules in Objective-C are linked with: in the installation's `lib`, in the command's folder, or in the
  /// folder above it.
  ///
  /// - Throws: `CommandError` when it is in neither place.
  func objectiveCLibrary() throws(CommandError) -> String {
    let name = "libcarob-objc.a"
    let built = RunningExecutable.path.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path
    }
    let besideCommand = built.map { ["\($0)/\(name)", "\($0)/../\(name)"] } ?? []
    let places = ["\(path)/lib/\(name)"] + besideCommand
    guard let found = places.first(where: FileManager.default.fileExists) else {
      throw CommandError(
        .noInput,
        "\(name): is not in \(places.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }.joined(separator: " or ")); "
          + "in a checkout, build it with swift build --product carob-objc")
    }
    return found
  }

  /// Finds it: the folder that an option names, else the one in `CAROB_ROOT`, else the nearest one above the
  /// executable.
  ///
  /// - Throws: `CommandError` when there is none, or the one that was named is none.
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
        + "pass --root or set CAROB_ROOT to a checkout of Carob, or the folder that it is installed in"
    )
  }
}
