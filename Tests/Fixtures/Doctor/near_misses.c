/* Handlers whose names are nearly right. */
#include "doctor.h"

static bool load(void) {
  Class user = begin("ICModel", "DNUser");
  string_property(user, "nickName");
  class_method(user, "jsonMapping", "@@:");
  class_method(user, "mappingClassForNickname", "#@:");
  method(user, "serializerForNickNames", "@@:");
  method(user, "transformJSONRepresentationBeforemapping:", "v@:^@");
  objc_registerClassPair(user);

  Class list = begin("ICTableViewController", "DNUserList");
  method(list, "configureCel:withUser:", "v@:@@");
  method(list, "confgureCell:withUser:", "v@:@@");
  method(list, "tabelView:didSelectUser:", "v@:@@");
  method(list, "configureView:withUser:", "v@:@@"); /* its own */
  method(list, "configureCell:WithUser:", "v@:@@");
  method(list, "configurecell:withUser:", "v@:@@");
  method(list, "configureCell:withUsers:", "v@:@@");
  method(list, "configureCell:withObjects:", "v@:@@");
  method(list, "tableView:heightForRowAtIndexpath:", "d@:@@");
  method(list, "tableView:selectUser:", "v@:@@");
  method(list, "configureNoResultCell:", "v@:@");
  method(list, "dataSourceFinishLoading:", "v@:@");
  method(list, "viewdidload", "v@:");
  method(list, "viewWillApear:", "v@:B");
  method(list, "initwithobjects:", "@@:@");
  objc_registerClassPair(list);

  /* Not declared as anything; what it answers says what it is. */
  Class delegate = begin("NSObject", "DNDelegate");
  method(delegate, "configureCell:withUser:", "v@:@@");
  method(delegate, "tableView:didSelectuser:", "v@:@@");
  objc_registerClassPair(delegate);
  /* Everything is right, and something was left over. */
  Class cells = begin("ICTableViewController", "DNCellList");
  method(cells, "configureCell:withUser:", "v@:@@");
  method(cells, "configureCell:withUser", "v@:@");
  method(cells, "confgureCell:withUser:", "v@:@@"); /* may be its own */
  method(cells, "tableView:heightForUser:", "d@:@@");
  method(cells, "tableview:heightForUser:", "d@:@@");
  method(cells, "viewDidLoad", "v@:");
  method(cells, "viewDidLoads", "v@:"); /* its own */
  objc_registerClassPair(cells);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.near", .name = "Near misses", .version = "1.0.0",
             .principal_class = "DNUserList", .model_class = "DNUser",
             .prefixes = (const char *const[]){"DN", NULL}, .load = load)
