extension DataModel {
  /// The header and the implementation of the class in Objective-C.
  var filesInObjectiveC: [NewFile] {
    let mentioned = Set(properties.compactMap(\.modelClass)).subtracting([className]).sorted()
    let forward = mentioned.isEmpty ? "" : "@class \(mentioned.joined(separator: ", "));\n\n"
    let header = """
      #import <InstantCocoa/InstantCocoa.h>

      NS_ASSUME_NONNULL_BEGIN

      \(forward)/* \(purpose) Properties that some objects lack are nullable. */
      @interface \(className) : ICModel

      \(properties.map(\.declarationInObjectiveC).joined(separator: "\n"))

      @end

      NS_ASSUME_NONNULL_END

      """
    let imports = ([className] + mentioned).map { "#import \"\($0).h\"\n" }.joined()
    let text = """
      \(imports)
      \(serializerInObjectiveC)@implementation \(className)
      \(mappingInObjectiveC)\(methodsInObjectiveC)
      @end

      """
    return [
      NewFile("\(className).h", fileNote, header),
      NewFile("\(className).m", "its implementation", text),
    ]
  }

  private var mappingInObjectiveC: String {
    if mappedProperties.isEmpty { return "" }
    let pairs = mappedProperties.map { property in
      "        @\"\(property.name)\" : \(SourceText.literalInObjectiveC(property.key)),\n"
    }
    return """

      /* Properties, and the keys of the data that they take their values from. */
      + (NSDictionary *)JSONMapping {
          return @{
      \(pairs.joined())    };
      }

      """
  }

  private var serializerInObjectiveC: String {
    guard properties.contains(where: { $0.dateFormat != nil }) else { return "" }
    return """
      static ICDateSerializer *dateSerializer(NSString *format) {
          ICDateSerializer *serializer = [ICDateSerializer new];
          NSDateFormatter *formatter = [NSDateFormatter new];
          formatter.dateFormat = format;
          serializer.dateFormatter = formatter;
          return serializer;
      }


      """
  }

  private var methodsInObjectiveC: String {
    properties.compactMap { property -> String? in
      if let selector = property.serializerSelector, let format = property.dateFormat {
        return """

          - (id<ICSerializer>)\(selector) {
              return dateSerializer(\(SourceText.literalInObjectiveC(format)));
          }

          """
      }
      return property.elementClass.map { cls in
        """

        + (Class)\(property.mappingClassSelector) {
            return [\(cls) class];
        }

        """
      }
    }.joined()
  }
}

extension DataProperty {
  /// The model class of the value, or of an array's elements.
  fileprivate var modelClass: String? {
    switch type {
    case .model(let model), .models(let model): model.className
    default: nil
    }
  }

  /// `@property (nonatomic, copy) NSString *title;`
  var declarationInObjectiveC: String {
    switch type {
    case .integer: return "@property (nonatomic) NSInteger \(name);"
    case .double: return "@property (nonatomic) double \(name);"
    case .bool: return "@property (nonatomic) BOOL \(name);"
    default:
      let storage = isCopied ? "copy" : "strong"
      let nullable = isNullable ? ", nullable" : ""
      return "@property (nonatomic, \(storage)\(nullable)) \(typeInObjectiveC)\(name);"
    }
  }

  private var typeInObjectiveC: String {
    if case .models(let model) = type { return "NSArray<\(model.className) *> *" }
    return valueClass.map { "\($0) *" } ?? "id "
  }
}
