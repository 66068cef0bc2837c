import CarobRuntime

/// The methods of collections that send a message to each of their objects.
enum ElementPerforming {
  static func define<Receiver: Object>(
    _ members: ClassMembers<Receiver>, _ objects: @escaping (Receiver) throws -> [Object]
  ) {
    members.method("- (void)makeObjectsPerformSelector:(SEL)selector") {
      (this, selector: Selector) in
      for object in try objects(this) { _ = try object.perform(selector) }
    }
    members.method(
      "- (void)makeObjectsPerformSelector:(SEL)selector withObject:(nullable id)argument"
    ) { (this, selector: Selector, argument: Object?) in
      for object in try objects(this) { _ = try object.perform(selector, argument) }
    }
  }
}

/// Copies of the objects in a collection.
enum CopiedItems {
  private static let copy = Message<(Pointer) -> Object?>("copyWithZone:")

  /// The results of `copyWithZone:`.
  ///
  /// - Throws: `MessageError` when an object cannot be copied; also the method's error.
  static func of(_ objects: [Object]) throws -> [Object] {
    try objects.map { try copied($0) }
  }

  static func copied(_ object: Object) throws -> Object {
    guard let copy = try copy(object, Pointer(nil)) else {
      throw ObjectiveCException.invalidArgument("the copy of \(object) is nil")
    }
    return copy
  }
}
