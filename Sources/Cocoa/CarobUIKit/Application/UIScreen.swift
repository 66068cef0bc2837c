import CarobRuntime
import Foundation

/// A screen without a display: it has a size, and nothing draws on it. [any-thread]
public final class UIScreen: Object, @unchecked Sendable {
  // SAFETY: its state is behind a lock; objects may be retained and sent to by any thread.

  /// The only screen.
  public static let main = UIScreen()

  /// The size in points, that of an iPhone; as wide as high is otherwise, while the device is turned.
  public static var size: CGSize {
    isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
  }

  private static let upright = CGSize(width: 375, height: 667)

  /// Whether the device has been turned to its side.
  static var isLandscape: Bool { isLandscape(orientation) }

  /// Whether an orientation, by UIKit's number, is one of those on a side.
  static func isLandscape(_ orientation: Int) -> Bool { orientation > 2 }

  /// The present orientation of what is on the screen; UIKit's number.
  static var orientation: Int { interfaceOrientation.withLock { $0 } }

  /// The orientation of what is on the screen; UIKit's number.
  static let interfaceOrientation = Locked(1)

  /// The number of pixels per point.
  public static let scale = 2.0

  /// The whole screen, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: Self.size) }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: UIScreen.self, "A screen of 375 × 667 points, which nobody sees."
    ) { screen in
      screen.classMethod("+ (UIScreen *)mainScreen") { _ in UIScreen.main }
      screen.classMethod("+ (NSArray<UIScreen *> *)screens") { _ in [UIScreen.main] }
      screen.property("@property (nonatomic, readonly) CGRect bounds") { $0.bounds }
      screen.property("@property (nonatomic, readonly) CGRect applicationFrame") {
        // SAFETY: `statusBarFrame` is only read; programs ask for it on the main thread, as for all of UIKit.
        let bar = MainActor.assumeIsolatedUnchecked { UIApplication.shared.statusBarFrame }
        return $0.bounds.inset(by: UIEdgeInsets(top: bar.size.height))
      }
      screen.property("@property (nonatomic, readonly) CGRect nativeBounds") { _ in
        // In pixels, and as the device is held upright.
        CGRect(
          origin: .zero,
          size: CGSize(width: upright.width * scale, height: upright.height * scale))
      }
      screen.property("@property (nonatomic, readonly) double scale") { _ in scale }
      screen.property("@property (nonatomic, readonly) double nativeScale") { _ in scale }
      screen.property("@property (nonatomic, readonly) double brightness") { _ in 1.0 }
      // Before the protocol is adopted, the class that declares it is there.
      _ = UITraitCollection.runtimeClass
      screen.adopt("UITraitEnvironment")
      screen.property("@property (nonatomic, readonly) UITraitCollection *traitCollection") { _ in
        UITraitCollection.screen
      }
      screen.method("- (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection")
      {
        (_, _: UITraitCollection?) in
      }
    }
  }
}

/// The device: an iPhone by its name, with Linux as its system. [any-thread]
public final class UIDevice: Object, @unchecked Sendable {
  // SAFETY: its state is behind a lock; objects may be retained and sent to by any thread.

  /// The only device.
  public static let current = UIDevice()

  /// The orientation; UIKit's number.
  static let orientation = Locked(1)

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: UIDevice.self, "The device that a program runs on.") { device in
      device.classMethod("+ (UIDevice *)currentDevice") { _ in UIDevice.current }
      device.property("@property (nonatomic, readonly) NSString *name") { _ in "Carob" }
      device.property("@property (nonatomic, readonly) NSString *model") { _ in "iPhone" }
      device.property("@property (nonatomic, readonly) NSString *localizedModel") { _ in "iPhone" }
      device.property("@property (nonatomic, readonly) NSString *systemName") { _ in "Linux" }
      device.property("@property (nonatomic, readonly) NSString *systemVersion") { _ in version }
      device.property("@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom") {
        _ in 0
      }
      device.property("@property (nonatomic, readonly) UIDeviceOrientation orientation") { _ in
        orientation.withLock { $0 }
      }
      device.method("- (BOOL)carob_turnToOrientation:(UIDeviceOrientation)orientation") {
        (_, orientation: Int) in
        // SAFETY: it is for tests, which send messages of UIKit on the main thread.
        try MainActor.assumeIsolatedUnchecked { try Turning.turn(to: orientation) }
      }
      DeviceSettings.defineEvents(device)
      device.property(
        "@property (nonatomic, readonly) BOOL generatesDeviceOrientationNotifications"
      ) { _ in true }
      device.method("- (void)beginGeneratingDeviceOrientationNotifications") { _ in }
      device.method("- (void)endGeneratingDeviceOrientationNotifications") { _ in }
    }
  }

  /// The version of the kernel: `6.1.0`.
  private static let version: String = {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }()
}
