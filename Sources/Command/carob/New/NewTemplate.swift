import Foundation

/// A file as `carob new Template --prefix XY` would write it. It is a resource of the command, and compiles as it is.
///
/// The text between a mark and the next one, or `/*end*/`, appears
///
/// | | |
/// | --- | --- |
/// | `/*each*/` | for each model that has a screen |
/// | `/*model*/` | for each model |
/// | `/*several*/` | if a key path leads to the rows |
/// | `/*plain*/` | if no data was given |
/// | `/*data*/` | if data was given |
/// | `/*values*/` | if the given data has fields that are not strings |
/// | `/*rows*/` | never: with given data, the rows of the screen for one object replace it |
struct NewTemplate {
  /// The path in the plugin's folder. A path with `Item` is repeated for each model.
  let path: String
  /// The purpose, in a few words.
  let purpose: String
  let text: String

  var isModel: Bool { path.contains("XYItem.") }

  private init(_ path: String, _ purpose: String, _ text: [UInt8]) {
    self.path = path
    self.purpose = purpose
    self.text = String(decoding: text, as: UTF8.self)
  }

  /// The condition for a part of a template.
  enum Mark: String, CaseIterable {
    case each, model, several, plain, data, values, rows
  }

  static let inC = [
    NewTemplate("template.c", "what the plugin says of itself", PackageResources.template_c),
    NewTemplate("Template.h", "what the other files share", PackageResources.Template_h),
    NewTemplate(
      "XYItem.c", "a model: what an object of the data becomes", PackageResources.XYItem_c),
    NewTemplate(
      "XYListViewController.c", "the screen with all rows",
      PackageResources.XYListViewController_c),
    NewTemplate(
      "XYItemViewController.c", "the screen of one item", PackageResources.XYItemViewController_c),
    NewTemplate("XYField.c", "a row of that screen", PackageResources.XYField_c),
  ]

  static let inObjectiveC = [
    NewTemplate("template.m", "what the plugin says of itself", PackageResources.template_m),
    NewTemplate(
      "XYItem.h", "a model: what an object of the data becomes", PackageResources.XYItem_h),
    NewTemplate("XYItem.m", "its implementation", PackageResources.XYItem_m),
    NewTemplate(
      "XYListViewController.h", "the screen with all rows", PackageResources.XYListViewController_h),
    NewTemplate(
      "XYListViewController.m", "its implementation", PackageResources.XYListViewController_m),
    NewTemplate(
      "XYItemViewController.h", "the screen of one item", PackageResources.XYItemViewController_h),
    NewTemplate(
      "XYItemViewController.m", "its implementation", PackageResources.XYItemViewController_m),
    NewTemplate("XYField.h", "a row of that screen", PackageResources.XYField_h),
    NewTemplate("XYField.m", "its implementation", PackageResources.XYField_m),
  ]

  /// A plugin in Swift. The target and the plugin's type have other names than the plugin, because a package's
  /// targets must differ from those of its dependencies, and must not hide Swift's modules and types.
  static let inSwift = [
    NewTemplate("Package.swift", "what SwiftPM builds", PackageResources.Package_swift),
    source(
      "TemplatePlugin", "what the plugin says of itself", PackageResources.TemplatePlugin_swift),
    source(
      "XYItem", "a model: what an object of the data becomes", PackageResources.XYItem_swift),
    source(
      "XYListViewController", "the screen with all rows",
      PackageResources.XYListViewController_swift),
    source(
      "XYItemViewController", "the screen of one item",
      PackageResources.XYItemViewController_swift),
    source("XYField", "a row of that screen", PackageResources.XYField_swift),
  ]

  /// A program with a `main`, and its tests.
  static let tool = [
    NewTemplate("carob.json", "where the sources and the tests are", PackageResources.carob_json),
    NewTemplate("main.m", "what the program does with its arguments", PackageResources.main_m),
    NewTemplate("XYTextCount.h", "the class that does the work", PackageResources.XYTextCount_h),
    NewTemplate("XYTextCount.m", "its implementation", PackageResources.XYTextCount_m),
    NewTemplate(
      "Tests/XYTextCountTests.m", "its tests", PackageResources.XYTextCountTests_m),
  ]

  private static func source(_ name: String, _ purpose: String, _ text: [UInt8]) -> NewTemplate {
    NewTemplate("Sources/TemplatePlugin/\(name).swift", purpose, text)
  }
}
