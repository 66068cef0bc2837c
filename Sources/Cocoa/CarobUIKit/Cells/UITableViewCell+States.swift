import CarobRuntime

extension UITableViewCell {
  /// Defines the states. Setters send the message with `animated:`, because subclasses override that one.
  static func defineStates(_ cell: ClassMembers<UITableViewCell>) {
    cell.property("@property (nonatomic, getter=isSelected) BOOL selected") {
      $0.isSelected
    } set: { (this, selected: Bool) in
      try UITableView.Messages.setSelected(this, selected, false)
    }
    cell.method("- (void)setSelected:(BOOL)selected animated:(BOOL)animated") {
      (this, selected: Bool, animated: Bool) in
      try this.setSelected(selected, animated: animated)
    }
    cell.property(
      "@property (nonatomic, getter=isHighlighted) BOOL highlighted", get: { $0.isHighlighted },
      set: { (this, highlighted: Bool) in
        try UITableView.Messages.setHighlighted(this, highlighted, false)
      })
    cell.method("- (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated") {
      (this, highlighted: Bool, animated: Bool) in
      try this.setHighlighted(highlighted, animated: animated)
    }
    cell.property(
      "@property (nonatomic, getter=isEditing) BOOL editing", get: { $0.isEditing },
      set: { (this, editing: Bool) in try UITableView.Messages.setEditing(this, editing, false) })
    cell.method("- (void)setEditing:(BOOL)editing animated:(BOOL)animated") {
      (this, editing: Bool, animated: Bool) in
      try this.setEditing(editing, animated: animated)
    }
  }
}
