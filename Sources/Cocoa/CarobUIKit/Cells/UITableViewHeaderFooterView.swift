import CarobRuntime
import Foundation

/// A header or footer of a table's section.
@MainActor
open class UITableViewHeaderFooterView: UIView, ReusableView {
  /// The identifier under which the view is reused; nil when it is not.
  public private(set) final var reuseIdentifier: String?

  /// Whether the view waits in a table's queue.
  final var isQueued = false

  /// Whether a table made the view for a title.
  final private(set) var isMadeByTable = false

  private final var madeContentView: UIView?
  private final var madeTextLabel: UILabel?
  private final var madeDetailTextLabel: UILabel?

  static func madeByTable() -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView()
    view.isMadeByTable = true
    return view
  }

  /// The view with the labels. Made on first read.
  public final var contentView: UIView {
    if let madeContentView { return madeContentView }
    return addNew(UIView(), as: &madeContentView)
  }

  /// The main label. Made on first read.
  public final var textLabel: UILabel {
    if let madeTextLabel { return madeTextLabel }
    return contentView.addNew(UILabel(), as: &madeTextLabel)
  }

  /// The second label. Made on first read.
  public final var detailTextLabel: UILabel {
    if let madeDetailTextLabel { return madeDetailTextLabel }
    return contentView.addNew(UILabel(), as: &madeDetailTextLabel)
  }

  /// Resets the view for another section. Sent as `prepareForReuse` before a queued view is handed out; does nothing
  /// unless overridden.
  open func prepareForReuse() throws {}

  /// The view behind the content, which fills this view; nil for none. `setBackgroundView(_:)` changes it.
  public private(set) final var backgroundView: UIView?

  /// Sets the view behind the content.
  ///
  /// - Throws: `ViewError` as `addSubview`.
  public final func setBackgroundView(_ view: UIView?) throws(ViewError) {
    backgroundView = try replaceSubview(backgroundView, with: view, at: 0)
  }

  /// Makes the content view and the background as large as the view, and the main label too.
  open override func layoutSubviews() throws {
    fill(with: backgroundView)
    contentView.frame = CGRect(origin: .zero, size: frame.size)
    madeTextLabel?.frame = CGRect(origin: .zero, size: frame.size)
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UITableViewHeaderFooterView.self, "The header or the footer of a section of a table view."
    ) { view in
      view.method("- (instancetype)initWithReuseIdentifier:(NSString *)identifier") {
        (this, identifier: String?) in
        let view = try this.initSuper(above: runtimeClass, .zero)
        (view as? UITableViewHeaderFooterView)?.reuseIdentifier = identifier
        return view
      }
      view.method("initWithFrame:") { (this, frame: CGRect) in
        let view = try UITableView.Messages.initWithReuseIdentifier(this, nil)
        (view as? UIView)?.frame = frame
        return view
      }
      view.property("@property (nonatomic, readonly) NSString *reuseIdentifier") {
        $0.reuseIdentifier
      }
      view.property("@property (nonatomic, readonly) UIView *contentView") { $0.contentView }
      view.property("@property (nonatomic, readonly) UILabel *textLabel") { $0.textLabel }
      view.property("@property (nonatomic, readonly) UILabel *detailTextLabel") {
        $0.detailTextLabel
      }
      view.property(
        "@property (nonatomic, strong) UIView *backgroundView", get: { $0.backgroundView },
        set: { try $0.setBackgroundView($1) })
      view.method("- (void)prepareForReuse") { try $0.prepareForReuse() }
    }
  }
}
