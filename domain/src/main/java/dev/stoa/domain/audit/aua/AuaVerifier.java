package dev.stoa.domain.audit.aua;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.HashSet;
import java.util.Set;

/**
 * Re-hashes an AUA chain row by row: {@code sha256(prev_hash + ":" + json.dumps(event,
 * sort_keys=True))}, beginning at the word {@code genesis}.
 *
 * <p>That scheme hashes the event as its caller passed it, which the table does not always keep; a
 * row that matches under another reading is reported by that reading, never as altered. To
 * distinguish a fork from a gap all hashes are stored: such chains are small.
 */
public final class AuaVerifier {

  /** What the first row names as its predecessor. */
  public static final String GENESIS = "genesis";

  private static final int MOST_HABITS = 32;

  private final Set<String> seen = new HashSet<>();
  private String last = GENESIS;
  private long rows;
  private Map<AuaReading, Long> readings = LinkedHashMap.empty();
  private Option<AuaFault> fault = Option.none();

  /** How the next row reads, or the first fault; after it rows are only counted. */
  public Either<AuaFault, AuaReading> accept(AuaRow row) {
    rows++;
    if (fault.isDefined()) {
      return Either.left(fault.get());
    }
    Either<AuaFault, AuaReading> verdict = check(row);
    fault = verdict.swap().toOption();
    for (AuaReading reading : verdict) {
      readings = readings.put(reading, readings.getOrElse(reading, 0L) + 1);
    }
    return verdict;
  }

  /** What all rows so far amount to. */
  public AuaReport report() {
    return new AuaReport(rows, readings, fault);
  }

  private Either<AuaFault, AuaReading> check(AuaRow row) {
    String previous = row.prevHash();
    String hash = row.currHash();
    if (previous == null || hash == null) {
      return broken(row, AuaFault.Kind.ALTERED, "has no hash");
    }
    Option<AuaReading> reading =
        new ReadingSearch(row, previous, hash).find(readings.keySet().take(MOST_HABITS));
    if (reading.isEmpty()) {
      return broken(row, AuaFault.Kind.ALTERED, "has a hash that no reading of it gives");
    }
    if (!previous.equals(last)) {
      return previous.equals(GENESIS) || seen.contains(previous)
          ? broken(row, AuaFault.Kind.FORKED, "continues a row that is not the last before it")
          : broken(row, AuaFault.Kind.MISSING, "continues a row that does not exist");
    }
    seen.add(hash);
    last = hash;
    return Either.right(reading.get());
  }

  private static Either<AuaFault, AuaReading> broken(
      AuaRow row, AuaFault.Kind kind, String reason) {
    return Either.left(new AuaFault(row.rowId(), kind, "row " + row.rowId() + " " + reason));
  }
}
