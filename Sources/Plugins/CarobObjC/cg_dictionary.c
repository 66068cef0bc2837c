/* Points, sizes and rectangles as dictionaries, which CGGeometry.h declares. */
#include "cf.h"
#include <CoreGraphics/CGGeometry.h>

CAROB_GLUE_BEGIN

static id dictionary_class(void) { return carob_cf_class(CF_MUTABLE_DICTIONARY); }

/* A new dictionary with a number under each name. */
static CFDictionaryRef made(int count, const char *const names[], const CGFloat numbers[]) {
  const id made = CAROB_SEND(id, CAROB_SEND(id, dictionary_class(), "alloc", ()), "init", ());
  for (int i = 0; i < count; ++i) {
    const id number =
      CAROB_SEND(id, carob_cf_class(CF_NUMBER), "numberWithDouble:", (double), numbers[i]);
    CAROB_SEND(
      void, made, "setObject:forKey:", (id, id), number, carob_host->carob_string(names[i]));
  }
  return (CFDictionaryRef)made;
}

/* Reads the numbers under the names; false, and nothing read, when one is not there. */
static bool read(CFDictionaryRef source, int count, const char *const names[], CGFloat numbers[]) {
  const id dictionary = carob_cf_checked(source, CF_DICTIONARY);
  for (int i = 0; i < count; ++i) {
    const id number = CAROB_SEND(
      id, dictionary, "objectForKey:", (id), carob_host->carob_string(names[i]));
    if (!carob_cf_checked(number, CF_NUMBER)) return false;
    numbers[i] = CAROB_SEND(double, number, "doubleValue", ());
  }
  return true;
}

static const char *const names[] = {"X", "Y", "Width", "Height"};

CFDictionaryRef CGPointCreateDictionaryRepresentation(CGPoint point) {
  return made(2, names, (CGFloat[]){point.x, point.y});
}

CFDictionaryRef CGSizeCreateDictionaryRepresentation(CGSize size) {
  return made(2, names + 2, (CGFloat[]){size.width, size.height});
}

CFDictionaryRef CGRectCreateDictionaryRepresentation(CGRect rect) {
  return made(
    4, names, (CGFloat[]){rect.origin.x, rect.origin.y, rect.size.width, rect.size.height});
}

bool CGPointMakeWithDictionaryRepresentation(CFDictionaryRef dictionary, CGPoint *point) {
  CGFloat numbers[2];
  if (!read(dictionary, 2, names, numbers)) return false;
  if (point) *point = CGPointMake(numbers[0], numbers[1]);
  return true;
}

bool CGSizeMakeWithDictionaryRepresentation(CFDictionaryRef dictionary, CGSize *size) {
  CGFloat numbers[2];
  if (!read(dictionary, 2, names + 2, numbers)) return false;
  if (size) *size = CGSizeMake(numbers[0], numbers[1]);
  return true;
}

bool CGRectMakeWithDictionaryRepresentation(CFDictionaryRef dictionary, CGRect *rect) {
  CGFloat numbers[4];
  if (!read(dictionary, 4, names, numbers)) return false;
  if (rect) *rect = CGRectMake(numbers[0], numbers[1], numbers[2], numbers[3]);
  return true;
}

CAROB_GLUE_END
