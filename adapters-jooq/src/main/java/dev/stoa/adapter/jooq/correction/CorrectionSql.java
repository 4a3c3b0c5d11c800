package dev.stoa.adapter.jooq.correction;

import static dev.stoa.adapter.jooq.correction.CorrectionRows.STORED;
import static dev.stoa.adapter.jooq.correction.CorrectionRows.SUPERSEDED;
import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static dev.stoa.schema.generated.tables.Corrections.CORRECTIONS;
import static dev.stoa.schema.generated.tables.Projects.PROJECTS;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.ValidTimes;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionPageQuery;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.TimePosition;
import java.time.Instant;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Record1;
import org.jooq.Select;

/** The statements of corrections; each listing goes along an index. */
final class CorrectionSql {

  private static final Param<String> USER = Params.of(CONVERSATIONS.USER_ID);

  static final Lookup<String, Correction> BY_ID = STORED.by(CORRECTIONS.ID);
  static final Pages<String, Correction> IN_ORDER =
      STORED.pages(Order.ascending(CORRECTIONS.ID, id -> id));
  static final Pages<TimePosition<CorrectionId>, Correction> NEWEST =
      STORED.pages(Order.newestFirst(CORRECTIONS.CREATED_AT, CORRECTIONS.ID));

  /** As the partial index has it. */
  static final Filter<Object> HOLDING = Filter.of(CORRECTIONS.SCOPE.ne(inline(SUPERSEDED)));

  static final ValidTimes TIMES = ValidTimes.in(CORRECTIONS.VALID_FROM, CORRECTIONS.VALID_UNTIL);
  static final Filter<Instant> VALID_AT = TIMES.filter();
  static final Filter<String> OF_SUBJECT = Filter.eq(CORRECTIONS.SUBJECT);
  static final Filter<String> OF_DOMAIN = Filter.eq(CORRECTIONS.DOMAIN);
  static final Filter<String> REPLACED_BY = Filter.eq(CORRECTIONS.SUPERSEDED_BY);

  /** Those that apply everywhere, or in a conversation or a project of a user. */
  static final Filter<String> SEEN_BY =
      Filter.of(
          USER,
          isUsers(
                  CORRECTIONS.CONVERSATION_ID,
                  select(CONVERSATIONS.USER_ID)
                      .from(CONVERSATIONS)
                      .where(CONVERSATIONS.CONVERSATION_ID.eq(CORRECTIONS.CONVERSATION_ID)))
              .and(
                  isUsers(
                      CORRECTIONS.PROJECT_ID,
                      select(PROJECTS.USER_ID)
                          .from(PROJECTS)
                          .where(PROJECTS.PROJECT_ID.eq(CORRECTIONS.PROJECT_ID)))));

  static final Statement EACH_HOLDING =
      Statement.of(
          () -> STORED.select(TIMES.included()).orderBy(CORRECTIONS.CREATED_AT, CORRECTIONS.ID));

  static final Lookup<String, Boolean> PROJECT =
      Rows.of(PROJECTS, row -> true).generated(PROJECTS.PROJECT_ID).by(PROJECTS.PROJECT_ID);
  static final Lookup<String, Boolean> CONVERSATION =
      Rows.of(CONVERSATIONS, row -> true)
          .generated(CONVERSATIONS.CONVERSATION_ID)
          .by(CONVERSATIONS.CONVERSATION_ID);

  private CorrectionSql() {}

  static Filters wanted(CorrectionPageQuery query, Instant now) {
    return Filters.NONE
        .and(OF_DOMAIN, query.domain().map(Discipline::value))
        .and(VALID_AT, query.valid().asOf(now))
        .and(SEEN_BY, query.user().map(UserId::value))
        .where(CORRECTIONS.METADATA, query.where());
  }

  /** Asked row by row along the index of the list, by key. */
  private static Condition isUsers(Field<String> scope, Select<Record1<String>> owner) {
    return scope.isNull().or(field(owner).eq(USER));
  }
}
