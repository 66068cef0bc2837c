/* A shared object that is no plugin: it does not export `carob_plugin_entry`. Refused. */
extern int no_entry_answer(void);
int no_entry_answer(void) { return 42; }
