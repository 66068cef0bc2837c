import InstantCocoa

extension DataModel {
  /// The file of the class in C.
  ///
  /// - Parameter header: what the plugin's files share.
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

  /// What the class is for, as a comment.
  var purpose: String {
    parent == nil
      ? "What each object of the data becomes." : "What objects in the data's objects become."
  }

  /// The same for a list of files.
  var fileNote: String {
    parent == nil ? "a model: what an object of the data becomes" : "a model in a model"
  }

  /// Properties with keys of other names, and their keys.
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
  /// The format of its dates; nil for another type.
  var dateFormat: String? { if case .date(let format) = type { format } else { nil } }

  /// The method that gives its serializer; nil when it needs none of its own.
  var serializerSelector: String? {
    dateFormat == nil ? nil : Inflector().serializerSelectorName(forProperty: name)
  }

  /// What elements of an array become; nil for those that stay as they are. A property of any class takes arrays only when there
  /// is something to say.
  var elementClass: String? {
    switch type {
    case .models(let model): model.className
    case .anything(withLists: true): "NSObject"
    default: nil
    }
  }

  /// The class method that says so.
  var mappingClassSelector: String { Inflector().mappingClassSelectorName(forProperty: name) }

  /// The class of its values in Objective-C; nil for a number, and for any class.
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

  /// Whether it copies what it is given.
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
