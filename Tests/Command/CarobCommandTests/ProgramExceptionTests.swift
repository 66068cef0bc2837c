import Foundation
import PluginTestSupport
import Testing

/// Exceptions in programs that are linked with `libcarob.so`.
@Suite(.waitsForProcesses, .enabled(if: InstalledLibrary.prefix != nil))
struct ProgramExceptionTests {
  @Test func whatIsNotCaughtEndsTheProgram() throws {
    let run = try InstalledLibrary.run(
      """
      #import <Foundation/Foundation.h>
      int main(void) {
        @try { [@[] objectAtIndex:3]; } @catch (NSException *exception) { puts("caught"); }
        @autoreleasepool { [@[] performSelector:NSSelectorFromString(@"firstName")]; }
        puts("not reached");
      }
      """)
    #expect(run.output == "caught\n")
    #expect(run.status == 128 + SIGABRT)
    #expect(run.errors.contains("NSInvalidArgumentException"))
    #expect(run.errors.contains("-[NSArray firstName]: unrecognized selector"))
  }

  @Test(arguments: ["-O0", "-O2"]) func exceptionsPassThroughTheCLibrary(_ flag: String) throws {
    let run = try InstalledLibrary.run(
      """
      #import <Foundation/Foundation.h>
      static int compare(const void *first, const void *second) {
        [NSException raise:@"Sort" format:@"%d %d", *(int *)first, *(int *)second];
        return 0;
      }
      int main(void) {
        int numbers[] = {2, 1};
        @try {
          qsort(numbers, 2, sizeof *numbers, compare);
          puts("sorted");
        } @catch (NSException *exception) {
          puts(exception.reason.UTF8String);
        }
        return 0;
      }
      """, flags: flag)
    #expect(run == CommandRun(status: 0, output: "2 1\n"))
  }

  @Test(arguments: ["", "@throw @\"another\";"])
  func aHandlerHearsOfItBeforeTheEnd(_ end: String) throws {
    let run = try InstalledLibrary.run(
      """
      #import <Foundation/Foundation.h>
      static void hear(NSException *exception) {
        puts(exception.name.UTF8String);
        \(end)
      }
      int main(void) {
        NSSetUncaughtExceptionHandler(hear);
        [NSException raise:@"First" format:@"of all"];
        puts("not reached");
      }
      """)
    #expect(run.output == "First\n")
    #expect(run.status == 128 + SIGABRT)
    #expect(run.errors.contains("carob: uncaught exception: First: of all\n"), "\(run.errors)")
  }

  @Test func whatAThreadDoesNotCatchEndsTheProgram() throws {
    let run = try InstalledLibrary.run(
      """
      #import <Foundation/Foundation.h>
      #include <pthread.h>
      static void *raise_there(void *argument) {
        [NSException raise:@"There" format:@"in a thread"];
        return argument;
      }
      int main(void) {
        pthread_t thread;
        pthread_create(&thread, NULL, raise_there, NULL);
        pthread_join(thread, NULL);
        puts("not reached");
      }
      """)
    #expect(run.output == "")
    #expect(run.status == 128 + SIGABRT)
    #expect(run.errors.contains("carob: uncaught exception: There: in a thread\n"))
  }

  @Test func exceptionsPassBetweenTheProgramAndItsLibraries() throws {
    let run = try InstalledLibrary.run(
      """
      #import "Raiser.h"
      int main(void) {
        @try { [[Raiser new] raise:^{}]; puts("not reached"); }
        @catch (NSException *exception) { puts(exception.reason.UTF8String); }
        @try { [[Raiser new] raise:^{ [NSException raise:@"Own" format:@"of the program"]; }]; puts("not reached"); }
        @catch (NSException *exception) { puts(exception.reason.UTF8String); }
        @finally { puts("finally"); }
        printf("%d\\n", @selector(raise:) == NSSelectorFromString(@"raise:"));
        [[Raiser new] raise:^{}];
      }
      """,
      libraries: [
        "Raiser.h": """
        #import <Foundation/Foundation.h>
        __attribute__((visibility("default"))) @interface Raiser : NSObject
        - (void)raise:(void (^)(void))block;
        @end
        """,
        "Raiser.m": """
        #import "Raiser.h"
        @implementation Raiser
        - (void)raise:(void (^)(void))block {
          block();
          [NSException raise:@"Other" format:@"of the library"];
        }
        @end
        """,
      ])
    #expect(run.output == "of the library\nof the program\nfinally\n1\n")
    #expect(run.status == 128 + SIGABRT, "\(run.errors)")
  }

  @Test func aProgramInObjectiveCppHasBothKindsOfExceptions() throws {
    let folder = try PluginFolder(
      fixtures: [],
      files: [
        "main.mm": """
        #import <Foundation/Foundation.h>
        #include <stdexcept>
        #include <string>
        int main() {
          @autoreleasepool {
            std::string text;
            try { throw std::runtime_error("one"); }
            catch (const std::exception &error) { text += error.what(); }
            @try { [@[] objectAtIndex:1]; }
            @catch (NSException *exception) { text += " "; text += exception.name.UTF8String; }
            NSLog(@"%s", text.c_str());
          }
          return 0;
        }
        """
      ])
    let run = try InstalledLibrary.shell(
      "clang++ main.mm $(pkg-config --cflags --libs carob) -o main && ./main", in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.hasSuffix("one NSRangeException\n"), "\(run.errors)")
  }
}
