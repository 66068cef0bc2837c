import CCarob

/// The lists of subclasses that class records hold, newest first.
enum ClassTree {
  /// Enters a record into its superclass's list.
  static func link(_ record: UnsafeMutablePointer<objc_class>, _ state: inout RuntimeState) {
    guard let parent = record.pointee.super_class else { return }
    record.pointee.sibling_class = parent.pointee.subclass_list
    parent.pointee.subclass_list = record
  }

  /// Takes a record out of its superclass's list; does nothing when it is not there.
  static func unlink(_ record: UnsafeMutablePointer<objc_class>, _ state: inout RuntimeState) {
    guard let parent = record.pointee.super_class else { return }
    if parent.pointee.subclass_list == record {
      parent.pointee.subclass_list = record.pointee.sibling_class
    } else {
      var next = parent.pointee.subclass_list
      while let sibling = next, sibling.pointee.sibling_class != record {
        next = sibling.pointee.sibling_class
      }
      next?.pointee.sibling_class = record.pointee.sibling_class
    }
    record.pointee.sibling_class = nil
  }

  /// Runs `body` for a record and all below it, hidden classes too.
  ///
  /// - Parameter limit: the maximum number of calls.
  /// - Returns: whether all records were visited.
  @discardableResult
  static func forEach(
    from top: UnsafeMutablePointer<objc_class>, atMost limit: Int = .max,
    _ state: inout RuntimeState, _ body: (UnsafeMutablePointer<objc_class>) -> Void
  ) -> Bool {
    // A list instead of recursion, since a plugin may make classes deeper than the stack allows.
    var pending = [top]
    var count = 0
    while let cls = pending.popLast() {
      if count == limit { return false }
      count += 1
      body(cls)
      var next = cls.pointee.subclass_list
      while let subclass = next {
        pending.append(subclass)
        if pending.count > limit - count { return false }
        next = subclass.pointee.sibling_class
      }
    }
    return true
  }

  /// The classes in a record's list; of a class only classes, although the root has its metaclass below it.
  static func subclasses(of cls: RuntimeClass, _ state: inout RuntimeState) -> [RuntimeClass] {
    var found: [RuntimeClass] = []
    var next = cls.record.pointee.subclass_list
    while let record = next {
      let subclass = RuntimeClass(record: record)
      if subclass.isMetaclass == cls.isMetaclass, !subclass.isHidden { found.append(subclass) }
      next = record.pointee.sibling_class
    }
    return found
  }

  /// Returns the classes that `find` finds with the lock, sorted by name.
  ///
  /// The names are read with the lock, too: the record of a class that is disposed of may become another one's.
  static func sorted(_ find: (inout RuntimeState) -> [RuntimeClass]) -> [RuntimeClass] {
    let named = RuntimeLock.withLock { state in find(&state).map { (name: $0.name, cls: $0) } }
    return named.sorted { $0.name < $1.name }.map(\.cls)
  }
}

extension RuntimeClass {
  /// The registered direct subclasses, sorted by name; of a metaclass, metaclasses.
  ///
  /// - Complexity: O(n log n), and the registration of announced classes.
  public var subclasses: [RuntimeClass] {
    AnnouncedClasses.registerAll()
    return ClassTree.sorted { state in ClassTree.subclasses(of: self, &state) }
  }

  /// The registered classes below this one, at any depth, sorted by name; of a metaclass, metaclasses.
  ///
  /// - Complexity: O(n log n), and the registration of announced classes.
  public var descendants: [RuntimeClass] {
    AnnouncedClasses.registerAll()
    return ClassTree.sorted { state in
      var found = ClassTree.subclasses(of: self, &state)
      var index = 0
      // A list instead of recursion, since a plugin may make classes deeper than the stack allows.
      while index < found.count {
        found += ClassTree.subclasses(of: found[index], &state)
        index += 1
      }
      return found
    }
  }
}
