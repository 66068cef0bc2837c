/// What happens while a session does what it was asked for. More may be added.
public enum ScreenEvent: Codable, Hashable, Sendable {
  /// It begins to wait: `Fetching http://localhost:8080/packages…`. Or the time for what it waits for begins anew.
  case began(String)
  /// It still waits for that. Told in each turn of the loop.
  case continues(String)
  /// It waits no longer.
  case ended
  /// Something is wrong with the data or the plugin, but stops nothing.
  case warning(String)
  /// A controller of this class is on top now.
  case shown(String)
}
