import CCarob

extension ClassMembers {
  /// States that only headers declare the class's properties, but those with the given names. At run time it has methods, as
  /// Apple's class has, whose categories got properties in their headers later: code that lists properties, such as bridges
  /// to other languages, calls the methods.
  package func hidesProperties(but shown: Set<String> = []) {
    RuntimeLock.withLock { _ in cls.data.shownProperties = shown }
  }
}

extension RuntimeClass {
  /// Whether code that asks for properties does not see the one that instances have under a name, their own or an inherited one.
  /// A property that a plugin added is seen.
  ///
  /// - Complexity: O(depth).
  package func hidesProperty(named name: String) -> Bool {
    RuntimeLock.withLock { _ in
      ancestry.first { $0.data.properties[name] != nil }?.hidesOwnProperty(named: name) ?? false
    }
  }

  /// The published records of the class's own properties that code sees, in the order of declaration.
  package var listedProperties: [UnsafePointer<objc_property>] {
    let hidden = RuntimeLock.withLock { _ in
      data.shownProperties == nil
        ? [] : Set(data.properties.all.map(\.name).filter(hidesOwnProperty))
    }
    let records = propertyRecords
    return hidden.isEmpty
      ? records : records.filter { !hidden.contains(String(cString: $0.pointee.name)) }
  }

  /// - Locking: the runtime's lock is held.
  private func hidesOwnProperty(named name: String) -> Bool {
    data.shownProperties.map { !$0.contains(name) && data.propertyLayers[name] == nil } ?? false
  }
}
