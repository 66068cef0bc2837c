/// Where a user is on a screen, which stays while the screen is covered.
struct ScreenState {
  /// The element that the cursor is on; nil for the list.
  var element: Int?
  /// The row or item of the list that the cursor is on, and the one at the top.
  var cursor = 0
  var top = 0
  /// The element at the top, when there is no room for all.
  var elementTop = 0
  /// Whether the list has yet to come to the cursor, which was there before a reload: pages are fetched.
  var isComing = false
}
