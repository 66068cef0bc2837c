import CCarob
import CarobFoundation
import CarobRuntime
import Foundation

/// State that a plugin keeps from one build to the next. [main-thread]
extension LoadedPlugin {
  /// The longest state that is kept, in bytes.
  public static let maximumStateBytes = 256 << 10

  /// Asks the plugin for its state.
  ///
  /// - Returns: a property list in the binary format; nil when there is nothing to keep.
  /// - Throws: `PluginError` when `save_state` fails, or returns what is no property list or is too long.
  public func saveState() throws(PluginError) -> Data? {
    guard let save = module.entry.fields.save_state else { return nil }
    return try asking("save_state") {
      guard let object = HostTable.object(save()) else { return nil }
      guard let data = PropertyListData.data(of: object) else {
        throw RaisedError("it gave \(object.runtimeClass.withArticle) that is no property list")
      }
      if data.count > Self.maximumStateBytes {
        throw RaisedError(
          "it gave \(data.count) bytes, and \(Self.maximumStateBytes) are kept at most")
      }
      return data
    }
  }

  /// Gives the plugin the state that an earlier build has saved. Does nothing if it has no `load_state`.
  ///
  /// - Throws: `PluginError` when `load_state` fails; the plugin stays loaded. Also when the data is no property list.
  public func loadState(_ state: Data) throws(PluginError) {
    guard let load = module.entry.fields.load_state else { return }
    try asking("load_state") {
      guard let object = PropertyListData.object(in: state) else {
        throw RaisedError("the state is no property list")
      }
      load(HostTable.id(object.autoreleased()))
    }
  }

  /// Calls a function of the plugin, whose pending error is an error.
  private func asking<Result>(
    _ field: String, _ body: () throws -> Result
  ) throws(PluginError) -> Result {
    do {
      return try PendingError.settingAside {
        Swift.Result {
          try owner.whileRegistering {
            try autoreleasePool {
              let result = try body()
              if let error = PendingError.take() { throw error }
              return result
            }
          }
        }
      }.get()
    } catch {
      throw .stateFailed(path, field, error)
    }
  }
}
