package dev.stoa.schema;

import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tables without a place for long values, where a row of keys, labels and numbers always fits a
 * page.
 *
 * <p>PostgreSQL gives every table with text a second one with an index for values of several
 * kilobytes, unless its columns are stored plain. Those that no row needs were an eighth of the
 * relations of a workspace.
 */
final class ShortRows {

  /** Since this version of PostgreSQL a new table may say how its columns are stored. */
  static final int SINCE = 16;

  private static final Pattern TABLE =
      Pattern.compile("^CREATE TABLE (\\w+) \\((.*?)^\\)", Pattern.MULTILINE | Pattern.DOTALL);
  private static final Pattern COMMENT = Pattern.compile("--[^\n]*|/\\*.*?\\*/", Pattern.DOTALL);
  private static final Pattern SHORT = Pattern.compile("TEXT(?= COLLATE \"C\")|VARCHAR\\(\\d+\\)");
  private static final Pattern LONG = Pattern.compile("TEXT(?! COLLATE \"C\")|JSONB|BYTEA");
  private static final Pattern LABEL = Pattern.compile("CREATE DOMAIN (\\w+) AS TEXT\\b");

  /** The keys of other systems, which nothing limits. */
  private static final Set<String> UNLIMITED = Set.of("imported_rows");

  private ShortRows() {}

  /** The statements with such tables stored plain. */
  static String stored(String statements) {
    Pattern types = types(statements);
    return TABLE
        .matcher(statements)
        .replaceAll(table -> Matcher.quoteReplacement(table(table, types)));
  }

  private static String table(MatchResult table, Pattern types) {
    String columns = COMMENT.matcher(table.group(2)).replaceAll("");
    return UNLIMITED.contains(table.group(1)) || LONG.matcher(columns).find()
        ? table.group()
        : "CREATE TABLE "
            + table.group(1)
            + " ("
            + types.matcher(columns).replaceAll("$0 STORAGE PLAIN")
            + ")";
  }

  /** Text that sorts by its bytes, text of a limited length, and the domains of labels. */
  private static Pattern types(String statements) {
    StringBuilder types = new StringBuilder(SHORT.pattern());
    LABEL
        .matcher(statements)
        .results()
        .forEach(label -> types.append("|\\b" + label.group(1) + "\\b"));
    return Pattern.compile(types.toString());
  }
}
