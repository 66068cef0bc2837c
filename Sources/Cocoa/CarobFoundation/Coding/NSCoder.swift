import CarobRuntime

/// Encodes and decodes objects' values by key.
///
/// A subclass implements `encodeObject:forKey:` and `decodeObjectForKey:`; the other methods call these. [one thread at
/// a time]
open class NSCoder: Object {
  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: NSCoder.self) { coder in
      coder.property("allowsKeyedCoding") { _ in true }
      coder.property("requiresSecureCoding") { _ in false }
      defineEncoding(coder)
      defineDecoding(coder)
    }
  }

  private static func defineEncoding(_ coder: ClassMembers<NSCoder>) {
    coder.method("encodeObject:forKey:") { (this, _: Object?, _: String) -> Void in
      throw RaisedError(
        "\(this.runtimeClass.withArticle) does not encode",
        exceptionName: "NSInvalidArgumentException")
    }
    coder.method("encodeConditionalObject:forKey:") { (this, object: Object?, key: String) in
      try CoderMessages.encode(object, forKey: key, with: this)
    }
    for name in ["encodeInteger:forKey:", "encodeInt64:forKey:"] as [StaticString] {
      coder.method(name) { (this, value: Int, key: String) in
        try CoderMessages.encode(NumberBox(value), forKey: key, with: this)
      }
    }
    coder.method("encodeInt:forKey:") { (this, value: Int32, key: String) in
      try CoderMessages.encode(NumberBox(Int(value)), forKey: key, with: this)
    }
    coder.method("encodeBool:forKey:") { (this, value: Bool, key: String) in
      try CoderMessages.encode(NumberBox(value), forKey: key, with: this)
    }
    coder.method("encodeDouble:forKey:") { (this, value: Double, key: String) in
      try CoderMessages.encode(NumberBox(value), forKey: key, with: this)
    }
    coder.method("encodeFloat:forKey:") { (this, value: Float, key: String) in
      try CoderMessages.encode(NumberBox(Double(value)), forKey: key, with: this)
    }
  }

  private static func defineDecoding(_ coder: ClassMembers<NSCoder>) {
    coder.method("decodeObjectForKey:") { (this, _: String) -> Object? in
      throw RaisedError(
        "\(this.runtimeClass.withArticle) does not decode",
        exceptionName: "NSInvalidArgumentException")
    }
    coder.method("containsValueForKey:") { (this, key: String) in
      try CoderMessages.object(forKey: key, from: this) != nil
    }
    coder.method("decodeObjectOfClass:forKey:") { (this, cls: RuntimeClass, key: String) in
      try CoderMessages.objectOfClasses([cls], forKey: key, from: this)
    }
    coder.method("decodeObjectOfClasses:forKey:") { (this, classes: Object, key: String) in
      let object = try CoderMessages.object(forKey: key, from: this)
      return try object.map { (object) throws(any Error) in
        try CoderMessages.checked(object, CoderMessages.classes(in: classes))
      }
    }
    for name in ["decodeIntegerForKey:", "decodeInt64ForKey:"] as [StaticString] {
      coder.method(name) { (this, key: String) in
        try CoderMessages.number(forKey: key, from: this)?.integerValue ?? 0
      }
    }
    coder.method("decodeIntForKey:") { (this, key: String) in
      let value = try CoderMessages.number(forKey: key, from: this)?.integerValue
      return Int32(clamping: value ?? 0)
    }
    coder.method("decodeBoolForKey:") { (this, key: String) in
      try CoderMessages.number(forKey: key, from: this)?.boolValue ?? false
    }
    coder.method("decodeDoubleForKey:") { (this, key: String) in
      try CoderMessages.number(forKey: key, from: this)?.doubleValue ?? 0
    }
    coder.method("decodeFloatForKey:") { (this, key: String) in
      Float(try CoderMessages.number(forKey: key, from: this)?.doubleValue ?? 0)
    }
  }
}
