import CarobRuntime

/// The classes of models, superclasses first.
enum ModelClasses {
  static let all: [Object.Type] = [
    ICModel.self, ICValueObject.self, ICPropertyAttributes.self, ICModelInspector.self,
    ICJSONMapper.self, DateFormatterBox.self, ICDateSerializer.self, ICURLSerializer.self,
    Coder.self, KeyedArchiver.self, KeyedUnarchiver.self,
  ]

  /// Lets them, and those of values, be found by name, as declarations and serializers are.
  static func register() { announced }

  private static let announced: Void = AnnouncedClasses.announce(RuntimeClasses.all + all)
}
