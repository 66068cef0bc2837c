import CarobRuntime
import CarobUIKit

/// Methods that Instant Cocoa calls together, such as those of a table's delegate, if an object has them.
///
/// Most have a protocol that a class may adopt. Nobody has to adopt it: Instant Cocoa asks whether the object answers.
/// The methods are those of the sites that send them, or of the protocols that name them. [any-thread]
public enum InformalProtocol: String, CaseIterable, Sendable {
  /// A method of such a protocol.
  public typealias Method = InformalMethod

  /// What provides a table view with rows.
  case tableDataSource = "UITableViewDataSource"
  /// What a table view tells and asks about its rows.
  case tableDelegate = "UITableViewDelegate"
  /// What provides a collection view with items.
  case collectionDataSource = "UICollectionViewDataSource"
  /// What a collection view and its flow layout tell and ask about items.
  case collectionDelegate = "UICollectionViewDelegate"
  /// What a navigation controller tells about its stack.
  case navigationDelegate = "UINavigationControllerDelegate"
  /// What is told what happens to an application.
  case applicationDelegate = "UIApplicationDelegate"
  /// What a text field asks and tells about editing.
  case textFieldDelegate = "UITextFieldDelegate"
  /// What a search bar asks and tells about searching.
  case searchBarDelegate = "UISearchBarDelegate"
  /// What configures the cells of a table, besides by messages with a model's name.
  case tableConfiguration = "ICTableCellConfigurationDelegate"
  /// What configures the cells of a collection, besides by messages with a model's name.
  case collectionConfiguration = "ICCollectionCellConfigurationDelegate"
  /// What provides a controller with objects.
  case dataSource = "ICDataSource"
  /// What a data source tells about fetching.
  case dataSourceDelegate = "ICDataSourceDelegate"
  /// What a router asks.
  case routerDelegate = "ICRouterDelegate"
  /// What finds parameters in a path.
  case routeMatcher = "ICRouteMatcher"
  /// What turns values into strings and back.
  case serializer = "ICSerializer"
  /// A model that is mapped from JSON and to it.
  case model = "ICJSONMappable"
  /// A view controller.
  case viewController = "UIViewController"
  /// A cell of a table.
  case tableCell = "UITableViewCell"
  /// A cell or another view that a collection reuses.
  case reusableView = "UICollectionReusableView"
  /// What places the items of a collection.
  case collectionLayout = "UICollectionViewLayout"

  /// The methods; those with a model's or a property's name in them are not among them.
  public var methods: [Method] { Self.all[self] ?? [] }

  /// The messages with a model's name that belong to it.
  public var families: [ModelMessageFamily] {
    switch self {
    case .tableConfiguration: [.configureCell, .didSelectInTable, .heightInTable]
    case .collectionConfiguration: [.configureCell, .didSelectInCollection]
    default: []
    }
  }

  /// Whether a class declares it: the class adopts the protocol of that name, or descends from the class of that name.
  ///
  /// - Complexity: O(depth and protocols).
  public func isDeclared(by cls: RuntimeClass) -> Bool {
    if let named = RuntimeClass(named: rawValue) { return cls.isSubclass(of: named) }
    return RuntimeProtocol(named: rawValue).map { cls.conforms(to: $0) } ?? false
  }

  /// How selectors begin, in lower case, that hardly anything else has. A class with such a method implements the
  /// protocol, even if it does not declare it.
  public var selectorPrefixes: [String] {
    switch self {
    case .tableDataSource, .tableDelegate: ["tableview:"]
    case .collectionDataSource, .collectionDelegate: ["collectionview:"]
    case .navigationDelegate: ["navigationcontroller:"]
    case .applicationDelegate: ["application:", "applicationdid", "applicationwill"]
    case .textFieldDelegate: ["textfield:", "textfieldshould", "textfielddid"]
    case .searchBarDelegate: ["searchbar:", "searchbarshould", "searchbartextdid"]
    case .tableConfiguration: ["configurecell:with", "tableview:didselect", "tableview:heightfor"]
    case .collectionConfiguration: ["collectionview:didselect"]
    case .dataSource: ["objectatindexpath:", "numberofobjectsinsection:"]
    case .dataSourceDelegate: ["datasource:", "datasourcefinished", "datasourcewill"]
    case .routerDelegate: ["presentviewcontroller:forroute:", "viewcontroller:requirespop"]
    case .routeMatcher: ["canhandlepath:", "parametersforpath:"]
    case .serializer: ["serializedobject:", "deserializedobjectfromstring:"]
    case .model, .viewController, .tableCell, .reusableView, .collectionLayout: []
    }
  }

  private static let all: [Self: [Method]] = {
    // Else they come with the first model.
    ModelProtocols.register()
    return Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.sent) })
  }()

  private var sent: [Method] {
    switch self {
    case .tableDataSource: UITableView.Messages.toDataSource
    case .tableDelegate: UITableView.Messages.toDelegate + UIScrollView.messagesToDelegate
    case .collectionDataSource: UICollectionView.Messages.toDataSource
    case .collectionDelegate:
      UICollectionView.Messages.toDelegate + FlowDelegate.Messages.toDelegate
        + UIScrollView.messagesToDelegate
    case .navigationDelegate: UINavigationController.messagesToDelegate
    case .applicationDelegate: RunningApp.Messages.all
    case .textFieldDelegate: UITextField.Delegate.all
    case .searchBarDelegate: UISearchBar.Delegate.all
    case .tableConfiguration: Self.asked(by: CellConfigurationProtocols.table)
    case .collectionConfiguration: Self.asked(by: CellConfigurationProtocols.collection)
    case .dataSource: Self.asked(by: DataSourceProtocols.dataSource, takesAnyInteger: true)
    case .dataSourceDelegate: Self.asked(by: DataSourceProtocols.delegate)
    case .routerDelegate: RouterDelegateMessages.all
    case .routeMatcher: RouteMatcherMessages.all
    case .serializer: PropertySerializers.messages
    case .model: Self.asked(by: RuntimeProtocol.registered(rawValue))
    case .viewController: UIViewController.Messages.toController
    case .tableCell: UITableView.Messages.toCell
    case .reusableView: UICollectionView.Messages.toCell
    case .collectionLayout: UICollectionView.Messages.toLayout
    }
  }

  private static func asked(
    by asking: RuntimeProtocol, takesAnyInteger: Bool = false
  ) -> [Method] {
    asking.methods.compactMap { Method($0, takesAnyInteger: takesAnyInteger) }
  }
}
