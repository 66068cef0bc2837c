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
      EnumeratorBox.self, NullBox.self, ExceptionBox.self, ErrorBox.self, IndexPathBox.self,
      SortDescriptorBox.self, Coder.self, KeyedArchiver.self, KeyedUnarchiver.self,
      NotificationCenterBox.self, NotificationBox.self, NotificationQueueBox.self,
      UserDefaultsBox.self, CacheBox.self, UndoManagerBox.self, BundleBox.self,
      AssertionHandlerBox.self, ProcessInfoBox.self, UUIDBox.self, FileManagerBox.self,
      RunLoopBox.self, TimerBox.self, ThreadBox.self,
      LockBox.self, RecursiveLockBox.self, ConditionBox.self, ConditionLockBox.self,
      OperationBox.self, BlockOperationBox.self, InvocationOperationBox.self,
      OperationQueueBox.self, DispatchQueueBox.self, DispatchQueueAttributes.self,
      DispatchGroupBox.self, DispatchSemaphoreBox.self, DispatchTimerBox.self,
      CharacterSetBox.self, MutableCharacterSetBox.self, RegularExpressionBox.self,
      TextCheckingResultBox.self, AttributedStringBox.self, MutableAttributedStringBox.self,
      MutableDataBox.self, DecimalNumberBox.self, DecimalNumberHandlerBox.self,
      JSONSerializationBox.self,
      FormatterBox.self, DateFormatterBox.self, NumberFormatterBox.self,
      ByteCountFormatterBox.self,
      LocaleBox.self, TimeZoneBox.self, CalendarBox.self, DateComponentsBox.self,
      URLComponentsBox.self, URLQueryItemBox.self, URLRequestBox.self, MutableURLRequestBox.self,
      URLResponseBox.self, HTTPURLResponseBox.self, URLProtocolBox.self,
      OrderedSetBox.self, MutableOrderedSetBox.self, ExpressionBox.self, PredicateBox.self,
      ComparisonPredicateBox.self, CompoundPredicateBox.self,
    ]

  /// Lets these classes be found by name; a second call does nothing. Only needed by a program that looks classes up before
  /// it makes a `PluginLoader`.
  public static func register() { announced() }

  private static let announced = Once { AnnouncedClasses.announce(all) }
}
