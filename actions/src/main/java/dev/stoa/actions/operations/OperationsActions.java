package dev.stoa.actions.operations;

import dev.stoa.actions.ActionGroup;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** What callers may do about a workspace as a whole. */
public final class OperationsActions {

  private OperationsActions() {}

  /** The groups of actions of this context. */
  public static Seq<ActionGroup> groups() {
    return List.of(
        HealthActions.group(),
        ErasureActions.group(),
        MaintenanceActions.group(),
        HistoryActions.group());
  }
}
