import CarobRuntime

extension PluginLoader {
  /// Loads the plugins that a module depends on and that are not loaded.
  ///
  /// - Parameter copying: whether to open private copies.
  /// - Throws: `PluginError` when one is not found, cannot be loaded, or depends on the module itself.
  func loadDependencies(of module: OpenModule, copying: Bool) throws(PluginError) {
    let (path, descriptor) = (module.path, module.descriptor)
    let missing = descriptor.dependencies.filter { !isLoaded($0) }
    if missing.isEmpty { return }
    waiting.append(descriptor.identifier)
    defer { waiting.removeLast() }
    // One may have been loaded for another.
    for identifier in missing where !isLoaded(identifier) {
      if waiting.contains(identifier) { throw .circularDependency(path, identifier) }
      guard let file = try DependencySearch(of: path, searchPath).file(of: identifier) else {
        throw .missingDependency(path, identifier)
      }
      try loadDependency(identifier, from: file, of: path, copying: copying)
    }
  }

  private func isLoaded(_ identifier: String) -> Bool {
    plugins.contains { $0.descriptor.identifier == identifier }
  }

  private func loadDependency(
    _ identifier: String, from file: String, of path: String, copying: Bool
  ) throws(PluginError) {
    let loaded: LoadedPlugin
    do throws(PluginError) {
      loaded = try load(path: file, copying: copying)
    } catch {
      throw .unusableDependency(path, identifier, error)
    }
    // The file was found by its name alone.
    guard loaded.descriptor.identifier == identifier else {
      _ = try? unload(loaded)
      throw .missingDependency(path, identifier)
    }
  }
}

extension PluginError {
  fileprivate static func missingDependency(_ path: String, _ identifier: String) -> Self {
    Self(
      .missingDependency, path,
      "is built upon the plugin \(identifier.onOneLine), which is not loaded and not found",
      advice: "put that beside it, or into a folder of CAROB_PLUGIN_PATH, or load it first: "
        + "the command carob does so with --with PLUGIN")
  }

  fileprivate static func circularDependency(_ path: String, _ identifier: String) -> Self {
    Self(
      .missingDependency, path,
      "is built upon the plugin \(identifier.onOneLine), which is built upon it",
      advice: "take one of the two out of .dependencies")
  }

  fileprivate static func unusableDependency(
    _ path: String, _ identifier: String, _ cause: PluginError
  ) -> Self {
    // The error of a dependency's dependency has its own path already.
    cause.code == .missingDependency
      ? cause
      : Self(
        .missingDependency, path,
        "is built upon the plugin \(identifier.onOneLine): \(cause.sentence)",
        advice: cause.advice)
  }
}
