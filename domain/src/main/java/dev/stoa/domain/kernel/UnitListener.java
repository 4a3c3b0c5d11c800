package dev.stoa.domain.kernel;

/** Is told of every unit of work that has ended: what metrics are made from. */
@FunctionalInterface
public interface UnitListener {

  /** Ignores everything. */
  UnitListener NONE = unit -> {};

  /**
   * Called on the thread that did the work, after the commit or the undoing.
   *
   * <p>It should be quick and not use the workspace. An exception is logged and changes nothing.
   */
  void ended(FinishedUnit unit);
}
