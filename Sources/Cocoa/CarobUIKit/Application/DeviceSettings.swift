import CarobFoundation
import CarobRuntime

/// What a user sets for all apps: light or dark, and the size of texts.
@MainActor
enum DeviceSettings {
  /// Changes settings as a user does: tells views and controllers of their traits, and observers of the size of texts.
  ///
  /// - Throws: the error of a handler.
  static func change(
    _ change: (inout UITraitCollection.Settings) -> Void
  ) throws(MessageError) {
    let (old, before) = (UITraitCollection.screen, UITraitCollection.settings)
    var settings = before
    change(&settings)
    if settings == before { return }
    UITraitCollection.settings = settings
    if settings.category != before.category {
      try UIKitNotification.sizeCategoryDidChange.post(
        about: UIApplication.shared,
        ["UIContentSizeCategoryNewValueKey": StringBox(settings.category)])
    }
    for window in UIApplication.shared.windows {
      try window.tellTraits(from: old, to: .screen)
    }
  }

  nonisolated static func defineEvents(_ device: ClassMembers<UIDevice>) {
    device.method("- (void)carob_setUserInterfaceStyle:(UIUserInterfaceStyle)style") {
      (_, style: Int) in
      guard try UITraitCollection.checked(style: style) > 0 else {
        throw ObjectiveCException.invalidArgument("the style of a device is light or dark")
      }
      // SAFETY: it is for tests, which send messages of UIKit on the main thread.
      try MainActor.assumeIsolatedUnchecked { try Self.change { $0.style = style } }
    }
    device.method("- (void)carob_setPreferredContentSizeCategory:(UIContentSizeCategory)category") {
      (_, category: String) in
      guard TextScaling.isCategory(category) else {
        throw ObjectiveCException.invalidArgument(
          "\(category.debugDescription) is no UIContentSizeCategory")
      }
      // SAFETY: as above.
      try MainActor.assumeIsolatedUnchecked { try Self.change { $0.category = category } }
    }
  }
}
