package dev.stoa.benchmarks.trust;

/** A graph of items of which one side can withdraw the root, bring it back, and trace one. */
abstract class Lineage {

  private boolean withdrawn;

  /** Withdraws the root and all that was made from it, which was restored before. */
  final void quarantine() throws Exception {
    check(LineageFixture.ITEMS, withdraw());
    withdrawn = true;
  }

  /** Restores what was withdrawn. */
  final void restore() throws Exception {
    check(LineageFixture.ITEMS, bringBack());
    withdrawn = false;
  }

  /** Makes sure that the root is withdrawn, or that it is not. */
  final void prepare(boolean wanted) throws Exception {
    if (withdrawn != wanted) {
      if (wanted) {
        quarantine();
      } else {
        restore();
      }
    }
  }

  /** Withdraws the root; returns how many items changed. */
  abstract long withdraw() throws Exception;

  /** Restores the root; returns how many items changed. */
  abstract long bringBack() throws Exception;

  /** Reads what an item was made from and what came of it; returns how many derivations. */
  abstract int trace(String item) throws Exception;

  private static void check(long expected, long changed) {
    if (changed != expected) {
      throw new IllegalStateException(changed + " items changed, not " + expected);
    }
  }
}
