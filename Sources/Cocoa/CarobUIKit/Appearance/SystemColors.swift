import CarobRuntime

/// The system's colours, which are other ones in the dark.
enum SystemColors {
  /// A colour of numbers from 0 to 255, and an opacity.
  private static func color(
    _ numbers: (Double, Double, Double), _ alpha: Double = 1
  ) -> UIColor {
    UIColor(
      red: numbers.0 / 255, green: numbers.1 / 255, blue: numbers.2 / 255, alpha: alpha)
  }

  /// The blue of elements that react to touches.
  static let blue = UIColor(.styles(light: color((0, 122, 255)), dark: color((10, 132, 255))))

  static func define(_ members: ClassMembers<UIColor>) {
    func named(
      _ name: StaticString, _ light: (Double, Double, Double), _ dark: (Double, Double, Double),
      _ alpha: Double = 1, _ darkAlpha: Double? = nil
    ) {
      let made = UIColor(
        .styles(light: color(light, alpha), dark: color(dark, darkAlpha ?? alpha)))
      members.classMethod(name) { _ in made }
    }
    named("+ (instancetype)systemRedColor", (255, 59, 48), (255, 69, 58))
    named("+ (instancetype)systemOrangeColor", (255, 149, 0), (255, 159, 10))
    named("+ (instancetype)systemYellowColor", (255, 204, 0), (255, 214, 10))
    named("+ (instancetype)systemGreenColor", (52, 199, 89), (48, 209, 88))
    named("+ (instancetype)systemTealColor", (48, 176, 199), (64, 200, 224))
    members.classMethod("+ (instancetype)systemBlueColor") { _ in blue }
    named("+ (instancetype)systemIndigoColor", (88, 86, 214), (94, 92, 230))
    named("+ (instancetype)systemPurpleColor", (175, 82, 222), (191, 90, 242))
    named("+ (instancetype)systemPinkColor", (255, 45, 85), (255, 55, 95))
    named("+ (instancetype)systemGrayColor", (142, 142, 147), (142, 142, 147))
    named("+ (instancetype)systemGray2Color", (174, 174, 178), (99, 99, 102))
    named("+ (instancetype)systemGray3Color", (199, 199, 204), (72, 72, 74))
    named("+ (instancetype)systemGray4Color", (209, 209, 214), (58, 58, 60))
    named("+ (instancetype)systemGray5Color", (229, 229, 234), (44, 44, 46))
    named("+ (instancetype)systemGray6Color", (242, 242, 247), (28, 28, 30))
    let (black, white) = ((0.0, 0.0, 0.0), (255.0, 255.0, 255.0))
    let (faint, pale) = ((60.0, 60.0, 67.0), (235.0, 235.0, 245.0))
    named("+ (instancetype)labelColor", black, white)
    named("+ (instancetype)secondaryLabelColor", faint, pale, 0.6)
    named("+ (instancetype)tertiaryLabelColor", faint, pale, 0.3)
    named("+ (instancetype)quaternaryLabelColor", faint, pale, 0.18, 0.16)
    named("+ (instancetype)placeholderTextColor", faint, pale, 0.3)
    named("+ (instancetype)linkColor", (0, 122, 255), (9, 132, 255))
    named("+ (instancetype)separatorColor", faint, (84, 84, 88), 0.29, 0.6)
    named("+ (instancetype)opaqueSeparatorColor", (198, 198, 200), (56, 56, 58))
    let (ground, raised, grey) = ((28.0, 28.0, 30.0), (44.0, 44.0, 46.0), (242.0, 242.0, 247.0))
    named("+ (instancetype)systemBackgroundColor", white, black)
    named("+ (instancetype)secondarySystemBackgroundColor", grey, ground)
    named("+ (instancetype)tertiarySystemBackgroundColor", white, raised)
    named("+ (instancetype)systemGroupedBackgroundColor", grey, black)
    named("+ (instancetype)secondarySystemGroupedBackgroundColor", white, ground)
    named("+ (instancetype)tertiarySystemGroupedBackgroundColor", grey, raised)
    named("+ (instancetype)groupTableViewBackgroundColor", grey, black)
    let fill = (120.0, 120.0, 128.0)
    named("+ (instancetype)systemFillColor", fill, fill, 0.2, 0.36)
    named("+ (instancetype)secondarySystemFillColor", fill, fill, 0.16, 0.32)
    named("+ (instancetype)tertiarySystemFillColor", (118, 118, 128), (118, 118, 128), 0.12, 0.24)
    named("+ (instancetype)quaternarySystemFillColor", (116, 116, 128), (118, 118, 128), 0.08, 0.18)
    members.classMethod("+ (instancetype)darkTextColor") { _ in UIColor(white: 0) }
    members.classMethod("+ (instancetype)lightTextColor") { _ in UIColor(white: 1, alpha: 0.6) }
  }
}
