package dev.stoa.adapter.jooq.goal;

import static dev.stoa.schema.generated.tables.Goals.GOALS;

import dev.stoa.adapter.jooq.operations.ContextTables;

/** The tables of goals, which have no owner. */
public final class GoalTables {

  /** The declaration. */
  public static final ContextTables ALL = ContextTables.of("goal").table(GOALS);

  private GoalTables() {}
}
