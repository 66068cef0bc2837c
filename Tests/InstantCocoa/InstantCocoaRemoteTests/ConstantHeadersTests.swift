import Foundation
import InstantCocoa
import InstantCocoaRemote
import PluginTestSupport
import Testing

/// Constants are the same in the headers for C, in those for Objective-C, in Swift, and on the page about the headers.
@Suite(.waitsForProcesses) struct ConstantHeadersTests {
  /// A header for C, and those for Objective-C that declare the same.
  static let headers = [
    "foundation": [
      "Foundation/NSObjCRuntime", "Foundation/NSFastEnumeration", "Foundation/NSErrorNames",
      "Foundation/NSKeyValueObserving",
    ],
    "uikit": ["UIKit/UIKitDefines", "UIKit/UITraitDefines"], "uikit_lists": ["UIKit/UIListDefines"],
    "uikit_controls": ["UIKit/UIControlDefines"],
    "uikit_screens": [
      "UIKit/UIAlertDefines",
      "UIKit/UIBarDefines",
      "UIKit/UILayoutDefines",
      "UIKit/UISystemDefines",
    ],
    "instant_cocoa": ["InstantCocoa/InstantCocoaDefines"],
  ]

  private struct Enumeration: Hashable {
    let name: String
    let type: String
    let constants: [Constant]
  }

