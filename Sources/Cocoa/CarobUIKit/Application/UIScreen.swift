import CarobRuntime
import Foundation

/// A screen without a display: it has a size, and nothing draws on it. [any-thread]
public final class UIScreen: Object, @unchecked Sendable {
  // SAFETY: it has no state; objects may be retained and sent to by any thread.

  /// The only screen.
  public static let main = UIScreen()

  /// The size in points, that of an iPhone.
  public static let size = CGSize(width: 375, height: 667)

  /// The number of pixels per point.
  public static let scale = 2.0

  /// The whole screen, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: Self.size) }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: UIScreen.self) { screen in
      screen.classMethod("mainScreen") { _ in UIScreen.main }
      screen.classMethod("screens") { _ in [UIScreen.main] }
      screen.property("bounds") { $0.bounds }
      screen.property("applicationFrame") { $0.bounds }
      screen.property("nativeBounds") { _ in
        CGRect(
          origin: .zero,
          size: CGSize(width: size.width * scale, height: size.height * scale))
      }
      screen.property("scale") { _ in scale }
      screen.property("nativeScale") { _ in scale }
      screen.property("brightness") { _ in 1.0 }
    }
  }
}

/// The device: an iPhone by its name, with Linux as its system. [any-thread]
public final class UIDevice: Object, @unchecked Sendable {
  // SAFETY: it has no state; objects may be retained and sent to by any thread.

  /// The only device.
  public static let current = UIDevice()

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: UIDevice.self) { device in
      device.classMethod("currentDevice") { _ in UIDevice.current }
      device.property("name") { _ in "Carob" }
      device.property("model") { _ in "iPhone" }
      device.property("localizedModel") { _ in "iPhone" }
      device.property("systemName") { _ in "Linux" }
      device.property("systemVersion") { _ in version }
      device.property("userInterfaceIdiom") { _ in 0 }
      device.property("orientation") { _ in 1 }
    }
  }

  /// The version of the kernel: `6.1.0`.
  private static let version: String = {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }()
}
