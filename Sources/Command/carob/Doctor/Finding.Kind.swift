extension Finding {
  /// The kind of a finding. `docs/doctor.md` describes each by its name.
  enum Kind: String, CaseIterable {
    // Loading
    case loadFailed = "load-failed"
    case crash = "crash"
    case hang = "hang"
    case abiSkew = "abi-skew"
    case absentClass = "absent-class"
    case unregisteredClass = "unregistered-class"
    case livingObjects = "living-objects"
    case freedObject = "freed-object"

    // The life cycle
    case unloading = "unloading"
    case moduleStays = "module-stays"
    case threadLeft = "thread-left"
    case secondLoad = "second-load"
    case neverUnloaded = "never-unloaded"
    case leak = "leak"
    case openPool = "open-pool"
    case copyNotRetained = "copy-not-retained"
    case otherThread = "other-thread"

    // The process
    case processState = "process-state"
    case openDescriptors = "open-descriptors"
    case printedText = "printed-text"
    case replacedMethod = "replaced-method"

    // Descriptor and data
    case identifier = "identifier"
    case principalClass = "principal-class"
    case noPrincipalClass = "no-principal-class"
    case modelClass = "model-class"
    case unusedData = "unused-data"
    case absoluteData = "absolute-data"
    case dataFile = "data-file"
    case dataValue = "data-value"
    case dataShape = "data-shape"
    case unregisteredPrefix = "unregistered-prefix"
    case unusedPrefix = "unused-prefix"

    // Handlers
    case wrongTypes = "wrong-types"
    case functionTypes = "function-types"
    case nearMiss = "near-miss"
    case unknownModel = "unknown-model"
    case unknownMessage = "unknown-message"
    case missingMethod = "missing-method"
    case unhandledModel = "unhandled-model"
    case unshownModel = "unshown-model"

    // The screen
    case screenFailed = "screen-failed"
    case screenWarning = "screen-warning"
    case silentMistake = "silent-mistake"

    // Objective-C
    case missingClass = "missing-class"
    case unimplementedSelector = "unimplemented-selector"
    case unreadableRecords = "unreadable-records"

    // The module
    case undefinedSymbols = "undefined-symbols"
    case exportedSymbols = "exported-symbols"
    case neededLibrary = "needed-library"
    case runPath = "run-path"
    case relativeRunPath = "relative-run-path"
    case writableCode = "writable-code"
    case executableStack = "executable-stack"
    case textRelocations = "text-relocations"

    var severity: Severity {
      switch self {
      case .loadFailed, .crash, .hang, .principalClass, .modelClass, .dataFile, .wrongTypes,
        .screenFailed, .absentClass, .missingClass, .undefinedSymbols, .freedObject, .otherThread,
        .copyNotRetained, .functionTypes:
        .error
      case .unregisteredClass, .unusedData, .dataValue, .dataShape, .unregisteredPrefix,
        .unusedPrefix, .nearMiss,
        .unknownModel,
        .unknownMessage, .missingMethod, .unhandledModel, .screenWarning, .silentMistake,
        .unimplementedSelector,
        .exportedSymbols,
        .unloading, .threadLeft, .secondLoad, .neverUnloaded, .leak, .openPool, .processState,
        .openDescriptors, .identifier, .absoluteData,
        .relativeRunPath, .writableCode, .executableStack, .textRelocations:
        .warning
      case .abiSkew, .livingObjects, .noPrincipalClass, .unshownModel, .unreadableRecords,
        .neededLibrary, .runPath, .moduleStays, .replacedMethod, .printedText:
        .note
      }
    }
  }
}
