import CarobRuntime

/// What a response says of a paginated collection besides its objects.
struct PaginatorNumbers: Equatable {
  var pageSize = 0
  var numberOfPages = 0
  var numberOfTotalObjects = 0

  private static let pageSize = Message<() -> String?>("pageSize")
  private static let numberOfPages = Message<() -> String?>("numberOfPages")
  private static let numberOfTotalObjects = Message<() -> String?>("numberOfTotalObjects")

  init() {}

  /// The numbers at the top level of a response; 0 where there is none.
  ///
  /// - Throws: `MessageError` with what the keys raised.
  init(in response: Object?, under keys: Object) throws(MessageError) {
    guard let response = response as? DictionaryBox else { return }
    pageSize = Self.number(in: response, under: try Self.pageSize(keys))
    numberOfPages = Self.number(in: response, under: try Self.numberOfPages(keys))
    numberOfTotalObjects = Self.number(in: response, under: try Self.numberOfTotalObjects(keys))
  }

  /// A number, also one that is written as text.
  private static func number(in response: DictionaryBox, under key: String?) -> Int {
    switch key.flatMap({ response[$0] }) {
    case let number as NumberBox: number.integerValue
    case let text as StringBox: Int(text.string) ?? 0
    default: 0
    }
  }
}
