import CCarob

@testable import CarobPluginKit

/// The encoding of the instances' method, as the host has it.
func encoding(of selector: String, in cls: ObjectClass) -> String? {
  method_getTypeEncoding(class_getInstanceMethod(cls.pointer, sel_registerName(selector)))
    .map { String(cString: $0) }
}

/// Whether an error was left on this thread.
var isErrorPending: Bool { PluginFailure.isPending }

/// The error that was left on this thread, cleared.
func takePendingError() -> String { PluginFailure.pending().description }
