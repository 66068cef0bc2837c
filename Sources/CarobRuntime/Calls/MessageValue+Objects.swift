import CCarob

extension Object: ObjectMessageValue {
  public static var typeEncoding: TypeEncoding { .anyObject }

  @inlinable public func cValue() -> UnsafeMutableRawPointer? { id }

  @inlinable public func cResult(owned: Bool) -> UnsafeMutableRawPointer? {
    // Classes last for ever and are not counted.
    if !(self is ClassObject) {
      let retained = Unmanaged.passRetained(self as Object)
      if !owned { AutoreleaseStack.current.add(retained) }
    }
    return id
  }

  @inlinable public static func argument(
    _ value: UnsafeMutableRawPointer?
  ) throws(MessageError) -> Self {
    guard let object = Object.from(value) else {
      throw .unexpectedObject("\(self)", "nil", position: "an argument")
    }
    guard let this = object as? Self else {
      throw .unexpectedObject("\(self)", "a \(object.runtimeClass)", position: "an argument")
    }
    return this
  }

  @inlinable public static func result(
    _ value: UnsafeMutableRawPointer?, owned: Bool
  ) throws(MessageError) -> Self {
    guard let value else {
      throw .unexpectedObject("\(self)", "nil", position: "a result")
    }
    let object = peer(of: value).takeUnretainedValue()
    if owned { Object.release(value) }
    guard let this = object as? Self else {
      throw .unexpectedObject("\(self)", "a \(object.runtimeClass)", position: "a result")
    }
    return this
  }
}

extension RuntimeClass: ObjectMessageValue {
  public static var typeEncoding: TypeEncoding { .classObject }

  @inlinable public func cValue() -> UnsafeMutableRawPointer? { UnsafeMutableRawPointer(record) }

  public static func argument(
    _ value: UnsafeMutableRawPointer?
  ) throws(MessageError) -> RuntimeClass {
    guard let object = Object.from(value) else {
      throw .unexpectedObject("a class", "nil", position: "an argument")
    }
    guard let cls = object as? ClassObject else {
      throw .unexpectedObject("a class", "a \(object.runtimeClass)", position: "an argument")
    }
    return cls.instanceClass
  }
}

extension Selector: MessageValue {
  public static var typeEncoding: TypeEncoding { .selector }

  public func cValue() -> UnsafeMutableRawPointer? { UnsafeMutableRawPointer(mutating: sel) }

  public static func argument(_ value: UnsafeMutableRawPointer?) throws(MessageError) -> Selector {
    let sel = value.map { SEL($0.assumingMemoryBound(to: objc_selector.self)) }
    guard let selector = Selector(sel) else {
      throw .unexpectedObject("a selector", "null", position: "an argument")
    }
    return selector
  }
}
