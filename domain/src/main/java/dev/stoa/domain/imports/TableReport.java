package dev.stoa.domain.imports;

import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/**
 * What became of the rows of one table.
 *
 * @param becomes what its rows become here, in words
 * @param imported rows that are new here
 * @param already rows that an earlier import brought
 * @param skipped rows that were left out, each with the reason
 * @param unknownColumns columns that nothing is known about
 */
public record TableReport(
    String table,
    String becomes,
    long imported,
    long already,
    Seq<SkippedRow> skipped,
    Seq<String> unknownColumns) {

  /** What a table becomes that is left out. */
  public static final String NOTHING = "nothing";

  /** The rows of the source. */
  public long rows() {
    return imported + already + skipped.size();
  }

  /** How often rows were left out for which reason; the first ones first. */
  public Map<String, Long> reasons() {
    return skipped.foldLeft(
        LinkedHashMap.<String, Long>empty(),
        (counts, row) -> counts.put(new Tuple2<>(row.reason(), 1L), Long::sum));
  }
}
