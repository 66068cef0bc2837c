extension NewPlugin {
  /// `DEItemViewController.c`.
  func screenInC(_ model: NewModel) -> String {
    let variable = model.variableInC
    return """
      #include "\(name).h"

      static id field(const char *label, id value) {
        return CAROB_SEND(id, objc_getClass("\(fieldClass)"), "fieldWithLabel:value:", (id, id),
                          carob_string(label), value);
      }

      /* A screen with a row for each property.
       *
       * - (instancetype)initWith\(model.name):(\(model.className) *)\(variable) */
      static id \(model.screen)_initWith\(model.name)_(id self, SEL _cmd, id \(variable)) {
        id name = CAROB_SEND(id, \(variable), "name", ());
        const id fields[] = {
          field("Name", name),
          field("Summary", CAROB_SEND(id, \(variable), "summary", ())),
        };
        id objects = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObjects:count:",
                                (const id *, size_t), fields, sizeof fields / sizeof fields[0]);

        self = CAROB_SEND_SUPER(id, self, "\(model.screen)", "initWithObjects:", (id), objects);
        if (!self) return NULL;

        CAROB_SEND(void, self, "setTitle:", (id), name);
        CAROB_SEND(void, self, "setDefaultCellClass:", (Class), objc_getClass("ICTableViewCell"));
        return self;
      }

      /* - (void)configureCell:(ICTableViewCell *)cell withField:(\(fieldClass) *)field */
      static void \(model.screen)_configureCell_withField_(
        id self, SEL _cmd, id cell, id field) {
        id text_label = CAROB_SEND(id, cell, "textLabel", ());
        id detail_text_label = CAROB_SEND(id, cell, "detailTextLabel", ());
        CAROB_SEND(void, text_label, "setText:", (id), CAROB_SEND(id, field, "label", ()));
        CAROB_SEND(void, detail_text_label, "setText:", (id), CAROB_SEND(id, field, "value", ()));
      }

      /* @interface \(model.screen) : ICTableViewController
       * @end */
      bool \(model.screen)_register(void) {
        Class cls =
          objc_allocateClassPair(objc_getClass("ICTableViewController"), "\(model.screen)", 0);
        bool complete =
          add_method(cls, "initWith\(model.name):", (IMP)\(model.screen)_initWith\(model.name)_,
                     "@@:@") &&
          add_method(cls, "configureCell:withField:",
                     (IMP)\(model.screen)_configureCell_withField_, "v@:@@");
        objc_registerClassPair(cls);
        return complete;
      }

      """
  }
}
