import CarobRuntime

/// The classes of Foundation that plugins may look up by name.
///
/// `PluginLoader` announces these. Each is registered when it is first used or looked for.
/// [any-thread]
public enum FoundationClasses {
  /// All classes, superclasses first.
  public static let all: [Object.Type] =
    RuntimeClasses.all + [
      StringBox.self, MutableStringBox.self, ValueBox.self, NumberBox.self, DateBox.self,
      URLBox.self,
      DataBox.self, ArrayBox.self, MutableArrayBox.self, DictionaryBox.self,
      MutableDictionaryBox.self,
      SetBox.self, MutableSetBox.self, CountedSetBox.self, IndexSetBox.self,
      MutableIndexSetBox.self,
      NSEnumerator.self, NullBox.self, NSException.self, ErrorBox.self, IndexPathBox.self,
      SortDescriptorBox.self, NSCoder.self, NSKeyedArchiver.self, NSKeyedUnarchiver.self,
      NSNotificationCenter.self, NotificationBox.self, NSNotificationQueue.self,
      NSUserDefaults.self, NSCache.self, NSUndoManager.self, NSBundle.self,
      NSAssertionHandler.self, NSProcessInfo.self, UUIDBox.self, NSFileManager.self,
      NSDirectoryEnumerator.self, NSFileHandle.self, NSPipe.self, NSTask.self,
      NSRunLoop.self, CFRunLoopObserver.self, NSTimer.self, NSThread.self,
      NSAutoreleasePool.self,
      NSLock.self, NSRecursiveLock.self, NSCondition.self, NSConditionLock.self,
      NSOperation.self, NSBlockOperation.self, NSInvocationOperation.self,
      NSOperationQueue.self, OS_dispatch_queue.self, OS_dispatch_queue_attr.self,
      OS_dispatch_group.self, OS_dispatch_semaphore.self, OS_dispatch_source.self,
      CharacterSetBox.self, MutableCharacterSetBox.self, RegularExpressionBox.self,
      TextCheckingResultBox.self, AttributedStringBox.self, MutableAttributedStringBox.self,
      MutableDataBox.self, DecimalNumberBox.self, NSDecimalNumberHandler.self,
      NSJSONSerialization.self, NSPropertyListSerialization.self,
      NSFormatter.self, NSDateFormatter.self, NSNumberFormatter.self,
      NSByteCountFormatter.self,
      LocaleBox.self, TimeZoneBox.self, CalendarBox.self, DateComponentsBox.self,
      URLComponentsBox.self, URLQueryItemBox.self, URLRequestBox.self, MutableURLRequestBox.self,
      NSURLResponse.self, NSHTTPURLResponse.self, NSURLProtocol.self,
      OrderedSetBox.self, MutableOrderedSetBox.self, ExpressionBox.self, PredicateBox.self,
      ComparisonPredicateBox.self, CompoundPredicateBox.self,
      NSPointerFunctions.self, NSPointerArray.self, NSHashTable.self, NSMapTable.self,
      NSScanner.self, NSValueTransformer.self,
    ]

  /// Lets these classes be found by name; a second call does nothing. Only needed by a program that looks classes up before
  /// it makes a `PluginLoader`.
  public static func register() { announced() }

  private static let announced = Once {
    AnnouncedClasses.announce(all)
    _ = NumberBox.classOfBooleans
  }
}
