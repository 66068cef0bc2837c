/// What a user does at a terminal.
package enum Key: Hashable, Sendable {
  /// A character, as typed.
  case character(Character)
  case enter, tab, backTab, escape, backspace, delete
  case up, down, left, right
  case pageUp, pageDown, home, end
  /// The left button of the mouse at a column and a row, both from 0.
  case click(column: Int, row: Int)
  /// The wheel of the mouse.
  case wheelUp, wheelDown
}
