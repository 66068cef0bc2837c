import CCarob
import CarobRuntime

/// A library with classes that plugins look up by name. A host only links the library; the loader
/// finds it by a symbol, and knows the names of its classes.
enum HostLibrary: CaseIterable {
  // Libraries come before those that they depend on.
  case instantCocoaRemote
  case instantCocoa
  case uiKit
  case testing

  /// Announces the classes of linked libraries. Errors about classes of the other libraries say how to link them.
  static let announced = Once {
    for library in allCases where !carob_announce_library(library.symbol) {
      AnnouncedClasses.lack(product: library.product, with: library.names)
    }
  }

  private var symbol: carob_library {
    switch self {
    case .instantCocoaRemote: CAROB_LIBRARY_INSTANT_COCOA_REMOTE
    case .instantCocoa: CAROB_LIBRARY_INSTANT_COCOA
    case .uiKit: CAROB_LIBRARY_UIKIT
    case .testing: CAROB_LIBRARY_TESTING
    }
  }

  /// The name of the product in a host's `Package.swift`.
  private var product: String {
    switch self {
    case .instantCocoaRemote: "InstantCocoaRemote"
    case .instantCocoa: "InstantCocoa"
    case .uiKit: "CarobUIKit"
    case .testing: "CarobTesting"
    }
  }

  /// Returns whether a class name belongs to the library.
  func names(_ name: String) -> Bool {
    switch self {
    case .instantCocoaRemote: Self.remoteClasses.contains(name)
    case .instantCocoa: ["IC", "TTT"].contains(where: name.hasPrefix)
    case .uiKit: name.hasPrefix("UI")
    case .testing: name.hasPrefix("XCT")
    }
  }

  private static let remoteClasses: Set<String> = [
    "ICRemoteConfiguration", "ICRequestManager", "ICRequestOperation", "ICResourceGateway",
    "ICCollectionFetcher", "ICRemoteDataSource", "ICPaginatorKeys", "ICPaginatedDataSource",
  ]
}
