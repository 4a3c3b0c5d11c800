package dev.stoa.domain.kernel;

import java.util.List;

/** Several listeners as one. */
record UnitListeners(List<UnitListener> all) implements UnitListener {

  @Override
  public void began(String operation, FinishedUnit.Kind kind) {
    all.forEach(one -> one.began(operation, kind));
  }

  @Override
  public void ended(FinishedUnit unit) {
    all.forEach(one -> one.ended(unit));
  }
}
