package dev.stoa.domain.operations;

import dev.stoa.domain.json.JsonObject;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/**
 * A table that has far fewer rows than in the backup before.
 *
 * @param before its rows in the backup before
 * @param after its rows now
 */
public record LostRows(String table, long before, long after) {

  /** A table that keeps less than one row in five is reported. */
  private static final long KEPT_OF = 5;

  /** The tables that lost more than four of five rows, or all of them, by name. */
  public static Seq<LostRows> since(ContentRoots before, ContentRoots after) {
    Map<String, Long> now =
        after.tables().toMap(table -> io.vavr.Tuple.of(table.table(), table.rows()));
    return before
        .tables()
        .map(table -> new LostRows(table.table(), table.rows(), now.getOrElse(table.table(), 0L)))
        .filter(table -> table.after * KEPT_OF < table.before);
  }

  /** A warning about the backup. */
  public String sentence() {
    return "the table "
        + table
        + " has "
        + after
        + " rows, the backup before has "
        + before
        + ": check whether they were meant to go before older backups are pruned";
  }

  /** As commands show it. */
  public JsonObject json() {
    return JsonObject.builder()
        .put("table", table)
        .put("before", before)
        .put("after", after)
        .build();
  }
}
