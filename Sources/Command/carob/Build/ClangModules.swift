import Foundation

/// The modules of the frameworks: `@import Foundation;`, and `#import <Foundation/Foundation.h>`, which loads the same module.
/// Clang compiles their headers once and keeps the result in a cache.
struct ClangModules {
  /// The folder with the headers for Objective-C, without symbolic links. Clang keeps modules by the path of their
  /// map, and would mix up two paths of one folder.
  private let headers: String

  /// - Parameter headers: the folder with the headers for Objective-C.
  init(headers: String) {
    self.headers = URL(fileURLWithPath: headers).resolvingSymlinksInPath().path
  }

  /// The names of the modules that the headers offer.
  static let names: Set = [
    "Cocoa", "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Foundation", "InstantCocoa",
    "ObjectiveC", "QuartzCore", "UIKit", "XCTest", "os",
  ]

  /// The flags for sources in Objective-C.
  ///
  /// A project may have a stand-in for a framework that is absent. Its module then takes the place of those with names alone.
  ///
  /// Module maps that clang finds beside other headers are not read. Those of Swift's C targets, which a checkout
  /// has, are for Swift, and many libraries have one that is for a folder with another layout. In Objective-C++ there
  /// are no modules, as in Xcode: two modules that read the headers of C++ would each define its templates.
  /// - Parameter others: the flags of the source, which may name modules of projects.
  func flags(with others: [String]) -> [String] {
    let hasStandIn = others.contains { flag in
      flag.hasPrefix(Self.mapFlag)
        && AbsentFramework.reason(
          URL(fileURLWithPath: flag).deletingPathExtension().lastPathComponent) != nil
    }
    return [
      "-fmodules", "-fno-cxx-modules", "-fno-implicit-module-maps",
      "\(Self.mapFlag)\(headers)/frameworks.modulemap",
    ] + (hasStandIn ? [] : ["\(Self.mapFlag)\(headers)/absent.modulemap"])
  }

  /// The beginning of the flag for a module map.
  static let mapFlag = "-fmodule-map-file="

  /// Returns the flags with a cache that all builds of a user with the same headers share.
  ///
  /// - Parameters:
  ///   - others: the flags of the source, which may name modules of projects.
  ///   - objects: the folder of the build's objects. It has the cache if the user's folder for caches cannot be written.
  func flags(
    with others: [String], environment: [String: String], objects: String
  ) -> [String] {
    flags(with: others) + [
      "-fmodules-cache-path=\(sharedCache(environment) ?? "\(objects)/modules")"
    ]
  }

  /// Returns a folder of the user's, for these headers; nil when it cannot be written.
  private func sharedCache(_ environment: [String: String]) -> String? {
    var status = stat()
    guard stat(headers, &status) == 0 else { return nil }
    // Containers that share a user's folder may have other headers at the same path.
    return UserCaches.folder("modules/\(status.st_dev)-\(status.st_ino)", environment)
  }
}
