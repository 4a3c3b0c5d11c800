package dev.stoa.adapter.jooq.goal;

import static dev.stoa.schema.generated.tables.Goals.GOALS;
import static org.jooq.impl.DSL.noCondition;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.goal.Goal;
import dev.stoa.domain.goal.GoalId;
import dev.stoa.domain.goal.Goals;
import io.vavr.collection.Seq;
import java.sql.SQLException;

/** Goals in the table {@code goals}. */
public final class JooqGoals implements Goals {

  private static final Rows<Goal> ROWS =
      Rows.of(GOALS, JooqGoals::goal)
          .key(GOALS.GOAL_ID, goal -> goal.id().value())
          .set(GOALS.TITLE, Goal::title)
          .set(GOALS.URGENCY, Goal::urgency)
          .set(GOALS.OPENED_AT, Goal::openedAt);

  private static final Statement FIRST =
      Statement.of(
          () ->
              ROWS.select(noCondition()).orderBy(GOALS.OPENED_AT, GOALS.GOAL_ID).limit(Rows.LIMIT));

  private final JooqSession session;

  public JooqGoals(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(Goal goal) {
    ROWS.add(session, goal);
  }

  @Override
  public Seq<Goal> first(int limit) {
    return ROWS.list(session, FIRST, binds -> binds.set(Rows.LIMIT, limit));
  }

  private static Goal goal(Row row) throws SQLException {
    return new Goal(
        new GoalId(row.get(GOALS.GOAL_ID)),
        row.get(GOALS.TITLE),
        row.get(GOALS.URGENCY),
        row.get(GOALS.OPENED_AT));
  }
}