  private struct Constant: Hashable {
    let name: String
    let value: Int
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: PluginFixture.project.appendingPathComponent(path), encoding: .utf8)
  }

  private static func c(_ header: String) throws -> String {
    try text("Sources/Runtime/CCarob/include/carob/\(header).h")
  }

  private static func objectiveC(_ header: String) throws -> String {
    try headers[header, default: []].map { try text("Sources/Plugins/CarobObjC/include/\($0).h") }
      .joined()
  }

  /// `NS_ENUM` and `NS_OPTIONS`.
  private static func enumerations(_ header: String) throws -> [Enumeration] {
    try objectiveC(header).matches(
      of: /typedef NS_(?:ENUM|OPTIONS)\((\w+), (\w+)\) \{\n([^}]*)\};/
    ).map { match in
      let constants = match.3.matches(of: /(\w+) = (-?\d+)(?: << (\d+))?,/).map {
        Constant(name: String($0.1), value: (Int($0.2) ?? 0) << ($0.3.flatMap { Int($0) } ?? 0))
      }
      return Enumeration(name: String(match.2), type: String(match.1), constants: constants)
    }
  }

  @Test(arguments: headers.keys.sorted()) func theHeadersHaveTheSameNames(_ header: String) throws {
    let enumerations = try Self.enumerations(header)
    #expect(!enumerations.isEmpty)
    let text = try Self.c(header)
    #expect(
      text.matches(of: /#define (\w+) \(\(NSU?Integer\)[^x\n]*\)\n/).map { String($0.1) }.sorted()
        == enumerations.flatMap(\.constants).map(\.name).sorted())
    let plain = ["NSInteger", "NSUInteger", "CGFloat", "HTTPVerb"]
    #expect(
      text.matches(of: /typedef [\w ]+ (\w+);/).map { String($0.1) }.filter { !plain.contains($0) }
        == enumerations.map(\.name))
  }

  @Test(arguments: headers.keys.sorted()) func stringsAreTheSame(_ header: String) throws {
    let inC = try Self.c(header).matches(of: /#define (\w+) carob_string\("(.*)"\)/)
      .map { "\($0.1) \($0.2)" }
    let inObjectiveC = try Self.objectiveC(header).matches(of: /#define (\w+) @"(.*)"/)
      .map { "\($0.1) \($0.2)" }
    #expect(!inC.isEmpty)
    #expect(inC.sorted() == inObjectiveC.sorted())
  }

  /// The compiler of C says what it makes of the header.
  @Test(arguments: headers.keys.sorted(), ["c", "c++"])
  func valuesAndTypesAreTheSame(_ header: String, _ language: String) throws {
    var lines = ["#include <carob/\(header).h>"]
    let isC = language == "c"
    func check(_ condition: String, _ name: String) {
      lines.append("\(isC ? "_Static_assert" : "static_assert")(\(condition), \"\(name)\");")
    }
    for enumeration in try Self.enumerations(header) {
      for constant in enumeration.constants {
        check("\(constant.name) == \(constant.value)", constant.name)
        guard isC else { continue }
        check("_Generic(\(constant.name), \(enumeration.type): 1, default: 0)", constant.name)
        check("_Generic(\(constant.name), \(enumeration.name): 1, default: 0)", enumeration.name)
      }
    }
    if header == "uikit" { check("UITableViewAutomaticDimension == -1.0", "dimension") }
    if header == "foundation" { check("NSNotFound == \(Int.max)", "NSNotFound") }
    let child = try CompletedProcess(
      "cc",
      [
        "-x", language, "-std=\(isC ? "c11" : "c++17")", "-fsyntax-only", "-Wall", "-Wextra",
        "-Werror", "-I", PluginFixture.headers.path, "-",
      ], input: lines.joined(separator: "\n") + "\n")
    #expect(child.errors == "")
    #expect(child.status == 0)
  }

  /// A module in Objective-C may include a header for C, and gets Objective-C's.
  @Test(
    .enabled(if: PluginFixture.hasBlocks, "there is no clang"), arguments: headers.keys.sorted())
  func objectiveCGetsItsOwn(_ header: String) throws {
    let child = try CompletedProcess(
      "clang",
      [
        "-x", "objective-c", "-fobjc-runtime=gnustep-2.0", "-fobjc-arc", "-fblocks",
        "-fsyntax-only", "-Wall", "-Werror", "-I", PluginFixture.headers.path, "-I",
        PluginFixture.project.appendingPathComponent("Sources/Plugins/CarobObjC/include").path, "-",
      ],
      input: """
        #include <carob/\(header).h>
        #import <InstantCocoa/InstantCocoa.h>
        UITableViewCellStyle style = UITableViewCellStyleSubtitle;

        """)
    #expect(child.errors == "")
  }

  /// What Swift has of them, with its number.
  private static let swift: [String: Int] = [
    "NSOrderedAscending": ComparisonResult.orderedAscending.rawValue,
    "NSOrderedSame": ComparisonResult.orderedSame.rawValue,
    "NSOrderedDescending": ComparisonResult.orderedDescending.rawValue,
    "NSTextAlignmentLeft": UILabel.TextAlignment.left.rawValue,
    "NSTextAlignmentCenter": UILabel.TextAlignment.center.rawValue,
    "NSTextAlignmentRight": UILabel.TextAlignment.right.rawValue,
    "NSTextAlignmentJustified": UILabel.TextAlignment.justified.rawValue,
    "NSTextAlignmentNatural": UILabel.TextAlignment.natural.rawValue,
    "UITableViewCellStyleDefault": UITableViewCell.CellStyle.default.rawValue,
    "UITableViewCellStyleValue1": UITableViewCell.CellStyle.value1.rawValue,
    "UITableViewCellStyleValue2": UITableViewCell.CellStyle.value2.rawValue,
    "UITableViewCellStyleSubtitle": UITableViewCell.CellStyle.subtitle.rawValue,
    "UITableViewCellSelectionStyleNone": UITableViewCell.SelectionStyle.none.rawValue,
    "UITableViewCellSelectionStyleBlue": UITableViewCell.SelectionStyle.blue.rawValue,
    "UITableViewCellSelectionStyleGray": UITableViewCell.SelectionStyle.gray.rawValue,
    "UITableViewCellSelectionStyleDefault": UITableViewCell.SelectionStyle.default.rawValue,
    "UITableViewCellAccessoryNone": UITableViewCell.AccessoryType.none.rawValue,
    "UITableViewCellAccessoryDisclosureIndicator":
      UITableViewCell.AccessoryType.disclosureIndicator.rawValue,
    "UITableViewCellAccessoryDetailDisclosureButton":
      UITableViewCell.AccessoryType.detailDisclosureButton.rawValue,
    "UITableViewCellAccessoryCheckmark": UITableViewCell.AccessoryType.checkmark.rawValue,
    "UITableViewCellAccessoryDetailButton": UITableViewCell.AccessoryType.detailButton.rawValue,
    "UITableViewScrollPositionNone": UITableView.ScrollPosition.none.rawValue,
    "UITableViewScrollPositionTop": UITableView.ScrollPosition.top.rawValue,
    "UITableViewScrollPositionMiddle": UITableView.ScrollPosition.middle.rawValue,
    "UITableViewScrollPositionBottom": UITableView.ScrollPosition.bottom.rawValue,
    "UICollectionViewScrollDirectionVertical":
      UICollectionViewFlowLayout.ScrollDirection.vertical.rawValue,
    "UICollectionViewScrollDirectionHorizontal":
      UICollectionViewFlowLayout.ScrollDirection.horizontal.rawValue,
    "UICollectionViewScrollPositionNone": Int(([] as UICollectionView.ScrollPosition).rawValue),
    "UICollectionViewScrollPositionTop": Int(UICollectionView.ScrollPosition.top.rawValue),
    "UICollectionViewScrollPositionCenteredVertically":
      Int(UICollectionView.ScrollPosition.centeredVertically.rawValue),
    "UICollectionViewScrollPositionBottom": Int(UICollectionView.ScrollPosition.bottom.rawValue),
    "UICollectionViewScrollPositionLeft": Int(UICollectionView.ScrollPosition.left.rawValue),
    "UICollectionViewScrollPositionCenteredHorizontally":
      Int(UICollectionView.ScrollPosition.centeredHorizontally.rawValue),
    "UICollectionViewScrollPositionRight": Int(UICollectionView.ScrollPosition.right.rawValue),
    "UIActivityIndicatorViewStyleWhiteLarge":
      UIActivityIndicatorView.Style.whiteLarge.rawValue,
    "UIActivityIndicatorViewStyleWhite": UIActivityIndicatorView.Style.white.rawValue,
    "UIActivityIndicatorViewStyleGray": UIActivityIndicatorView.Style.gray.rawValue,
    "ICRemoteDataSourceShouldStoreLoadingPlaceholder":
      Int(PlaceholderStorageOptions.loading.rawValue),
    "ICRemoteDataSourceShouldStoreNoResultsPlaceholder":
      Int(PlaceholderStorageOptions.noResults.rawValue),
    "ICRemoteDataSourceShouldStoreErrors": Int(PlaceholderStorageOptions.errors.rawValue),
    "ICMemoryManagmentPolicyAssign": ICPropertyAttributes.MemoryManagementPolicy.assign.rawValue,
    "ICMemoryManagmentPolicyStrong": ICPropertyAttributes.MemoryManagementPolicy.strong.rawValue,
    "ICMemoryManagmentPolicyCopy": ICPropertyAttributes.MemoryManagementPolicy.copy.rawValue,
    "MTLModelEncodingBehaviorExcluded": EncodingBehavior.excluded.rawValue,
    "MTLModelEncodingBehaviorUnconditional": EncodingBehavior.unconditional.rawValue,
    "MTLModelEncodingBehaviorConditional": EncodingBehavior.conditional.rawValue,
  ]

  @Test func swiftHasTheSameValues() throws {
    // Those of controls and of key-value observing are numbers in Swift, too.
    let declared = try Self.headers.keys.flatMap(Self.enumerations).flatMap(\.constants)
    for (name, value) in Self.swift {
      #expect(declared.first { $0.name == name }?.value == value, "\(name)")
    }
  }

  @Test(arguments: headers.keys.sorted()) func thePageNamesTheEnumerations(_ header: String) throws
  {
    let page = try Self.text("docs/plugin-abi.md")
    let row = try #require(
      page.split(separator: "\n").first { $0.hasPrefix("| `\(header).h` | `") })
    let names = row.split(separator: "|")[1].matches(of: /`(\w+)`/).map { String($0.1) }
    #expect(names == (try Self.enumerations(header)).map(\.name))
  }
}
