package dev.stoa.adapter.jooq.contextbackup;

import static dev.stoa.schema.generated.tables.Specialists.SPECIALISTS;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;
import org.jooq.Field;
import org.jooq.Param;

/** The statements of specialists. */
final class SpecialistSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final Param<String> AFTER = Params.named("after", SPECIALISTS.NAME);
  static final ListParam<String> NAMES = Params.list("names", SPECIALISTS.NAME);

  private static final List<Field<?>> COLUMNS =
      List.of(SPECIALISTS.NAME, SPECIALISTS.CONTEXT_WINDOW);

  static final Statement SAVE =
      Statement.of(
          () ->
              insertInto(SPECIALISTS)
                  .set(Params.of(COLUMNS))
                  .onConflict(SPECIALISTS.NAME)
                  .doUpdate()
                  .set(Params.excluded(List.of(SPECIALISTS.CONTEXT_WINDOW))));
  static final Statement FIND =
      Statement.of(() -> select(COLUMNS).from(SPECIALISTS).where(NAMES.contains(SPECIALISTS.NAME)));
  static final Statement PAGE =
      Statement.of(
          () ->
              select(COLUMNS)
                  .from(SPECIALISTS)
                  .where(SPECIALISTS.NAME.gt(AFTER))
                  .orderBy(SPECIALISTS.NAME)
                  .limit(LIMIT));

  private SpecialistSql() {}
}
