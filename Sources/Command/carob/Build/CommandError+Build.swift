import Foundation

extension CommandError {
  /// Returns the error for sources without `CAROB_PLUGIN`.
  static func noEntry(in folder: String) -> Self {
    Self(
      .badPlugin,
      "\(folder): no file has CAROB_PLUGIN, which says what the plugin is; add it to one")
  }

  /// Returns the error for sources of a program without a `main`.
  static func noMain(in sources: String) -> Self {
    Self(
      .badPlugin, "\(sources): has no main, so it is no program",
      advice: "add one, or build a plugin with carob build")
  }

  /// Returns the error for a missing program that building needs.
  static func missingProgram(_ name: String) -> Self {
    let advice =
      switch name {
      case "swift": "install Swift 6.2 or newer, or add it to PATH"
      case "xdg-open": "open the URL yourself, or install it (apt install xdg-utils)"
      case "clang", "clang++":
        "install it (apt install clang), or set OBJC, for Objective-C++ OBJCXX, to the one to use"
      default: "install a compiler (apt install gcc), or set CC, for C++ CXX, to the one to use"
      }
    return Self(.unavailable, "\(name): there is no such program; \(advice)")
  }

  /// Returns the error for a file or folder that cannot be written.
  ///
  /// - Parameter number: the value of `errno`.
  static func cannotWrite(_ path: String, _ number: CInt, advice: String) -> Self {
    let reason = String(cString: strerror(number))
    return Self(.cannotCreate, "\(path): cannot be written: \(reason); \(advice)")
  }
}
