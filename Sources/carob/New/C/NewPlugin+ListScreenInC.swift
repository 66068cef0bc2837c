extension NewPlugin {
  /// `DEListViewController.c`.
  var listScreenInC: String {
    """
    #include "\(name).h"

    /* What the host makes the screen with: a data source of what is in the data.
     *
     * - (instancetype)initWithDataSource:(id<ICDataSource>)dataSource */
    static id \(listScreen)_initWithDataSource_(id self, SEL _cmd, id data_source) {
      self = CAROB_SEND_SUPER(id, self, "\(listScreen)", "initWithDataSource:", (id),
                              data_source);
      if (!self) return NULL;

      CAROB_SEND(void, self, "setTitle:", (id), carob_string("\(name)"));
      CAROB_SEND(void, self, "setDefaultCellClass:", (Class), objc_getClass("ICTableViewCell"));
      return self;
    }

    \(models.map(handlersInC).joined(separator: "\n"))
    /* @interface \(listScreen) : ICTableViewController
     * @end */
    bool \(listScreen)_register(void) {
      Class cls =
        objc_allocateClassPair(objc_getClass("ICTableViewController"), "\(listScreen)", 0);
      bool complete =
        add_method(cls, "initWithDataSource:", (IMP)\(listScreen)_initWithDataSource_,
                   "@@:@") &&
        \(models.map(handlersAddedInC).joined(separator: " &&\n    "));
      objc_registerClassPair(cls);
      return complete;
    }

    """
  }

  /// The functions for the rows of one model.
  private func handlersInC(_ model: NewModel) -> String {
    let variable = model.variableInC
    return """
      /* Sent for each row that is a \(model.className); the selector has the model's name without its prefix.
       *
       * - (void)configureCell:(ICTableViewCell *)cell with\(model.name):(\(model.className) *)\(variable) {
       *   cell.textLabel.text = \(variable).name;
       *   cell.detailTextLabel.text = \(variable).summary;
       * } */
      static void \(listScreen)_configureCell_with\(model.name)_(
        id self, SEL _cmd, id cell, id \(variable)) {
        id text_label = CAROB_SEND(id, cell, "textLabel", ());
        id detail_text_label = CAROB_SEND(id, cell, "detailTextLabel", ());
        CAROB_SEND(void, text_label, "setText:", (id), CAROB_SEND(id, \(variable), "name", ()));
        CAROB_SEND(void, detail_text_label, "setText:", (id), CAROB_SEND(id, \(variable), "summary", ()));
      }

      /* Sent when such a row is selected.
       *
       * - (void)tableView:(UITableView *)tableView didSelect\(model.name):(\(model.className) *)\(variable) */
      static void \(listScreen)_tableView_didSelect\(model.name)_(
        id self, SEL _cmd, id table_view, id \(variable)) {
        id screen = CAROB_SEND(id, objc_getClass("\(model.screen)"), "alloc", ());
        screen = CAROB_SEND(id, screen, "initWith\(model.name):", (id), \(variable));
        id navigation_controller = CAROB_SEND(id, self, "navigationController", ());
        CAROB_SEND(void, navigation_controller, "pushViewController:animated:", (id, BOOL), screen, YES);
        objc_release(screen);
      }

      """
  }

  /// What puts them into the class.
  private func handlersAddedInC(_ model: NewModel) -> String {
    """
    add_method(cls, "configureCell:with\(model.name):",
                   (IMP)\(listScreen)_configureCell_with\(model.name)_, "v@:@@") &&
        add_method(cls, "tableView:didSelect\(model.name):",
                   (IMP)\(listScreen)_tableView_didSelect\(model.name)_, "v@:@@")
    """
  }
}
