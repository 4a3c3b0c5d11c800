package dev.stoa.domain.kernel;

/** Is called after every unit of work, for metrics. */
@FunctionalInterface
public interface UnitListener {

  /** Ignores everything. */
  UnitListener NONE = unit -> {};

  /**
   * Called on the thread that did the work, after the commit or the rollback.
   *
   * <p>It should be fast and must not use the workspace. An exception is logged and has no other
   * effect.
   */
  void ended(FinishedUnit unit);
}
