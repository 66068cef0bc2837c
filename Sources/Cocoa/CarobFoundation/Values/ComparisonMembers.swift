import CarobRuntime

/// The comparisons that every object has on the Mac, where scripts use them, and `className`.
enum ComparisonMembers {
  static func define(_ object: ClassMembers<Object>) {
    object.method("- (NSString *)className") { this in
      this.runtimeClass.name
    }
    object.classMethod("+ (NSString *)className") { cls in cls.instanceClass.name }
    object.method("- (BOOL)isEqualTo:(nullable id)object") { (this, other: Object?) in
      try Equality.isEqual(this, other)
    }
    object.method("- (BOOL)isNotEqualTo:(nullable id)object") { (this, other: Object?) in
      try !Equality.isEqual(this, other)
    }
    object.method("- (BOOL)isLessThan:(nullable id)object") { (this, other: Object?) in
      try ValueOrder.compare(this, other) < 0
    }
    object.method("- (BOOL)isLessThanOrEqualTo:(nullable id)object") { (this, other: Object?) in
      try ValueOrder.compare(this, other) <= 0
    }
    object.method("- (BOOL)isGreaterThan:(nullable id)object") { (this, other: Object?) in
      try ValueOrder.compare(this, other) > 0
    }
    object.method("- (BOOL)isGreaterThanOrEqualTo:(nullable id)object") { (this, other: Object?) in
      try ValueOrder.compare(this, other) >= 0
    }
    object.method("- (BOOL)doesContain:(id)object") { (this, other: Object?) in
      guard let other, this.responds(to: contains.selector) else { return false }
      return try contains(this, other)
    }
    object.method("- (BOOL)isLike:(NSString *)pattern") { (this, pattern: String) in
      try isLike(this, pattern, ignoringCase: false)
    }
    object.method("- (BOOL)isCaseInsensitiveLike:(NSString *)pattern") { (this, pattern: String) in
      try isLike(this, pattern, ignoringCase: true)
    }
  }

  private static let contains = Message<(Object) -> Bool>("containsObject:")

  /// Whether a text has a pattern's form: `*` stands for any characters, and `?` for one.
  private static func isLike(
    _ object: Object, _ pattern: String, ignoringCase: Bool
  ) throws -> Bool {
    guard let text = object as? StringBox else { return false }
    return LikePattern(pattern, ignoringCase ? .caseInsensitive : []).matches(text.string)
  }
}
