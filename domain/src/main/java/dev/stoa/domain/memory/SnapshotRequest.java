package dev.stoa.domain.memory;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.control.Option;

/**
 * What a snapshot holds.
 *
 * @param topPerTier the number of the most important of each tier; all of them if none is given
 */
public record SnapshotRequest(Option<MemoryScope> scope, Option<Integer> topPerTier) {

  /** As documented: the hundred most important of each tier. */
  public static final SnapshotRequest USUAL = new SnapshotRequest(Option.none(), Option.some(100));

  private static final int MOST = 100_000;

  /** Refuses values out of range; the message names the field. */
  public SnapshotRequest {
    topPerTier.forEach(
        count -> {
          if (count < 1 || count > MOST) {
            throw new InvalidValue(
                "top " + count + " is out of range: give 1 to " + MOST + ", or ask for all");
          }
        });
  }

  public SnapshotRequest scope(MemoryScope only) {
    return new SnapshotRequest(Option.some(only), topPerTier);
  }

  public SnapshotRequest top(int perTier) {
    return new SnapshotRequest(scope, Option.some(perTier));
  }

  public SnapshotRequest all() {
    return new SnapshotRequest(scope, Option.none());
  }
}
