import CCarob
import CarobRuntime

extension HostTable {
  static func addObjects(to table: inout carob_host) {
    table.object_setClass = { object, cls in
      HostTable.reporting {
        guard let object = HostTable.object(object), let cls else { return nil }
        return try object.setClass(RuntimeClass(record: cls)).record
      }
    }
    table.objc_retain = { object in
      // SAFETY: the plugin passes a living object.
      if let id = HostTable.pointer(object) { Object.retain(id) }
      return object
    }
    table.objc_release = { object in
      guard let id = HostTable.pointer(object) else { return }
      // SAFETY: the plugin owns a reference, which it gives up.
      PendingError.settingAside { DeepRelease.release(id: id) }
    }
    table.carob_release_at = { object, file, line in
      guard let id = HostTable.pointer(object) else { return }
      // SAFETY: the plugin owns a reference, which it gives up.
      PendingError.settingAside {
        // SAFETY: the macro passes the name of its file.
        Zombies.release(id, at: file.map { "\(String(cString: $0)):\(line)" })
      }
    }
    if Zombies.areKept {
      // Replaces the function for code that does not pass its place.
      table.objc_release = { object in
        guard let id = HostTable.pointer(object) else { return }
        // SAFETY: as above.
        PendingError.settingAside { Zombies.release(id, at: ModuleTable.callingPlace()) }
      }
    }
    table.object_dispose = { object in
      guard let object, HostTable.object(object) != nil else { return nil }
      // SAFETY: the plugin owns a reference, which it gives up, or calls from the object's `dealloc`.
      PendingError.settingAside { Deallocation.dispose(of: UnsafeMutableRawPointer(object)) }
      return nil
    }
    table.objc_autorelease = { object in
      // SAFETY: the plugin owns a reference, which the pool takes over.
      if let id = HostTable.pointer(object) { Object.autorelease(id) }
      return object
    }
    // The handle of a pool is a number, not an address.
    table.objc_autoreleasePoolPush = {
      UnsafeMutableRawPointer(bitPattern: AutoreleaseStack.current.open())
    }
    table.objc_autoreleasePoolPop = { pool in
      PendingError.settingAside { AutoreleaseStack.current.close(UInt(bitPattern: pool)) }
    }
    table.objc_storeWeak = { location, object in
      guard let location else { return nil }
      HostTable.storeWeak(object, at: UnsafeMutableRawPointer(location))
      return object
    }
    table.objc_loadWeak = { location in
      guard let location else { return nil }
      return HostTable.id(WeakBox.load(from: UnsafeMutableRawPointer(location))?.autoreleased())
    }
    table.objc_destroyWeak = { location in
      guard let location else { return }
      WeakBox.store(nil, at: UnsafeMutableRawPointer(location))
    }
    table.objc_setAssociatedObject = { object, key, value, policy in
      _ = HostTable.reporting {
        guard let object = HostTable.object(object) else { return }
        guard let policy = AssociatedObjects.Policy(rawValue: policy) else {
          throw RaisedError("objc_setAssociatedObject: \(policy) is no association policy")
        }
        let key = UInt(bitPattern: key)
        // The value need not be an object, so it is not dereferenced.
        if policy == .assign {
          return AssociatedObjects.assign(UnsafeMutableRawPointer(value), on: object, key: key)
        }
        var value = HostTable.object(value)
        if policy.copies { value = try value?.copied() }
        AssociatedObjects.set(value, on: object, key: key, policy: policy)
      }
    }
    table.objc_getAssociatedObject = { object, key in
      guard let object = HostTable.object(object) else { return nil }
      return AssociatedObjects.read(from: object, key: UInt(bitPattern: key))?
        .assumingMemoryBound(to: objc_object.self)
    }
    table.objc_removeAssociatedObjects = { object in
      guard let object = HostTable.object(object) else { return }
      PendingError.settingAside { _ = AssociatedObjects.removeAll(from: object) }
    }
    table.carob_respond = { object, name, handler, types in
      HostTable.reporting {
        guard let object = HostTable.object(object), let selector = Selector(name), let handler
        else { throw RaisedError("carob_respond: object, selector or handler is null") }
        guard !(object is ClassObject) else {
          throw RaisedError(
            "carob_respond: \(object) is a class; add a method to its metaclass instead")
        }
        try object.respond(
          to: selector, with: Implementation(handler), types: HostTable.encoding(types))
        return true
      } ?? false
    }
    addCopying(to: &table)
  }

  private static func storeWeak(
    _ object: UnsafeMutablePointer<objc_object>?, at location: UnsafeMutableRawPointer
  ) {
    guard let object, carob_is_block(object) else {
      return WeakBox.store(HostTable.object(object), at: location)
    }
    if !WeakBox.store(block: UnsafeMutableRawPointer(object), at: location) {
      PendingError.set(RaisedError("a weak variable cannot refer to a block on the stack; copy it"))
    }
  }

  private static func addCopying(to table: inout carob_host) {
    table.objc_loadWeakRetained = { location in
      guard let location else { return nil }
      return WeakBox.loadRetained(from: UnsafeMutableRawPointer(location))?
        .assumingMemoryBound(to: objc_object.self)
    }
    table.objc_moveWeak = { destination, source in
      guard let destination, let source, destination != source else { return }
      WeakBox.move(
        from: UnsafeMutableRawPointer(source), to: UnsafeMutableRawPointer(destination))
    }
    table.object_copy = { object, size in
      HostTable.reporting {
        guard let object = HostTable.object(object) else { return nil }
        let known = object.runtimeClass.instanceSize
        if size > known {
          throw RaisedError(
            "object_copy: \(object.runtimeClass.withArticle) has \(known) bytes, \(size) were asked for"
          )
        }
        let copy = try object.copyOfVariables()
        _ = Unmanaged.passRetained(copy)
        return HostTable.id(copy)
      }
    }
  }
}
