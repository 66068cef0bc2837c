import CarobRuntime

/// What a controller learns when it is made for a route: the parameters of the path, and these.
public enum RoutingInfo {
  /// The key of the URL's path, as it was before it was normalised.
  public static let pathKey = "ICRouterRoutingPathKey"
  /// The key of the parts of that path, between its slashes.
  public static let pathComponentsKey = "ICRouterPathComponentsKey"
  /// The key of the route that was chosen, for the routes that it depends on as well.
  public static let matchedRouteKey = "ICRouterMatchedRouteKey"

  private static let copy = Message<() -> DictionaryBox>("copy")

  /// The dictionary for a path and the route that was chosen for it.
  static func dictionary(
    for path: String, _ route: Object
  ) throws(MessageError) -> DictionaryBox {
    let parameters = try RouteMatcherMessages.parameters(forPath: path, by: route)
    let info = MutableDictionaryBox([
      pathKey: StringBox(path),
      pathComponentsKey: ArrayBox(RoutePath.components(of: path).map { StringBox($0) }),
      matchedRouteKey: route,
    ])
    for key in parameters.keys where info.object(forKey: key) == nil {
      try info.setObject(parameters.object(forKey: key), forKey: key)
    }
    // The routes that it depends on get the same: nobody is to change it.
    return try copy(info)
  }
}
