import CarobFoundation
import CarobRuntime
import Foundation

/// Copied items, each with values by their types. A pasteboard belongs to the process; nobody else sees it.
@MainActor
public final class UIPasteboard: Object {
  private static let text = "public.utf8-plain-text"
  private static let link = "public.url"
  private static let picture = "public.png"
  private static let paint = "com.apple.uikit.color"

  private var name = "com.apple.UIKit.pboard.general"
  private var items: [[String: Object]] = []
  /// The number of changes.
  public private(set) var changeCount = 0

  /// The pasteboard of all programs.
  public static let general = UIPasteboard()
  private static var named: [String: UIPasteboard] = [:]

  private func set(_ items: [[String: Object]]) throws {
    self.items = items
    changeCount += 1
    try UIKitNotification.pasteboardChanged.post(about: self)
  }

  /// The values of a type in all items.
  private func values(_ type: String) -> [Object] {
    var values: [Object] = []
    for item in items { if let value = item[type] { values.append(value) } }
    return values
  }

  /// Replaces the items by one with a value; removes all when it is nil.
  private func set(_ value: Object?, _ type: String) throws {
    if let value { try set([[type: value]]) } else { try set([]) }
  }

  private static func made(_ name: String, creating: Bool) -> UIPasteboard? {
    if name == general.name { return general }
    if let known = named[name] { return known }
    guard creating else { return nil }
    let made = UIPasteboard()
    made.name = name
    named[name] = made
    return made
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIPasteboard.self, "Copied texts, URLs and other values. It belongs to the process."
    ) { board in
      board.classMethod("+ (UIPasteboard *)generalPasteboard") { _ in UIPasteboard.general }
      board.classMethod("+ (UIPasteboard *)pasteboardWithName:(NSString *)name create:(BOOL)create")
      {
        (_, name: String, creating: Bool) in made(name, creating: creating)
      }
      board.classMethod("+ (UIPasteboard *)pasteboardWithUniqueName") { _ in
        made(UUID().uuidString, creating: true)
      }
      board.classMethod("+ (void)removePasteboardWithName:(NSString *)name") { (_, name: String) in
        named[name] = nil
      }
      board.property("@property (nonatomic, readonly) NSString *name") { $0.name }
      board.property("@property (nonatomic, readonly) NSInteger changeCount") { $0.changeCount }
      board.property("@property (nonatomic, readonly) NSInteger numberOfItems") { $0.items.count }
      defineValues(board)
      defineItems(board)
    }
  }

  private static func defineValues(_ board: ClassMembers<UIPasteboard>) {
    board.property("@property (nonatomic, copy) NSString *string") { this -> StringBox? in
      this.values(text).first as? StringBox
    } set: { (this, string: StringBox?) in
      try this.set(string, text)
    }
    board.property("@property (nonatomic, copy) NSArray<NSString *> *strings") {
      this -> [StringBox]? in
      var strings: [StringBox] = []
      for case let string as StringBox in this.values(text) { strings.append(string) }
      return strings.isEmpty ? nil : strings
    } set: { (this, strings: [StringBox]?) in
      var items: [[String: Object]] = []
      for string in strings ?? [] { items.append([text: string]) }
      try this.set(items)
    }
    board.property("@property (nonatomic, copy) NSURL *URL") { this -> Object? in
      this.values(link).first
    } set: { (this, url: Object?) in
      try this.set(url, link)
    }
    board.property("@property (nonatomic, copy) UIImage *image") { this -> UIImage? in
      this.values(picture).first as? UIImage
    } set: { (this, image: UIImage?) in
      try this.set(image, picture)
    }
    board.property("@property (nonatomic, copy) UIColor *color") { this -> UIColor? in
      this.values(paint).first as? UIColor
    } set: { (this, color: UIColor?) in
      try this.set(color, paint)
    }
    for (name, type) in [
      ("@property (nonatomic, readonly) BOOL hasStrings" as StaticString, text),
      ("@property (nonatomic, readonly) BOOL hasURLs", link),
      ("@property (nonatomic, readonly) BOOL hasImages", picture),
      ("@property (nonatomic, readonly) BOOL hasColors", paint),
    ] {
      board.property(name) { !$0.values(type).isEmpty }
    }
  }

  private static func defineItems(_ board: ClassMembers<UIPasteboard>) {
    board.property("@property (nonatomic, copy) NSArray<NSDictionary<NSString *, id> *> *items") {
      var items: [DictionaryBox] = []
      for item in $0.items { items.append(DictionaryBox(item)) }
      return items
    } set: { (this, items: [DictionaryBox]?) in
      try this.set(try entries(of: items ?? []))
    }
    board.method("- (void)addItems:(NSArray<NSDictionary<NSString *, id> *> *)items") {
      (this, items: [DictionaryBox]) in
      try this.set(this.items + entries(of: items))
    }
    board.method("- (NSArray<NSString *> *)pasteboardTypes") {
      $0.items.first?.keys.sorted() ?? []
    }
    board.method("- (BOOL)containsPasteboardTypes:(NSArray<NSString *> *)types") {
      (this, types: [String]) in
      for type in types where !this.values(type).isEmpty { return true }
      return false
    }
    board.method("- (id)valueForPasteboardType:(NSString *)type") {
      (this, type: String) -> Object? in
      this.values(type).first
    }
    board.method("- (void)setValue:(id)value forPasteboardType:(NSString *)type") {
      (this, value: Object, type: String) in
      try this.set([[type: value]])
    }
    board.method("- (NSData *)dataForPasteboardType:(NSString *)type") {
      (this, type: String) -> Object? in
      for case let data as DataBox in this.values(type) { return data }
      return nil
    }
    board.method("- (void)setData:(NSData *)data forPasteboardType:(NSString *)type") {
      (this, data: Object, type: String) in
      try this.set([[type: data]])
    }
  }

  private static func entries(of items: [DictionaryBox]) throws -> [[String: Object]] {
    var all: [[String: Object]] = []
    for item in items {
      var entries: [String: Object] = [:]
      for case let key as StringBox in item.keys { entries[key.string] = item.object(forKey: key) }
      all.append(entries)
    }
    return all
  }
}
