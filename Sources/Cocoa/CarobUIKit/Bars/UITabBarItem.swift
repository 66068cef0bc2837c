import CarobRuntime

/// The tab of a controller: a title, a picture, and a text in a red circle.
@MainActor
open class UITabBarItem: UIBarItem {
  /// The text in the red circle; nil for none.
  public final var badgeValue: String?
  /// The colour of the circle; nil for red.
  public final var badgeColor: UIColor?
  /// The picture of the selected tab; nil for the usual one.
  public final var selectedImage: UIImage?

  private static let systemTitles = [
    "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks",
    "Search", "Downloads", "Most Recent", "Most Viewed",
  ]

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UITabBarItem.self, "The tab of a controller.") { item in
      item.method(
        "- (instancetype)initWithTitle:(NSString *)title image:(UIImage *)image tag:(NSInteger)tag"
      ) { (this, title: String?, image: UIImage?, tag: Int) in
        (this.title, this.image, this.tag) = (title, image, tag)
        return this
      }
      item.method(
        """
        - (instancetype)initWithTitle:(NSString *)title image:(UIImage *)image \
        selectedImage:(UIImage *)selectedImage
        """
      ) { (this, title: String?, image: UIImage?, selectedImage: UIImage?) in
        (this.title, this.image, this.selectedImage) = (title, image, selectedImage)
        return this
      }
      item.method(
        "- (instancetype)initWithTabBarSystemItem:(UITabBarSystemItem)item tag:(NSInteger)tag"
      ) { (this, item: Int, tag: Int) in
        guard systemTitles.indices.contains(item) else {
          throw ViewError.unknownNumber(item, of: "system item of a tab bar", last: 11)
        }
        (this.title, this.tag) = (systemTitles[item], tag)
        return this
      }
      item.property("@property (nonatomic, copy) NSString *badgeValue", \.badgeValue)
      item.property("@property (nonatomic, copy) UIColor *badgeColor", \.badgeColor)
      item.property("@property (nonatomic, strong) UIImage *selectedImage", \.selectedImage)
    }
  }
}
