package dev.stoa.adapter.jooq.correction;

import static dev.stoa.schema.generated.tables.Conversations.CONVERSATIONS;
import static dev.stoa.schema.generated.tables.Corrections.CORRECTIONS;
import static dev.stoa.schema.generated.tables.Projects.PROJECTS;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;

/** The statements of corrections; each listing goes along an index. */
final class CorrectionSql {

  static final String SUPERSEDED = "superseded";

  static final Field<Integer> LIMIT = Params.limit();
  static final TimeOrder NEWEST_FIRST =
      TimeOrder.newestFirst(CORRECTIONS.CREATED_AT, CORRECTIONS.ID);
  static final Param<String> AFTER_ID = Params.named("after_id", CORRECTIONS.ID);
  static final ListParam<String> IDS = Params.list("ids", CORRECTIONS.ID);

  private static final List<Field<?>> SAID =
      List.of(
          CORRECTIONS.ID,
          CORRECTIONS.CREATED_AT,
          CORRECTIONS.SUBJECT,
          CORRECTIONS.DOMAIN,
          CORRECTIONS.CLAIM,
          CORRECTIONS.REJECTED,
          CORRECTIONS.CONFIDENCE,
          CORRECTIONS.SOURCE,
          CORRECTIONS.DECAY_CLASS,
          CORRECTIONS.KIND,
          CORRECTIONS.PINNED,
          CORRECTIONS.PROJECT_ID,
          CORRECTIONS.CONVERSATION_ID,
          CORRECTIONS.METADATA);
  private static final List<Field<?>> CHANGING =
      List.of(CORRECTIONS.EFFECTIVE_CONFIDENCE, CORRECTIONS.SCOPE, CORRECTIONS.SUPERSEDED_BY);
  private static final Condition OF_ID = CORRECTIONS.ID.eq(Params.of(CORRECTIONS.ID));

  /** As the partial index has it. */
  private static final Condition HOLDS = CORRECTIONS.SCOPE.ne(inline(SUPERSEDED));

  private static final Condition OF_DOMAIN = CORRECTIONS.DOMAIN.eq(Params.of(CORRECTIONS.DOMAIN));
  private static final Condition AFTER = NEWEST_FIRST.after();

  static final Statement INSERT =
      Statement.of(() -> insertInto(CORRECTIONS).set(Params.of(SAID)).set(Params.of(CHANGING)));
  static final Statement CHANGE =
      Statement.of(() -> update(CORRECTIONS).set(Params.of(CHANGING)).where(OF_ID));
  static final Statement REFRESH =
      Statement.of(
          () ->
              update(CORRECTIONS)
                  .set(
                      CORRECTIONS.EFFECTIVE_CONFIDENCE, Params.of(CORRECTIONS.EFFECTIVE_CONFIDENCE))
                  .where(OF_ID));
  static final Statement FIND =
      Statement.of(
          () ->
              select(SAID).select(CHANGING).from(CORRECTIONS).where(IDS.contains(CORRECTIONS.ID)));
  static final Statement LOCK =
      Statement.of(
          dialect ->
              dialect.lockRows(select(SAID).select(CHANGING).from(CORRECTIONS).where(OF_ID)));
  static final Statement HOLDING =
      Statement.of(
          () ->
              listed(
                  CORRECTIONS
                      .SUBJECT
                      .eq(Params.of(CORRECTIONS.SUBJECT))
                      .and(OF_DOMAIN)
                      .and(HOLDS)));
  static final Statement REPLACED_BY =
      Statement.of(
          () -> listed(CORRECTIONS.SUPERSEDED_BY.eq(Params.of(CORRECTIONS.SUPERSEDED_BY))));
  static final Statement BY_ID = Statement.of(() -> byId(CORRECTIONS.ID.gt(AFTER_ID)));
  static final Statement HOLDING_BY_ID =
      Statement.of(() -> byId(CORRECTIONS.ID.gt(AFTER_ID).and(HOLDS)));
  static final Statement DELETE =
      Statement.of(() -> deleteFrom(CORRECTIONS).where(IDS.contains(CORRECTIONS.ID)));
  static final Statement EACH_HOLDING =
      Statement.of(
          () ->
              select(SAID)
                  .select(CHANGING)
                  .from(CORRECTIONS)
                  .where(HOLDS)
                  .orderBy(CORRECTIONS.CREATED_AT, CORRECTIONS.ID));
  static final Statement PROJECT =
      Statement.of(
          () ->
              select(PROJECTS.PROJECT_ID)
                  .from(PROJECTS)
                  .where(PROJECTS.PROJECT_ID.eq(Params.of(CORRECTIONS.PROJECT_ID))));
  static final Statement CONVERSATION =
      Statement.of(
          () ->
              select(CONVERSATIONS.CONVERSATION_ID)
                  .from(CONVERSATIONS)
                  .where(CONVERSATIONS.CONVERSATION_ID.eq(Params.of(CORRECTIONS.CONVERSATION_ID))));

  private static final Statement PAGE = page(noCondition(), noCondition(), noCondition());
  private static final Statement PAGE_AFTER = page(noCondition(), noCondition(), AFTER);
  private static final Statement HOLDING_PAGE = page(noCondition(), HOLDS, noCondition());
  private static final Statement HOLDING_AFTER = page(noCondition(), HOLDS, AFTER);
  private static final Statement DOMAIN_PAGE = page(OF_DOMAIN, noCondition(), noCondition());
  private static final Statement DOMAIN_AFTER = page(OF_DOMAIN, noCondition(), AFTER);
  private static final Statement HOLDING_DOMAIN_PAGE = page(OF_DOMAIN, HOLDS, noCondition());
  private static final Statement HOLDING_DOMAIN_AFTER = page(OF_DOMAIN, HOLDS, AFTER);

  private CorrectionSql() {}

  static Statement page(boolean ofDomain, boolean superseded, boolean after) {
    if (ofDomain) {
      return superseded
          ? after ? DOMAIN_AFTER : DOMAIN_PAGE
          : after ? HOLDING_DOMAIN_AFTER : HOLDING_DOMAIN_PAGE;
    }
    return superseded ? after ? PAGE_AFTER : PAGE : after ? HOLDING_AFTER : HOLDING_PAGE;
  }

  private static Statement page(Condition domain, Condition holds, Condition after) {
    return Statement.of(() -> listed(domain.and(holds).and(after)));
  }

  private static Query listed(Condition wanted) {
    return select(SAID)
        .select(CHANGING)
        .from(CORRECTIONS)
        .where(wanted)
        .orderBy(NEWEST_FIRST.order())
        .limit(LIMIT);
  }

  private static Query byId(Condition wanted) {
    return select(SAID)
        .select(CHANGING)
        .from(CORRECTIONS)
        .where(wanted)
        .orderBy(CORRECTIONS.ID)
        .limit(LIMIT);
  }
}
