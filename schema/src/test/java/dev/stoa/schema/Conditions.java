package dev.stoa.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The text of conditions, in which the engines differ only by casts, brackets and spaces. */
final class Conditions {
  private static final String CHECK = "CHECK (";

  private Conditions() {}

  /** Those of the checks of a table, from the statement that creates it. */
  static List<String> checks(String ddl) {
    String sql = ddl.replaceAll("--[^\n]*", "");
    List<String> conditions = new ArrayList<>();
    for (int at = sql.indexOf(CHECK); at >= 0; at = sql.indexOf(CHECK, at + 1)) {
      int start = at + CHECK.length();
      int end = start;
      for (int open = 1; open > 0; end++) {
        open += sql.charAt(end) == '(' ? 1 : sql.charAt(end) == ')' ? -1 : 0;
      }
      conditions.add(sql.substring(start, end - 1));
    }
    return conditions;
  }

  /** As both engines would write it. */
  static String plain(String condition) {
    return condition
        .toLowerCase(Locale.ROOT)
        .replaceAll("::(double precision|\\w+)", "")
        .replaceAll("[()\\s]", "");
  }
}
