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

  private static let post = Message<(String, Object?) -> Void>("postNotificationName:object:")

  private func set(_ items: [[String: Object]]) throws {
    self.items = items
    changeCount += 1
    try Self.post(NSNotificationCenter.shared, "UIPasteboardChangedNotification", self)
  }

  private func values<Value>(_ type: String, _ convert: (Object) -> Value?) -> [Value] {
    items.compactMap { $0[type].flatMap(convert) }
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
    func string(_ object: Object) -> String? { (object as? StringBox)?.string }
    board.property("@property (nonatomic, copy) NSString *string") { this -> String? in
      this.values(text, string).first
    } set: { (this, string: String?) in
      try this.set(string.map { [[text: StringBox($0)]] } ?? [])
    }
    board.property("@property (nonatomic, copy) NSArray<NSString *> *strings") {
      this -> [String]? in
      let values = this.values(text, string)
      return values.isEmpty ? nil : values
    } set: { (this, strings: [String]?) in
      try this.set((strings ?? []).map { [text: StringBox($0)] })
    }
    board.property("@property (nonatomic, copy) NSURL *URL") { this -> Object? in
      this.values(link, \.self).first
    } set: { (this, url: Object?) in
      try this.set(url.map { [[link: $0]] } ?? [])
    }
    board.property("@property (nonatomic, copy) UIImage *image") { this -> UIImage? in
      this.values(picture) { $0 as? UIImage }.first
    } set: { (this, image: UIImage?) in
      try this.set(image.map { [[picture: $0]] } ?? [])
    }
    board.property("@property (nonatomic, copy) UIColor *color") { this -> UIColor? in
      this.values(paint) { $0 as? UIColor }.first
    } set: { (this, color: UIColor?) in
      try this.set(color.map { [[paint: $0]] } ?? [])
    }
    for (name, type) in [
      ("@property (nonatomic, readonly) BOOL hasStrings" as StaticString, text),
      ("@property (nonatomic, readonly) BOOL hasURLs", link),
      ("@property (nonatomic, readonly) BOOL hasImages", picture),
      ("@property (nonatomic, readonly) BOOL hasColors", paint),
    ] {
      board.property(name) { $0.items.contains { $0[type] != nil } }
    }
  }

  private static func defineItems(_ board: ClassMembers<UIPasteboard>) {
    board.property("@property (nonatomic, copy) NSArray<NSDictionary<NSString *, id> *> *items") {
      $0.items.map { DictionaryBox($0) }
    } set: { (this, items: [DictionaryBox]?) in
      try this.set(try (items ?? []).map { try entries(of: $0) })
    }
    board.method("- (void)addItems:(NSArray<NSDictionary<NSString *, id> *> *)items") {
      (this, items: [DictionaryBox]) in
      try this.set(this.items + (try items.map { try entries(of: $0) }))
    }
    board.method("- (NSArray<NSString *> *)pasteboardTypes") {
      $0.items.first.map { $0.keys.sorted() } ?? []
    }
    board.method("- (BOOL)containsPasteboardTypes:(NSArray<NSString *> *)types") {
      (this, types: [String]) in
      types.contains { type in this.items.contains { $0[type] != nil } }
    }
    board.method("- (id)valueForPasteboardType:(NSString *)type") {
      (this, type: String) -> Object? in
      this.items.lazy.compactMap { $0[type] }.first
    }
    board.method("- (void)setValue:(id)value forPasteboardType:(NSString *)type") {
      (this, value: Object, type: String) in
      try this.set([[type: value]])
    }
    board.method("- (NSData *)dataForPasteboardType:(NSString *)type") {
      (this, type: String) -> Object? in
      this.items.lazy.compactMap { $0[type] as? DataBox }.first
    }
    board.method("- (void)setData:(NSData *)data forPasteboardType:(NSString *)type") {
      (this, data: Object, type: String) in
      try this.set([[type: data]])
    }
  }

  private static func entries(of item: DictionaryBox) throws -> [String: Object] {
    var entries: [String: Object] = [:]
    for case let key as StringBox in item.keys { entries[key.string] = item.object(forKey: key) }
    return entries
  }
}
