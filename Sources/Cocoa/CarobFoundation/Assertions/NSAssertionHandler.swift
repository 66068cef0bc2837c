import CCarob
import CarobRuntime

/// Raises an exception for a failed assertion.
///
/// A subclass may override both methods. A thread's handler is in its `threadDictionary` under
/// `NSAssertionHandler`, if `NSThread` is available. [any-thread]
public final class NSAssertionHandler: Object {
  // SAFETY: it has no state.
  nonisolated(unsafe) private static let shared = NSAssertionHandler()

  private static let currentThread = Selector("currentThread")
  private static let threadDictionary = Selector("threadDictionary")

  /// The handler of this thread.
  private static var current: Object {
    guard let thread = RuntimeClass(named: "NSThread"),
      thread.metaclass.responds(to: currentThread),
      let current = try? thread.object.send(currentThread),
      current.responds(to: threadDictionary),
      let values = (try? current.send(threadDictionary)) as? DictionaryBox,
      let own = values["NSAssertionHandler"]
    else { return shared }
    return own
  }

  /// States the members of `NSAssertionHandler`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSAssertionHandler.self, "Takes assertions that failed, and throws."
    ) { handler in
      AssertionFailures.install()
      handler.classMethod("+ (NSAssertionHandler *)currentHandler") { _ in current }
      handler.method(

        """
        - (void)handleFailureInMethod:(SEL)selector object:(nullable id)object \
        file:(NSString *)file lineNumber:(NSInteger)line \
        description:(nullable NSString *)format, ... NS_FORMAT_FUNCTION(5, 6)
        """,
        carob_method_failure_code(), types: "v56@0:8:16@24@32q40@48")
      handler.method(

        """
        - (void)handleFailureInFunction:(NSString *)function file:(NSString *)file \
        lineNumber:(NSInteger)line description:(nullable NSString *)format, ... \
        NS_FORMAT_FUNCTION(4, 5)
        """, carob_function_failure_code(),
        types: "v48@0:8@16@24q32@40")
    }
  }
}

/// The Swift part of the C functions that take a failed assertion; C, since its text has a variable number of arguments.
enum AssertionFailures {
  /// Lets the functions in C find it.
  static let install = Once {
    let functions = UnsafeMutablePointer(
      allocating: carob_assertion_functions(
        in_method: { selector, object, file, line, text, length in
          let receiver = Object.from(UnsafeMutableRawPointer(object))
          let isClass = receiver is ClassObject
          let name = receiver.map { (($0 as? ClassObject)?.instanceClass ?? $0.runtimeClass).name }
          let method = Selector(selector)?.name ?? "(null)"
          return AssertionFailures.fail(
            "\(isClass ? "+" : "-")[\(name ?? "nil") \(method)]", file, line, text, length)
        },
        in_function: { function, file, line, text, length in
          AssertionFailures.fail(
            AssertionFailures.text(function) ?? "(null)", file, line, text, length)
        }))
    carob_use_assertion_functions(functions)
  }

  private static func text(_ id: UnsafeMutablePointer<objc_object>?) -> String? {
    (Object.from(UnsafeMutableRawPointer(id)) as? StringBox)?.string
  }

  /// Logs the place, as Apple's does, and makes the exception.
  private static func fail(
    _ place: String, _ file: UnsafeMutablePointer<objc_object>?, _ line: Int,
    _ bytes: UnsafePointer<CChar>?, _ length: Int
  ) -> UnsafeMutablePointer<objc_object>? {
    RuntimeLog.warning("*** Assertion failure in \(place), \(text(file) ?? "(null)"):\(line)")
    // SAFETY: the text has this number of bytes.
    let reason = String(
      decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
    let exception = NSException(name: "NSInternalInconsistencyException", reason: reason)
    return exception.autoreleased().id.assumingMemoryBound(to: objc_object.self)
  }
}
