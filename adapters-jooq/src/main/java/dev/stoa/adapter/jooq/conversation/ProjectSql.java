package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.ActiveProjects.ACTIVE_PROJECTS;
import static dev.stoa.schema.generated.tables.Projects.PROJECTS;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Record;
import org.jooq.SelectConditionStep;

/** The statements of projects. */
final class ProjectSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final Param<String> AFTER = Params.named("after", PROJECTS.NAME);

  static final List<Field<?>> COLUMNS =
      List.of(PROJECTS.PROJECT_ID, PROJECTS.USER_ID, PROJECTS.NAME, PROJECTS.CREATED_AT);

  private static final Condition OF_ID = PROJECTS.PROJECT_ID.eq(Params.of(PROJECTS.PROJECT_ID));
  private static final Condition OF_USER = PROJECTS.USER_ID.eq(Params.of(PROJECTS.USER_ID));
  private static final Condition ACTIVE_OF_USER =
      ACTIVE_PROJECTS.USER_ID.eq(Params.of(ACTIVE_PROJECTS.USER_ID));

  static final Statement INSERT = Statement.of(() -> insertInto(PROJECTS).set(Params.of(COLUMNS)));
  static final Statement RENAME =
      Statement.of(
          () -> update(PROJECTS).set(PROJECTS.NAME, Params.of(PROJECTS.NAME)).where(OF_ID));
  static final Statement FIND = Statement.of(() -> rows(OF_ID));
  static final Statement NAMED =
      Statement.of(() -> rows(OF_USER.and(PROJECTS.NAME.eq(Params.of(PROJECTS.NAME)))));
  static final Statement PAGE =
      Statement.of(
          () -> rows(OF_USER.and(PROJECTS.NAME.gt(AFTER))).orderBy(PROJECTS.NAME).limit(LIMIT));
  static final Statement DELETE = Statement.of(() -> deleteFrom(PROJECTS).where(OF_ID));

  static final Statement ACTIVE =
      Statement.of(
          () ->
              select(COLUMNS)
                  .from(ACTIVE_PROJECTS)
                  .join(PROJECTS)
                  .on(PROJECTS.PROJECT_ID.eq(ACTIVE_PROJECTS.PROJECT_ID))
                  .where(ACTIVE_OF_USER));
  static final Statement ACTIVATE =
      Statement.of(
          () ->
              insertInto(ACTIVE_PROJECTS)
                  .set(Params.of(List.of(ACTIVE_PROJECTS.USER_ID, ACTIVE_PROJECTS.PROJECT_ID)))
                  .onConflict(ACTIVE_PROJECTS.USER_ID)
                  .doUpdate()
                  .set(Params.excluded(List.of(ACTIVE_PROJECTS.PROJECT_ID))));
  static final Statement DEACTIVATE =
      Statement.of(() -> deleteFrom(ACTIVE_PROJECTS).where(ACTIVE_OF_USER));

  private ProjectSql() {}

  private static SelectConditionStep<Record> rows(Condition condition) {
    return select(COLUMNS).from(PROJECTS).where(condition);
  }
}
