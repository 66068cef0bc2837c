/* What the hostile plugins in Objective-C share: a model, and a screen whose rows show its text unless a plugin has them do
 * something else. Each is one file. */
#ifndef HOSTILE_OBJC_H
#define HOSTILE_OBJC_H

#import <InstantCocoa/InstantCocoa.h>
#import <objc/objc-sync.h>
#include <carob/plugin.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

@interface HostileItem : ICModel
@property (nonatomic, copy) NSString *text;
@end

@interface HostileList : ICTableViewController
@end

/* A class with something in each of its lists. */
@protocol HostileNumbered
- (long)number;
@end

@interface HostileOther : NSObject <HostileNumbered> {
    long _number;
}
@property (nonatomic, readonly) HostileItem *item;
@end

@implementation HostileItem
@end

@implementation HostileOther
- (long)number {
    return _number;
}
@end

/* Shows the row as it should be. */
static inline void show_row(UITableViewCell *cell, HostileItem *item) { cell.textLabel.text = item.text; }

/* What a list does for each row. */
#define FOR_EACH_ROW                                                                       \
    static void hostile_row(HostileList *self, UITableViewCell *cell, HostileItem *item); \
    @implementation HostileList                                                            \
    - (void)configureCell:(UITableViewCell *)cell withHostileItem:(HostileItem *)item {    \
        hostile_row(self, cell, item);                                                     \
    }                                                                                      \
    @end                                                                                   \
    static void hostile_row(HostileList *self, UITableViewCell *cell, HostileItem *item)

/* For a plugin whose rows are as they should be. */
#define ORDINARY_ROWS FOR_EACH_ROW { show_row(cell, item); }

/* Says what was refused, and forgets it; "nothing" when there was no error. */
static inline void tell_refusal(const char *what) {
    NSError *error = carob_pending_error();
    fprintf(stderr, "%s: %.200s\n", what, error ? error.localizedDescription.UTF8String : "nothing");
    carob_clear_pending_error();
}

#define HOSTILE(title)                                                                        \
    CAROB_PLUGIN(.identifier = "org.example.hostile." title, .name = title, .version = "1.0.0", \
                 .principal_class = "HostileList", .model_class = "HostileItem")

/* Changes the records that the compiler made, before anybody has read them: ahead of the constructor in the library, which is linked later. */
#define BEFORE_LOADING __attribute__((constructor(101))) static void lie(void)

/* Records as clang lays them out; <carob/abi.h> is for C alone. */
struct hostile_selector {
    const char *name, *types;
};
struct hostile_methods {
    struct hostile_methods *next;
    int count;
    size_t size;
    struct {
        IMP imp;
        struct hostile_selector *selector;
        const char *types;
    } methods[1];
};
struct hostile_variables {
    int count;
    size_t size;
    struct {
        const char *name, *type;
        int *offset;
        unsigned size, flags;
    } variables[1];
};
struct hostile_protocol {
    void *isa;
    const char *name;
    struct hostile_protocols *protocols;
};
struct hostile_protocols {
    struct hostile_protocols *next;
    size_t count;
    struct hostile_protocol *protocols[1];
};
struct hostile_class {
    struct hostile_class *isa, *superclass;
    const char *name;
    long version;
    unsigned long info;
    long instance_size;
    struct hostile_variables *variables;
    struct hostile_methods *methods;
    void *others[5];
    struct hostile_protocols *protocols;
};

/* Where they are. clang has these names for itself. */
__asm__(".pushsection .data\n.balign 8\nfirst_class: .quad __start___objc_classes\n"
        "end_of_classes: .quad __stop___objc_classes\n.popsection");
extern struct hostile_class **first_class __attribute__((visibility("hidden")));
extern struct hostile_class **end_of_classes __attribute__((visibility("hidden")));

/* The record of a class of this file. */
static inline struct hostile_class *record(const char *name) {
    for (struct hostile_class **each = first_class; each < end_of_classes; each++)
        if (*each && !strcmp((*each)->name, name)) return *each;
    abort();
}

#endif
