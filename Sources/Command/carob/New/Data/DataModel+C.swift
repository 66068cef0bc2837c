import InstantCocoa

extension DataModel {
  /// Returns the file of the class in C.
  ///
  /// - Parameter header: the common header of the plugin's files.
  func fileInC(header: String) -> NewFile {
    let text = """
      #include "\(header)"

      \(mappingInC(className))\(methodsInC(className))/* \(purpose)
       *
       * @interface \(className) : ICModel
      \(properties.map { " * \($0.declarationInObjectiveC)" }.joined(separator: "\n"))
       * @end */
      bool \(className)_register(void) {
        Class cls = objc_allocateClassPair(objc_getRequiredClass("ICModel"), "\(className)", 0);
        bool complete =
          \((properties.map(\.registrationInC) + registrationsInC(className)).joined(separator: " &&\n    "));
        objc_registerClassPair(cls);
        return complete;
      }

      """
    return NewFile("\(className).c", fileNote, text)
  }

  /// The purpose of the class, for a comment.
  var purpose: String {
    parent == nil
      ? "Each object of the data becomes one of these."
      : "Each object inside an object of the data becomes one of these."
  }

  /// The purpose of the class, for a list of files.
  var fileNote: String {
    parent == nil ? "a model: what an object of the data becomes" : "a model in a model"
  }

  /// The properties whose name differs from the key.
  var mappedProperties: [DataProperty] { properties.filter { $0.name != $0.key } }

  private func mappingInC(_ className: String) -> String {
    if mappedProperties.isEmpty { return "" }
    let pairs = mappedProperties.map { property in
      "    {\"\(property.name)\", \(SourceText.literalInC(property.key))},\n"
    }
    return """
      /* Properties, and the keys of the data that they take their values from.
       *
       * + (NSDictionary *)JSONMapping */
      static id \(className)_JSONMapping(id self, SEL _cmd) {
        static const char *const names[][2] = {
      \(pairs.joined())  };
        return mapping(names, sizeof names / sizeof names[0]);
      }


      """
  }

  private func methodsInC(_ className: String) -> String {
    properties.compactMap { property -> String? in
      if let selector = property.serializerSelector {
        return """
          /* - (id<ICSerializer>)\(selector) */
          static id \(className)_\(selector)(id self, SEL _cmd) {
            return date_serializer(\(SourceText.literalInC(property.dateFormat ?? "")));
          }


          """
      }
      return property.elementClass.map { cls in
        let selector = property.mappingClassSelector
        return """
          /* + (Class)\(selector) */
          static Class \(className)_\(selector)(id self, SEL _cmd) {
            return objc_getRequiredClass("\(cls)");
          }


          """
      }
    }.joined()
  }

  private func registrationsInC(_ className: String) -> [String] {
    var lines: [String] = []
    if !mappedProperties.isEmpty {
      lines.append("add_class_method(cls, \"JSONMapping\", (IMP)\(className)_JSONMapping, \"@@:\")")
    }
    for property in properties {
      if let selector = property.serializerSelector {
        lines.append("add_method(cls, \"\(selector)\", (IMP)\(className)_\(selector), \"@@:\")")
      } else if property.elementClass != nil {
        let selector = property.mappingClassSelector
        lines.append(
          "add_class_method(cls, \"\(selector)\",\n                     (IMP)\(className)_\(selector), \"#@:\")"
        )
      }
    }
    return lines
  }
}

extension DataProperty {
  /// The format of the dates; nil for another type.
  var dateFormat: String? { if case .date(let format) = type { format } else { nil } }

  /// The selector of the method for a special serializer; nil when none is needed.
  var serializerSelector: String? {
    dateFormat == nil ? nil : Inflector().serializerSelectorName(forProperty: name)
  }

  /// The class for elements of an array; nil to keep them as they are. A property of type `id`
  /// accepts arrays only with such a class.
  var elementClass: String? {
    switch type {
    case .models(let model): model.className
    case .anything(withLists: true): "NSObject"
    default: nil
    }
  }

  /// The selector of the class method that returns the element class.
  var mappingClassSelector: String { Inflector().mappingClassSelectorName(forProperty: name) }

  /// The class of the values in Objective-C; nil for a number, or for `id`.
  var valueClass: String? {
    switch type {
    case .string: "NSString"
    case .url: "NSURL"
    case .date: "NSDate"
    case .number: "NSNumber"
    case .model(let model): model.className
    case .models, .list: "NSArray"
    case .dictionary: "NSDictionary"
    case .integer, .double, .bool, .anything: nil
    }
  }

  var isCopied: Bool {
    ["NSString", "NSArray", "NSDictionary"].contains(valueClass)
  }

  fileprivate var registrationInC: String {
    switch type {
    case .string: return "add_string_property(cls, \"\(name)\")"
    case .integer: return "add_property(cls, \"\(name)\", \"q\", \"N\")"
    case .double: return "add_property(cls, \"\(name)\", \"d\", \"N\")"
    case .bool: return "add_property(cls, \"\(name)\", \"B\", \"N\")"
    default:
      let encoding = valueClass.map { "@\\\"\($0)\\\"" } ?? "@"
      return "add_property(cls, \"\(name)\", \"\(encoding)\", \"\(isCopied ? "C" : "&")\")"
    }
  }
}
