import CarobRuntime

/// The classes of models, superclasses first.
enum ModelClasses {
  static let all: [Object.Type] = [
    ICModel.self, ICValueObject.self, ICPropertyAttributes.self, ICModelInspector.self,
    ICJSONMapper.self, DateFormatterBox.self, ICDateSerializer.self, ICURLSerializer.self,
    Coder.self, KeyedArchiver.self, KeyedUnarchiver.self,
  ]

  /// Registers them, and those of values. Declarations and serializers are found by the names of
  /// classes, which Swift's have from first use on.
  static func register() {
    for type in RuntimeClasses.all + all { _ = type.runtimeClass }
  }
}
