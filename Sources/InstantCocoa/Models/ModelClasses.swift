import CarobRuntime

/// The classes of models, superclasses first.
enum ModelClasses {
  static let all: [Object.Type] = [
    ICModel.self, ICValueObject.self, ICPropertyAttributes.self, ICModelInspector.self,
    ICJSONMapper.self, DateFormatterBox.self, ICDateSerializer.self, ICURLSerializer.self,
    Coder.self, KeyedArchiver.self, KeyedUnarchiver.self,
  ]
}
