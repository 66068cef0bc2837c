import Foundation

/// A file that `carob new Template --prefix XY` would write. It lies among the resources, and compilers take it as
/// it is.
///
/// What stands between a mark and the next one, or `/*end*/`, is there
///
/// | | |
/// | --- | --- |
/// | `/*each*/` | for each model that has a screen |
/// | `/*model*/` | for each model |
/// | `/*several*/` | if a key path leads to the rows |
/// | `/*plain*/` | if no data was given |
/// | `/*data*/` | if data was given |
/// | `/*values*/` | if data was given in which something is no string |
/// | `/*rows*/` | never: the rows of the screen for one object take its place, if data was given |
struct NewTemplate {
  /// Its path in the plugin's folder. One with `Item` in it is there for each model.
  let path: String
  /// What it is for, in a few words.
  let purpose: String
  /// All of it.
  let text: String

  /// Whether it defines a model.
  var isModel: Bool { path.contains("XYItem.") }

  private init(_ path: String, _ purpose: String, _ text: [UInt8]) {
    self.path = path
    self.purpose = purpose
    self.text = String(decoding: text, as: UTF8.self)
  }

  /// What a part of a template depends on.
  enum Mark: String, CaseIterable {
    case each, model, several, plain, data, values, rows
  }

  /// A plugin in C.
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

  /// A plugin in Objective-C.
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

  /// A plugin in Swift. Its target, and the type that stands for the plugin, are not called by the plugin's name:
  /// targets of a package and of those that it depends on have to have different names, and modules and types of
  /// Swift's are not to be hidden.
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

  private static func source(_ name: String, _ purpose: String, _ text: [UInt8]) -> NewTemplate {
    NewTemplate("Sources/TemplatePlugin/\(name).swift", purpose, text)
  }
}
