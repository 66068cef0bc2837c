import CarobPluginKit

/// Describes the plugin, and registers its classes.
@main
struct TemplatePlugin: Plugin {
  static let identifier = "org.example.template"
  static let name = "Template"
  static let version = "0.1.0"
  static let principalClass = "XYListViewController"
  static let modelClass = "XYItem"
  static let data = "template.json" /*several*/
  static let keyPath = "items" /*end*/
  static let prefixes = ["XY"]

  static func load() throws { /*model*/
    try defineXYItem() /*end*/
    try defineXYField()
    try defineXYListViewController() /*each*/
    try defineXYItemViewController() /*end*/
  }
}
