/* A JSON text parsed by simdjson, of which nothing is made: what reading the text takes at least. The objects are those of
 * `MappingOperations.swift`. */
#include "harness.h"

#include <simdjson.h>
#include <string>

static const int rows = 100000;
static simdjson::padded_string text;

static simdjson::padded_string make_text() {
  std::string made = "[";
  char row[256];
  for (int i = 0; i < rows; i++) {
    snprintf(
      row, sizeof row,
      "%s{\"id\": %d, \"post_title\": \"Post number %d\", "
      "\"content\": \"A text of some length, as posts have it, about %d\", "
      "\"score\": %.3f, \"published\": %s, \"author\": {\"name\": \"author %d\"}}",
      i ? ",\n" : "", i, i, i, i / 8.0, i % 2 ? "false" : "true", i % 100);
    made += row;
  }
  return simdjson::padded_string(made + "]");
}

static size_t parsed_rows() {
  simdjson::dom::parser parser;
  simdjson::dom::array array;
  return parser.parse(text).get(array) ? 0 : array.size();
}

BENCH_LOOP parse(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    size_t number = parsed_rows();
    BENCH_USE(number);
  }
}

static const struct bench_operation operations[] = {{"100,000 JSON objects parsed, nothing made", parse}};

int main(int argc, char **argv) {
  text = make_text();
  return parsed_rows() == rows ? BENCH_MAIN(operations, argc, argv) : 1;
}
