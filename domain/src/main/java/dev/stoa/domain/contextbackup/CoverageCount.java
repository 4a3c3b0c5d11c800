package dev.stoa.domain.contextbackup;

/** How many views of conversations are covered by backups; short conversations do not count. */
public record CoverageCount(long covered, long stale, long missing) {

  /** All views that count. */
  public long total() {
    return covered + stale + missing;
  }

  /** The covered part of all, 1 if there are none. */
  public double ratio() {
    return total() == 0 ? 1 : (double) covered / total();
  }
}
