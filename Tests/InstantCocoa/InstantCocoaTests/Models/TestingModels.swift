import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport

/// The post, author and title of the original's tests, made the way a plugin makes them.
struct TestingModels {
  let author: RuntimeClass
  let title: RuntimeClass
  let post: RuntimeClass

  private static let shared = Result { try TestingModels() }

  /// The same classes for all tests.
  static func get() throws -> TestingModels { try shared.get() }

  /// What MOD-04 is given.
  static let dictionary = """
    {"author": {"authorName": "soroush"}, "content": "Here's a test post from Soroush",
     "published": false}
    """

  /// What MOD-07 is given.
  static let json = """
    {"author": {"name": "soroush"}, "published": true,
     "publishing_date": "2011-07-14 19:43:37 +0100", "post_title": "A post with a title",
     "urls": {"canonical": "http://khanlou.com/2013/12/objective-shorthand/"}, "post_text": null}
    """

  private init() throws {
    let author = try makeModel(
      "ICTestingAuthor", ["authorName": "@\"NSString\""], mapping: ["authorName": "name"])
    let title = try makeClass("ICPostTitle", below: ICValueObject.runtimeClass)
    self.author = author
    self.title = title
    post = try makeModel(
      "ICTestingPost",
      [
        "author": "@\"\(author.name)\"", "publishingDate": "@\"NSDate\"",
        "title": "@\"\(title.name)\"", "content": "@\"NSString\"", "canonicalURL": "@\"NSURL\"",
        "nonMappedProperty": "@", "authors": "@\"NSArray\"", "likes": "@\"NSSet\"",
        "transformedProperty": "@\"NSString\"",
      ],
      mapping: [
        "author": "author", "title": "post_title", "content": "post_text",
        "publishingDate": "publishing_date", "canonicalURL": "urls.canonical",
        "transformedProperty": "transformed_property", "noSuchProperty": "nothing",
      ]
    ) { cls in
      var published = PropertyAttributes(type: "B")
      published.getter = "isPublished"
      try cls.declareProperty("published", published)
      try cls.metaclass.addMethod(Selector("mappingClassForAuthors")) { (_: Object) in author }
      try cls.addMethod(Selector("serializerForPublishingDate")) { (_: Object) -> Object? in
        let formatter = NSDateFormatter()
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss ZZZ"
        let serializer = ICDateSerializer()
        serializer.dateFormatter = formatter
        return serializer
      }
      try cls.addMethod(Selector("transformJSONRepresentationBeforeMapping:")) {
        (_: Object, pointer: Pointer) in try Self.numberToString(pointer)
      }
    }
  }

  /// The post's hook: a number under `transformed_property` becomes a string.
  private static func numberToString(_ pointer: Pointer) throws {
    guard let address = pointer.address,
      let given = Object.from(address.load(as: UnsafeMutableRawPointer?.self)) as? DictionaryBox,
      let number = given["transformed_property"] as? NumberBox
    else { return }
    let copy = MutableDictionaryBox()
    for key in given.keys { try copy.setObject(given.object(forKey: key), forKey: key) }
    try copy.setObject(
      StringBox(number.description), forKey: StringBox("transformed_property"))
    address.storeBytes(of: copy.autoreleased().id, as: UnsafeMutableRawPointer.self)
  }
}

extension Object {
  /// The dictionary that the object answers a message with.
  func dictionary(_ message: String) throws -> DictionaryBox? {
    try send(Selector(validating: message)) as? DictionaryBox
  }
}
