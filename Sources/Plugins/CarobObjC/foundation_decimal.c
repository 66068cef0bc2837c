/* Decimal numbers as structures, which NSDecimalNumber.h declares. */
#include "glue.h"
#include <carob/send.h>

/* As the header has it; clang reads bit-fields there, which nothing needs here. */
struct decimal {
  unsigned int head;
  unsigned short mantissa[8];
};

CAROB_GLUE_BEGIN

/* In the order of `DecimalFunctions.Operation`. */
enum operation { add, subtract, multiply, divide, power_of, shift, round_off, normalize, compact, compare };

static id decimal_number(void) { return (id)carob_host->objc_getClass("NSDecimalNumber"); }

static long calculate(
  enum operation operation, struct decimal *result, const struct decimal *left, const struct decimal *right,
  long number, unsigned long mode) {
  return CAROB_SEND(
    long, decimal_number(), "carob_calculate:result:left:right:number:mode:",
    (unsigned long, struct decimal *, const struct decimal *, const struct decimal *, long, unsigned long),
    operation, result, left, right, number, mode);
}

unsigned long NSDecimalAdd(
  struct decimal *result, const struct decimal *left, const struct decimal *right, unsigned long mode);
unsigned long NSDecimalAdd(
  struct decimal *result, const struct decimal *left, const struct decimal *right, unsigned long mode) {
  return (unsigned long)calculate(add, result, left, right, 0, mode);
}

unsigned long NSDecimalSubtract(
  struct decimal *result, const struct decimal *left, const struct decimal *right, unsigned long mode);
unsigned long NSDecimalSubtract(
  struct decimal *result, const struct decimal *left, const struct decimal *right, unsigned long mode) {
  return (unsigned long)calculate(subtract, result, left, right, 0, mode);
}

unsigned long NSDecimalMultiply(
  struct decimal *result, const struct decimal *left, const struct decimal *right, unsigned long mode);
unsigned long NSDecimalMultiply(
  struct decimal *result, const struct decimal *left, const struct decimal *right, unsigned long mode) {
  return (unsigned long)calculate(multiply, result, left, right, 0, mode);
}

unsigned long NSDecimalDivide(
  struct decimal *result, const struct decimal *left, const struct decimal *right, unsigned long mode);
unsigned long NSDecimalDivide(
  struct decimal *result, const struct decimal *left, const struct decimal *right, unsigned long mode) {
  return (unsigned long)calculate(divide, result, left, right, 0, mode);
}

unsigned long NSDecimalPower(
  struct decimal *result, const struct decimal *number, unsigned long power, unsigned long mode);
unsigned long NSDecimalPower(
  struct decimal *result, const struct decimal *number, unsigned long power, unsigned long mode) {
  return (unsigned long)calculate(power_of, result, number, 0, (long)power, mode);
}

unsigned long NSDecimalMultiplyByPowerOf10(
  struct decimal *result, const struct decimal *number, short power, unsigned long mode);
unsigned long NSDecimalMultiplyByPowerOf10(
  struct decimal *result, const struct decimal *number, short power, unsigned long mode) {
  return (unsigned long)calculate(shift, result, number, 0, power, mode);
}

void NSDecimalRound(struct decimal *result, const struct decimal *number, long scale, unsigned long mode);
void NSDecimalRound(struct decimal *result, const struct decimal *number, long scale, unsigned long mode) {
  calculate(round_off, result, number, 0, scale, mode);
}

unsigned long NSDecimalNormalize(struct decimal *number, struct decimal *other, unsigned long mode);
unsigned long NSDecimalNormalize(struct decimal *number, struct decimal *other, unsigned long mode) {
  return (unsigned long)calculate(normalize, 0, number, other, 0, mode);
}

void NSDecimalCompact(struct decimal *number);
void NSDecimalCompact(struct decimal *number) {
  calculate(compact, number, number, 0, 0, 0);
}

long NSDecimalCompare(const struct decimal *left, const struct decimal *right);
long NSDecimalCompare(const struct decimal *left, const struct decimal *right) {
  return calculate(compare, 0, left, right, 0, 0);
}

void NSDecimalCopy(struct decimal *copy, const struct decimal *number);
void NSDecimalCopy(struct decimal *copy, const struct decimal *number) {
  *copy = *number;
}

id NSDecimalString(const struct decimal *number, id locale);
id NSDecimalString(const struct decimal *number, id locale) {
  const id made = CAROB_SEND(id, decimal_number(), "decimalNumberWithDecimal:", (struct decimal), *number);
  return CAROB_SEND(id, made, "descriptionWithLocale:", (id), locale);
}

CAROB_GLUE_END
