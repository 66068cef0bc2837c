import CarobRuntime
import CarobUIKit

/// A set of methods that Instant Cocoa calls on one object if it implements them, such as those of a table's delegate.
///
/// Most have a protocol that a class may adopt, but need not: Instant Cocoa checks each method. The methods come from
/// the call sites, or from the protocols that name them. [any-thread]
public enum InformalProtocol: String, CaseIterable, Sendable {
  /// A method of such a protocol.
  public typealias Method = InformalMethod

  /// The data source of a table view.
  case tableDataSource = "UITableViewDataSource"
  /// The delegate of a table view.
  case tableDelegate = "UITableViewDelegate"
  /// The data source of a collection view.
  case collectionDataSource = "UICollectionViewDataSource"
  /// The delegate of a collection view and its flow layout.
  case collectionDelegate = "UICollectionViewDelegate"
  /// The delegate of a navigation controller.
  case navigationDelegate = "UINavigationControllerDelegate"
  /// The delegate of an application.
  case applicationDelegate = "UIApplicationDelegate"
  /// The delegate of a text field.
  case textFieldDelegate = "UITextFieldDelegate"
  /// The delegate of a text view.
  case textViewDelegate = "UITextViewDelegate"
  /// The data source of a picker view.
  case pickerDataSource = "UIPickerViewDataSource"
  /// The delegate of a picker view.
  case pickerDelegate = "UIPickerViewDelegate"
  /// The delegate of a search bar.
  case searchBarDelegate = "UISearchBarDelegate"
  /// The delegate of an alert view.
  case alertViewDelegate = "UIAlertViewDelegate"
  /// The delegate of an action sheet.
  case actionSheetDelegate = "UIActionSheetDelegate"
  /// The delegate of a gesture recognizer.
  case gestureDelegate = "UIGestureRecognizerDelegate"
  /// An object that configures the cells of a table, besides the messages with a model's name.
  case tableConfiguration = "ICTableCellConfigurationDelegate"
  /// An object that configures the cells of a collection, besides the messages with a model's name.
  case collectionConfiguration = "ICCollectionCellConfigurationDelegate"
  /// A controller's source of objects.
  case dataSource = "ICDataSource"
  /// The delegate of a data source.
  case dataSourceDelegate = "ICDataSourceDelegate"
  /// The delegate of a router.
  case routerDelegate = "ICRouterDelegate"
  /// An object that finds parameters in a path.
  case routeMatcher = "ICRouteMatcher"
  /// An object that converts values to strings and back.
  case serializer = "ICSerializer"
  /// A model that is mapped from JSON and to JSON.
  case model = "ICJSONMappable"
  /// A view controller.
  case viewController = "UIViewController"
  /// A cell of a table.
  case tableCell = "UITableViewCell"
  /// A cell or another view that a collection reuses.
  case reusableView = "UICollectionReusableView"
  /// The layout of a collection.
  case collectionLayout = "UICollectionViewLayout"

  /// The methods, without those that contain a model's or a property's name.
  public var methods: [Method] { Self.all[self] ?? [] }

  /// The families of messages with a model's name that belong to the protocol.
  public var families: [ModelMessageFamily] {
    switch self {
    case .tableConfiguration: [.configureCell, .didSelectInTable, .heightInTable]
    case .collectionConfiguration: [.configureCell, .didSelectInCollection]
    default: []
    }
  }

  /// Whether a class adopts the protocol with this name, or descends from the class with this name.
  ///
  /// - Complexity: O(depth and protocols).
  public func isDeclared(by cls: RuntimeClass) -> Bool {
    if let named = RuntimeClass(named: rawValue) { return cls.isSubclass(of: named) }
    return RuntimeProtocol(named: rawValue).map { cls.conforms(to: $0) } ?? false
  }

  /// Beginnings of selectors, in lower case, that hardly occur elsewhere. A class with such a method implements the
  /// protocol, even if it does not declare it.
  public var selectorPrefixes: [String] {
    switch self {
    case .tableDataSource, .tableDelegate: ["tableview:"]
    case .collectionDataSource, .collectionDelegate: ["collectionview:"]
    case .navigationDelegate: ["navigationcontroller:"]
    case .applicationDelegate: ["application:", "applicationdid", "applicationwill"]
    case .textFieldDelegate: ["textfield:", "textfieldshould", "textfielddid"]
    case .textViewDelegate: ["textview:", "textviewshould", "textviewdid"]
    case .pickerDataSource, .pickerDelegate: ["pickerview:", "numberofcomponentsinpickerview:"]
    case .searchBarDelegate: ["searchbar:", "searchbarshould", "searchbartextdid"]
    case .alertViewDelegate: ["alertview:"]
    case .actionSheetDelegate: ["actionsheet:"]
    case .gestureDelegate: ["gesturerecognizer:", "gesturerecognizershould"]
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
    // Otherwise they are registered with the first model.
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
    case .textFieldDelegate: UITextField.Messages.all
    case .textViewDelegate: UITextView.EditingMessages.all + UIScrollView.messagesToDelegate
    case .pickerDataSource: UIPickerView.Messages.toDataSource
    case .pickerDelegate: UIPickerView.Messages.toDelegate
    case .searchBarDelegate: UISearchBar.Messages.all
    case .alertViewDelegate: UIAlertView.messagesToDelegate
    case .actionSheetDelegate: UIActionSheet.messagesToDelegate
    case .gestureDelegate: UIGestureRecognizer.messagesToDelegate
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
