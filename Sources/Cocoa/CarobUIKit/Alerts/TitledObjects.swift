import CCarob
import CarobFoundation
import CarobRuntime

/// Initializers with four objects and titles up to nil, as `UIAlertView` has one, and `+appearanceWhenContainedIn:` with
/// classes up to nil. Their code is in C (`variadic_objects.c`).
enum TitledObjects {
  /// The message that fills the object that was just allocated: the four objects, with null for nil, and then the titles.
  private static let fill = Message<(ArrayBox) -> Void>("carob_fillWithObjects:")

  /// Lets the function in C find this.
  fileprivate static let install = Once {
    let functions = UnsafeMutablePointer(
      allocating: carob_titled_functions(
        with_titles: { receiver, objects, count in
          TitledObjects.fill(
            UnsafeMutableRawPointer(receiver), UnsafeMutableRawPointer(mutating: objects), count)
        },
        with_classes: { receiver, classes, count in
          TitledObjects.appearance(
            UnsafeMutableRawPointer(receiver), UnsafeMutableRawPointer(mutating: classes), count)
        }))
    carob_use_titled_functions(functions)
  }

  private static func fill(
    _ receiver: UnsafeMutableRawPointer?, _ objects: UnsafeMutableRawPointer?, _ count: Int
  ) -> UnsafeMutablePointer<objc_object>? {
    guard let receiver, let objects else { return nil }
    let made: UnsafeMutablePointer<objc_object>? = PendingError.reporting {
      let target = try Object.argument(receiver)
      try fill(target, ArrayBox(read(objects, count)))
      return target.id.assumingMemoryBound(to: objc_object.self)
    }
    if made == nil {
      // SAFETY: `init` consumes the sender's reference, and returns none here.
      PendingError.settingAside { DeepRelease.release(id: receiver) }
    }
    return made
  }

  private static func read(
    _ objects: UnsafeMutableRawPointer, _ count: Int
  ) throws -> [Object] {
    // SAFETY: the functions in C pass an array of `count` objects or nulls.
    let ids = UnsafeBufferPointer(
      start: objects.assumingMemoryBound(to: UnsafeMutableRawPointer?.self), count: count)
    return try ids.map { try $0.map { try Object.argument($0) } ?? NullBox.shared }
  }

  private static let contained = Message<(ArrayBox) -> Object?>(
    "appearanceWhenContainedInInstancesOfClasses:")

  private static func appearance(
    _ receiver: UnsafeMutableRawPointer?, _ classes: UnsafeMutableRawPointer?, _ count: Int
  ) -> UnsafeMutablePointer<objc_object>? {
    guard let receiver, let classes else { return nil }
    return PendingError.reporting {
      let proxy = try contained(try Object.argument(receiver), ArrayBox(read(classes, count)))
      _ = proxy?.autoreleased()
      return proxy?.id.assumingMemoryBound(to: objc_object.self)
    }
  }
}

extension ClassMembers {
  /// Defines `+appearanceWhenContainedIn:`, which sends `appearanceWhenContainedInInstancesOfClasses:`.
  func classMethodWithClasses(_ statement: StaticString) {
    TitledObjects.install()
    classMethod(statement, carob_with_classes_code(), types: "@24@0:8@16")
  }

  /// Defines an initializer with four objects and titles up to nil.
  ///
  /// - Parameter fill: gets the object that was just allocated, the four objects, with null for nil, and the titles.
  func titledInitializer(
    _ statement: StaticString, fill: @escaping (Receiver, [Object], [String]) throws -> Void
  ) {
    TitledObjects.install()
    method(statement, carob_with_titles_code(), types: "@56@0:8@16@24@32@40@48")
    method("carob_fillWithObjects:") { (this, objects: ArrayBox) in
      let given = try objects.objects()
      // A program that sends this itself may pass fewer.
      guard given.count >= 4 else { return }
      try fill(
        this, Array(given.prefix(4)), given.dropFirst(4).compactMap { ($0 as? StringBox)?.string })
    }
  }
}
