package dev.stoa.domain.contextbackup;

/**
 * How many views of conversations are covered by backups; short conversations do not count.
 *
 * @param unseen conversations that no specialist has seen, so that nobody can resume them
 */
public record CoverageCount(long covered, long stale, long missing, long unseen) {

  /** All views that count, and the conversations that no specialist has seen. */
  public long total() {
    return covered + stale + missing + unseen;
  }

  /** The covered part of all, 1 if there are none. */
  public double ratio() {
    return total() == 0 ? 1 : (double) covered / total();
  }
}
