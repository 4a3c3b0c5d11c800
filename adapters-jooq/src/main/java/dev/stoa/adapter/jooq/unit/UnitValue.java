package dev.stoa.adapter.jooq.unit;

import io.vavr.control.Option;

/** A value that a repository knows until the open unit of work ends or undoes a part of it. */
public final class UnitValue<T> {

  private final OpenUnit openUnit;

  UnitValue(OpenUnit openUnit) {
    this.openUnit = openUnit;
  }

  /** The value that this unit has set. */
  @SuppressWarnings("unchecked") // Only set puts a value under this key.
  public Option<T> get() {
    return Option.of((T) openUnit.values().get(this));
  }

  /** Sets it for the rest of this unit. */
  public void set(T value) {
    openUnit.values().put(this, value);
  }
}
