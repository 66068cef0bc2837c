import CCarob

/// The one address that forwards messages of all types: `_objc_msgForward`. As the code of a method it forwards from
/// `forwardingTargetForSelector:` on, as if the class had no such method. [any-thread]
package enum ForwardingAddress {
  /// `_objc_msgForward`, which is also the answer to the question which code an unknown selector runs.
  package static let code: IMP = {
    install()
    return carob_msg_forward_code()
  }()

  /// `_objc_msgForward_stret`, for methods that return a structure in memory.
  package static let codeForStructures: IMP = {
    install()
    return carob_msg_forward_stret_code()
  }()

  private static func install() {
    carob_use_forward_finder { receiver, selector, result in
      ForwardingAddress.find(UnsafeMutableRawPointer(receiver), selector, result)
    }
  }

  /// Finds the trampoline for a message that is being sent, and prepares its forwarding.
  ///
  /// - Parameter result: the memory for a structure that comes before the receiver; nil for none.
  private static func find(
    _ receiver: UnsafeMutableRawPointer?, _ sel: SEL?, _ result: UnsafeMutableRawPointer?
  ) -> IMP {
    do throws(MessageError) {
      guard let receiver, let selector = Selector(sel) else { return try nothing.get().imp }
      let cls = RuntimeClass(record: Object.dispatchRecord(of: receiver))
      do throws(MessageError) {
        return try PendingError.settingAside { route(receiver, cls, selector) }.get().imp
      } catch {
        // The trampoline raises the error, as it knows who sent the message.
        AutoreleaseStack.current.prepare(
          PreparedForward(receiver: receiver, selector: selector, route: .failure(error)))
        let failing = try nothing.get().imp
        guard let result else { return failing }
        clear(result, as: cls, selector)
        return unsafeBitCast(unsafeBitCast(failing, to: UInt.self) | 1, to: IMP.self)
      }
    } catch {
      preconditionFailure("a message without arguments cannot be forwarded: \(error)")
    }
  }

  private static func route(
    _ receiver: UnsafeMutableRawPointer, _ cls: RuntimeClass, _ selector: Selector
  ) -> Result<CallableEntry, MessageError> {
    do throws(MessageError) {
      return .success(try Forwarding.redirect(receiver, cls, selector))
    } catch {
      return .failure(error)
    }
  }

  /// Fills the memory for a result with zeros, as far as the method tells its size.
  private static func clear(
    _ result: UnsafeMutableRawPointer, as cls: RuntimeClass, _ selector: Selector
  ) {
    guard let size = cls.methodSignature(for: selector)?.encoding.result.size else { return }
    // SAFETY: the sender passes room for the structure that the method returns.
    result.initializeMemory(as: UInt8.self, repeating: 0, count: size)
  }

  /// The trampoline of messages without arguments.
  private static var nothing: Result<CallableEntry, MessageError> {
    do throws(MessageError) {
      let signature = MethodSignature.returningObject
      return .success(try signature.forwarding.callable(signature, Selector("forwardInvocation:")))
    } catch {
      return .failure(error)
    }
  }
}
