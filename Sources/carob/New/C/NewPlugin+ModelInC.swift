extension NewPlugin {
  /// `DEItem.c`.
  func modelInC(_ model: NewModel) -> String {
    """
    #include "\(name).h"

    /* What each object of the data becomes. A property takes the value of the key of the same name.
     *
     * @interface \(model.className) : ICModel
     * @property (copy) NSString *name, *summary;
     * @end */
    bool \(model.className)_register(void) {
      Class cls = objc_allocateClassPair(objc_getClass("ICModel"), "\(model.className)", 0);
      bool complete = add_string_property(cls, "name") && add_string_property(cls, "summary");
      objc_registerClassPair(cls);
      return complete;
    }

    """
  }
}
