#include <carob/carob.hpp>

static void configure(id, SEL, id cell, id greeting) {
  carob::send(cell, "textLabel").send<void>("setText:", carob::send(greeting, "text"));
}

static bool load() {
  return carob::class_builder("Greeting", "ICModel").property("text", "NSString").register_class() &&
         carob::class_builder("GreetingList", "ICTableViewController")
           .method<configure>("configureCell:withGreeting:")
           .register_class();
}

#if __cplusplus < 202002L
CAROB_PLUGIN("org.example.hi", "Hi", "1.0.0", "GreetingList", "Greeting", nullptr, nullptr, nullptr, load)
#else
CAROB_PLUGIN(.identifier = "org.example.hi", .name = "Hi", .version = "1.0.0",
             .principal_class = "GreetingList", .model_class = "Greeting", .load = load)
#endif
