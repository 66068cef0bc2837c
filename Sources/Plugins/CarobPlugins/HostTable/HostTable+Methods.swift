import CCarob
import CarobRuntime

extension HostTable {
  static func addMethods(to table: inout carob_host) {
    table.class_addMethod = { cls, name, imp, types in
      HostTable.registering {
        guard let cls, let selector = Selector(name), let imp else {
          // Apple's function returns NO without an error.
          if ModuleTable.isCalledByProgram() { return false }
          throw RaisedError("class_addMethod: class, selector or implementation is null")
        }
        let (target, code) = (RuntimeClass(record: cls), Implementation(imp))
        let types = HostTable.encoding(types)
        do throws(RegistrationError) {
          // A program may pass any types, as in Cocoa. In a plugin types that do not fit are a mistake.
          if ModuleTable.isCalledByProgram() {
            try target.addMethod(selector, code, telling: types)
          } else {
            try target.addMethod(selector, code, types: types)
          }
        } catch  where error.code == .memberExists {
          // Apple's function returns NO without an error.
          return false
        }
        return true
      } ?? false
    }
    table.class_replaceMethod = { cls, name, imp, types in
      HostTable.registering {
        guard let cls, let selector = Selector(name), let imp else {
          throw RaisedError("class_replaceMethod: class, selector or implementation is null")
        }
        let (target, code) = (RuntimeClass(record: cls), Implementation(imp))
        let types = HostTable.encoding(types)
        return ModuleTable.isCalledByProgram()
          ? try target.replaceMethod(selector, code, telling: types)?.imp
          : try target.replaceMethod(selector, code, types: types)?.imp
      }
    }
    table.class_getInstanceMethod = { cls, name in
      guard let cls, let selector = Selector(name) else { return nil }
      return MethodRecords.record(of: RuntimeClass(record: cls), selector)
    }
    table.class_getMethodImplementation = { cls, name in
      guard let cls, let selector = Selector(name) else { return nil }
      return MethodRecords.implementation(of: RuntimeClass(record: cls), selector)
        ?? ForwardingAddress.code
    }
    table.class_respondsToSelector = { cls, name in
      guard let cls, let selector = Selector(name) else { return false }
      return RuntimeClass(record: cls).responds(to: selector)
    }
    table.method_setImplementation = { method, imp in
      guard let method, let imp else { return nil }
      return HostTable.registering { try MethodRecords.setImplementation(method, imp) }
    }
    table.method_exchangeImplementations = { first, second in
      _ = HostTable.registering {
        guard let first, let second else { return }
        try MethodRecords.exchange(
          first, second, asInCocoa: ModuleTable.isCalledByProgram())
      }
    }
    addMethodTypes(to: &table)
    table.carob_add_category = { cls, category, size in
      HostTable.registering {
        guard let cls, let category else {
          throw RaisedError("carob_add_category: class or category is null")
        }
        guard size >= MemoryLayout<carob_category>.size else {
          throw RaisedError("carob_add_category: the structure is too small")
        }
        let target = RuntimeClass(record: cls)
        try target.addCategory(HostTable.category(category.pointee, of: target))
        return true
      } ?? false
    }
    table.sel_registerName = { name in
      HostTable.reporting {
        guard let name else { return nil }
        return try name.pointee == 0 ? Selector.empty.sel : Selector(cName: name).sharedSEL
      }
    }
    table.sel_getName = { selector in
      Selector(selector)?.cName ?? HostTable.nullSelectorName
    }
    table.objc_msgForward = ForwardingAddress.code
    table.objc_msgForward_stret = ForwardingAddress.codeForStructures
    table.carob_forwarding_implementation = { types in
      HostTable.reporting {
        let types = try HostTable.string(types, "the encoding of a method that forwards")
        return try MethodSignature.interned(types).forwardingImplementation().imp
      }
    }
  }

  // SAFETY: a constant that lives for ever.
  nonisolated(unsafe) private static let nullSelectorName: UnsafePointer<CChar> =
    UnsafeRawPointer(("<null selector>" as StaticString).utf8Start)
    .assumingMemoryBound(to: CChar.self)

  /// Converts a plugin's encoding. Null and malformed UTF-8 give an empty one, which does not parse.
  static func encoding(_ types: UnsafePointer<CChar>?) -> String {
    // SAFETY: the ABI has it end with NUL.
    types.flatMap { String(validatingCString: $0) } ?? ""
  }
}
