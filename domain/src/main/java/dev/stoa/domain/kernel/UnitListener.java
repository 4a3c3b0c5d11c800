package dev.stoa.domain.kernel;

import java.util.List;

/** Is called before and after every unit of work, for metrics and traces. */
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

  /** Called on the same thread before the work, with what {@link #ended} says of it afterwards. */
  default void began(String operation, FinishedUnit.Kind kind) {}

  /** Calls each of these in turn. */
  static UnitListener of(List<UnitListener> all) {
    List<UnitListener> copy = List.copyOf(all);
    return copy.isEmpty() ? NONE : new UnitListeners(copy);
  }
}
