#import <stdio.h>

#import "XYTextCount.h"

/* Prints the numbers of lines and words in each file that is named, or in standard input. */
int main(int argc, char *argv[]) {
    int status = 0;
    @autoreleasepool {
        NSMutableArray<NSString *> *paths = [NSMutableArray array];
        for (int index = 1; index < argc; index++) [paths addObject:@(argv[index])];
        if (paths.count == 0) [paths addObject:@"/dev/stdin"];
        for (NSString *path in paths) {
            NSError *error = nil;
            NSString *text = [NSString stringWithContentsOfFile:path
                                                       encoding:NSUTF8StringEncoding
                                                          error:&error];
            if (text == nil) {
                fprintf(stderr, "%s: %s\n", path.UTF8String, error.localizedDescription.UTF8String);
                status = 1;
                continue;
            }
            XYTextCount *count = [[XYTextCount alloc] initWithText:text];
            printf("%6lu %6lu  %s\n", (unsigned long)count.lines, (unsigned long)count.words,
                   path.UTF8String);
        }
    }
    return status;
}
