import InstantCocoa

extension DataModel {
  /// Returns the file of the class in Swift.
  ///
  /// - Parameters:
  ///   - folder: the folder of the file.
  ///   - variable: the name of the class definition in the closure.
  func fileInSwift(folder: String, variable: String) -> NewFile {
    let needsDates = properties.contains { $0.dateFormat != nil }
    let text = """
      import CarobPluginKit

      /// \(purpose)
      func define\(className)() throws {
        try ObjectClass.define("\(className)", below: "ICModel") { \(variable) in
      \(properties.map { "    \($0.definitionInSwift(variable))\n" }.joined())\
      \(mappingInSwift(variable))\(methodsInSwift(variable))  }
      }
      \(needsDates ? Self.serializerInSwift : "")
      """
    return NewFile("\(folder)/\(className).swift", fileNote, text)
  }

  private static let serializerInSwift = """

    private func dateSerializer(_ format: String) throws -> Object {
      let formatter = try ObjectClass("NSDateFormatter").new()
      formatter.dateFormat = format
      let serializer = try ObjectClass("ICDateSerializer").new()
      serializer.dateFormatter = formatter
      return serializer
    }

    """

  private func mappingInSwift(_ variable: String) -> String {
    if mappedProperties.isEmpty { return "" }
    let pairs = mappedProperties.map { property in
      "        \"\(property.name)\": \(SourceText.literalInSwift(property.key)),\n"
    }
    return """
          // Properties, and the keys of the data that they take their values from.
          \(variable).classMethod("JSONMapping") { (self: Object) in
            [
      \(pairs.joined())      ]
          }

      """
  }

  private func methodsInSwift(_ variable: String) -> String {
    properties.compactMap { property -> String? in
      if let selector = property.serializerSelector, let format = property.dateFormat {
        return """
              \(variable).method("\(selector)") { (self: Object) in
                try dateSerializer(\(SourceText.literalInSwift(format)))
              }

          """
      }
      if case .url = property.type {
        return """
              \(variable).method("\(Inflector().serializerSelectorName(forProperty: property.name))") { (self: Object) in
                try ObjectClass("ICURLSerializer").new()
              }

          """
      }
      // `arrayOf:` specifies the class of the others.
      if case .models = property.type { return nil }
      return property.elementClass.map { cls in
        "    \(variable).classMethod(\"\(property.mappingClassSelector)\") { (self: Object) in "
          + "try ObjectClass(\"\(cls)\") }\n"
      }
    }.joined()
  }
}

extension DataProperty {
  fileprivate func definitionInSwift(_ variable: String) -> String {
    let comment =
      switch type {
      case .date: "  // an NSDate"
      case .url: "  // an NSURL"
      case .number: "  // an NSNumber"
      default: ""
      }
    return "\(variable).property(\"\(name)\", \(typeInSwift))\(comment)"
  }

  private var typeInSwift: String {
    switch type {
    case .string: isNullable ? "String?.self" : "String.self"
    case .integer: "Int.self"
    case .double: "Double.self"
    case .bool: "Bool.self"
    case .model(let model): "ofClass: \"\(model.className)\""
    case .models(let model): "arrayOf: \"\(model.className)\""
    case .list: "[Object].self"
    case .dictionary: "[String: Object].self"
    case .url, .date, .number, .anything: "Object.self"
    }
  }
}
