package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.CodeVersions.CODE_VERSIONS;

import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import dev.stoa.domain.debate.VersionScore;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;
import org.jooq.TableField;
import org.jooq.impl.DSL;

/** The statements of code versions. */
final class VersionSql {

  static final List<Field<?>> COLUMNS =
      List.of(
          CODE_VERSIONS.ID,
          CODE_VERSIONS.SESSION_ID,
          CODE_VERSIONS.TURN_ID,
          CODE_VERSIONS.LANGUAGE,
          CODE_VERSIONS.CODE,
          CODE_VERSIONS.VERSION_NUMBER,
          CODE_VERSIONS.QUALITY_SCORE,
          CODE_VERSIONS.TEST_PASS_RATE,
          CODE_VERSIONS.METRICS,
          CODE_VERSIONS.DIFF_FROM_PREVIOUS,
          CODE_VERSIONS.CREATED_AT);

  static final Param<Long> NUMBER = Params.named("number", CODE_VERSIONS.VERSION_NUMBER);
  static final TimeOrder NEWEST_FIRST =
      TimeOrder.newestFirst(CODE_VERSIONS.CREATED_AT, CODE_VERSIONS.ID);
  static final Param<String> AFTER = Params.named("after", CODE_VERSIONS.ID);
  static final Param<Double> LEAST = Params.named("least", Double.class);
  static final Param<Double> AFTER_SCORE = Params.named("after_score", Double.class);
  static final Field<Integer> LIMIT = Params.limit();
  static final JsonContainment IN_METRICS = JsonContainment.inObject(CODE_VERSIONS.METRICS);

  private static final Condition IN_SESSION =
      CODE_VERSIONS.SESSION_ID.eq(Params.of(CODE_VERSIONS.SESSION_ID));

  static final Statement INSERT =
      Statement.of(() -> DSL.insertInto(CODE_VERSIONS).set(Params.of(COLUMNS)));

  static final Statement LATEST =
      Statement.of(
          () -> rows(IN_SESSION).orderBy(CODE_VERSIONS.VERSION_NUMBER.desc()).limit(DSL.inline(1)));

  static final Statement FIND =
      Statement.of(() -> rows(IN_SESSION.and(CODE_VERSIONS.VERSION_NUMBER.eq(NUMBER))));

  static final Statement AFTER_NUMBER =
      Statement.of(
          () ->
              rows(IN_SESSION.and(CODE_VERSIONS.VERSION_NUMBER.gt(NUMBER)))
                  .orderBy(CODE_VERSIONS.VERSION_NUMBER)
                  .limit(LIMIT));

  static final Statement OF_LANGUAGE = Statement.of(() -> ofLanguage(DSL.noCondition()));
  static final Statement OF_LANGUAGE_AFTER = Statement.of(() -> ofLanguage(NEWEST_FIRST.after()));

  static final Statement BEST_QUALITY =
      Statement.of(() -> ranked(CODE_VERSIONS.QUALITY_SCORE, false));
  static final Statement BEST_QUALITY_AFTER =
      Statement.of(() -> ranked(CODE_VERSIONS.QUALITY_SCORE, true));
  static final Statement BEST_PASS_RATE =
      Statement.of(() -> ranked(CODE_VERSIONS.TEST_PASS_RATE, false));
  static final Statement BEST_PASS_RATE_AFTER =
      Statement.of(() -> ranked(CODE_VERSIONS.TEST_PASS_RATE, true));

  static final Statement WITH_METRICS = Statement.of(VersionSql::containing);

  private VersionSql() {}

  static Statement ranked(VersionScore score, boolean after) {
    return switch (score) {
      case QUALITY -> after ? BEST_QUALITY_AFTER : BEST_QUALITY;
      case TEST_PASS_RATE -> after ? BEST_PASS_RATE_AFTER : BEST_PASS_RATE;
    };
  }

  private static Query containing(Dialect dialect) {
    Field<String> id = dialect.withoutIndex(CODE_VERSIONS.ID);
    return rows(IN_METRICS.condition(dialect)).and(id.gt(AFTER)).orderBy(id).limit(LIMIT);
  }

  private static Query ofLanguage(Condition beyond) {
    return rows(CODE_VERSIONS.LANGUAGE.eq(Params.of(CODE_VERSIONS.LANGUAGE)))
        .and(beyond)
        .orderBy(NEWEST_FIRST.order())
        .limit(LIMIT);
  }

  private static Query ranked(TableField<?, Double> score, boolean after) {
    return rows(score.ge(LEAST))
        .and(after ? DSL.row(score, CODE_VERSIONS.ID).lt(AFTER_SCORE, AFTER) : DSL.noCondition())
        .orderBy(score.desc(), CODE_VERSIONS.ID.desc())
        .limit(LIMIT);
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return DSL.select(COLUMNS).from(CODE_VERSIONS).where(condition);
  }
}
