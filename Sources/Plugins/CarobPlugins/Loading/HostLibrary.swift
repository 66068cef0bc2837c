import CHostLibraries
import CarobRuntime

/// A library with classes that plugins look up by name. A host only links the library; the loader
/// finds it by a symbol, and knows the names of its classes.
struct HostLibrary: Sendable {
  /// The name of the product in a host's `Package.swift`.
  let product: String

  /// The names of its classes. One with a `*` at its end is a prefix.
  private let classes: [Substring]

  /// Announces the classes; nil in a program that does not link the library.
  private let announce: (@convention(c) () -> Void)?

  /// All libraries. They come before those that they depend on.
  static let all: [HostLibrary] = (0...).lazy.map { carob_host_library($0) }.prefix { $0 != nil }
    .compactMap { $0.map { HostLibrary($0.pointee) } }

  /// Announces the classes of linked libraries. Errors about classes of the other libraries say how to link them.
  static let announced = Once {
    for library in all {
      if let announce = library.announce {
        announce()
      } else {
        AnnouncedClasses.lack(product: library.product, with: library.names)
      }
    }
  }

  private init(_ library: carob_host_library) {
    product = String(cString: library.product)
    classes = String(cString: library.classes).split(separator: " ")
    announce = library.announce
  }

  /// Returns whether a class name belongs to the library.
  func names(_ name: String) -> Bool {
    classes.contains { $0.last == "*" ? name.hasPrefix($0.dropLast()) : name == $0 }
  }
}
