package dev.stoa.example.plain;

import java.util.function.UnaryOperator;

/**
 * One immutable value of a store in memory, put back when the unit of work that changed it fails.
 */
final class Cell<T> {

  private final InMemoryUnitOfWork unit;
  private T value;

  Cell(InMemoryUnitOfWork unit, T initial) {
    this.unit = unit;
    this.value = initial;
  }

  /** The value as the open unit of work sees it. */
  public T get() {
    unit.requireOpen();
    return value;
  }

  /** Replaces the value; needs a unit of work that writes. */
  public void update(UnaryOperator<T> change) {
    unit.requireWriting();
    value = change.apply(value);
  }

  /** For what holds something still, or looks before it writes: needs a unit that writes. */
  public void requireWriting() {
    unit.requireWriting();
  }

  Runnable remembered() {
    T before = value;
    return () -> value = before;
  }
}
