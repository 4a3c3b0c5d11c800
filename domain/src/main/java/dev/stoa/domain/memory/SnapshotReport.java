package dev.stoa.domain.memory;

/** How many memories of a snapshot were made, left as they were, and changed. */
public record SnapshotReport(long restored, long skipped, long updated) {

  /** Nothing yet. */
  public static final SnapshotReport NONE = new SnapshotReport(0, 0, 0);

  /** One more that was made. */
  public SnapshotReport restoredOne() {
    return new SnapshotReport(restored + 1, skipped, updated);
  }

  /** One more that was left. */
  public SnapshotReport skippedOne() {
    return new SnapshotReport(restored, skipped + 1, updated);
  }

  /** One more that was changed. */
  public SnapshotReport updatedOne() {
    return new SnapshotReport(restored, skipped, updated + 1);
  }
}
