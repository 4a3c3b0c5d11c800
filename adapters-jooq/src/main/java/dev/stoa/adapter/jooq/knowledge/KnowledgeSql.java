package dev.stoa.adapter.jooq.knowledge;

import static dev.stoa.schema.generated.tables.Knowledge.KNOWLEDGE;
import static dev.stoa.schema.generated.tables.KnowledgePaths.KNOWLEDGE_PATHS;
import static org.jooq.impl.DSL.condition;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import dev.stoa.domain.knowledge.DomainQuery;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;

/** The statements of knowledge; each listing goes along an index. */
final class KnowledgeSql {

  /** Which conditions a page of entries has; each combination is a statement of its own. */
  record PageShape(
      boolean archived, boolean at, boolean below, boolean agent, boolean since, boolean after) {

    static PageShape of(KnowledgeQuery query, boolean archived) {
      boolean below = query.domain().exists(DomainQuery::below);
      return new PageShape(
          archived,
          query.domain().isDefined() && !below,
          below,
          query.agent().isDefined(),
          query.since().isDefined(),
          query.page().after().isDefined());
    }
  }

  static final Param<Integer> LIMIT = Params.named("limit", Integer.class);
  static final Param<String> PATH = Params.named("path", KNOWLEDGE_PATHS.PATH);
  static final Param<Instant> SINCE = Params.named("since", KNOWLEDGE.CREATED_AT);
  static final TimeOrder NEWEST_FIRST =
      TimeOrder.newestFirst(KNOWLEDGE.CREATED_AT, KNOWLEDGE.KNOWLEDGE_ID);
  private static final TimeOrder NEWEST_PATH_FIRST =
      TimeOrder.newestFirst(KNOWLEDGE_PATHS.CREATED_AT, KNOWLEDGE_PATHS.KNOWLEDGE_ID);
  static final IdEnds ENDS = IdEnds.in(KNOWLEDGE.REVERSED_ID);
  static final ListParam<String> IDS = Params.list("ids", KNOWLEDGE.KNOWLEDGE_ID);

  /** How many entries a path has itself. */
  static final Field<Integer> HERE = count().filterWhere(condition(KNOWLEDGE_PATHS.OWN)).as("here");

  /** How many entries a path and everything below it have. */
  static final Field<Integer> TOTAL = count().as("total");

  private static final Map<PageShape, Statement> PAGES = new ConcurrentHashMap<>();

  private static final List<Field<?>> COLUMNS =
      List.of(
          KNOWLEDGE.KNOWLEDGE_ID,
          KNOWLEDGE.REVERSED_ID,
          KNOWLEDGE.DOMAIN,
          KNOWLEDGE.AGENT_ID,
          KNOWLEDGE.CONTENT,
          KNOWLEDGE.CONFIDENCE,
          KNOWLEDGE.CREATED_AT,
          KNOWLEDGE.ARCHIVED_AT);
  private static final List<Field<?>> PATH_COLUMNS =
      List.of(
          KNOWLEDGE_PATHS.KNOWLEDGE_ID,
          KNOWLEDGE_PATHS.PATH,
          KNOWLEDGE_PATHS.PARENT,
          KNOWLEDGE_PATHS.OWN,
          KNOWLEDGE_PATHS.ARCHIVED,
          KNOWLEDGE_PATHS.CREATED_AT);
  private static final Condition OF_ID =
      KNOWLEDGE.KNOWLEDGE_ID.eq(Params.of(KNOWLEDGE.KNOWLEDGE_ID));

  static final Statement INSERT = Statement.of(() -> insertInto(KNOWLEDGE).set(Params.of(COLUMNS)));
  static final Statement INSERT_PATH =
      Statement.of(() -> insertInto(KNOWLEDGE_PATHS).set(Params.of(PATH_COLUMNS)));
  static final Statement ARCHIVE =
      Statement.of(
          () -> update(KNOWLEDGE).set(Params.of(List.of(KNOWLEDGE.ARCHIVED_AT))).where(OF_ID));
  static final Statement ARCHIVE_PATHS =
      Statement.of(
          () ->
              update(KNOWLEDGE_PATHS)
                  .set(Params.of(List.of(KNOWLEDGE_PATHS.ARCHIVED)))
                  .where(KNOWLEDGE_PATHS.KNOWLEDGE_ID.eq(Params.of(KNOWLEDGE_PATHS.KNOWLEDGE_ID))));
  static final Statement FIND =
      Statement.of(
          () -> select(COLUMNS).from(KNOWLEDGE).where(IDS.contains(KNOWLEDGE.KNOWLEDGE_ID)));
  static final Statement LOCK =
      Statement.of(dialect -> dialect.lockRows(select(COLUMNS).from(KNOWLEDGE).where(OF_ID)));
  static final Statement ENDING_WITH =
      Statement.of(
          () ->
              select(COLUMNS)
                  .from(KNOWLEDGE)
                  .where(ENDS.condition())
                  .orderBy(ENDS.order())
                  .limit(LIMIT));

  /** Includes archived entries: excluding them may lead the planner to a useless index. */
  static final Statement BY_ID =
      Statement.of(
          () ->
              select(COLUMNS)
                  .from(KNOWLEDGE)
                  .where(KNOWLEDGE.KNOWLEDGE_ID.gt(Params.of(KNOWLEDGE.KNOWLEDGE_ID)))
                  .orderBy(KNOWLEDGE.KNOWLEDGE_ID)
                  .limit(LIMIT));

  /** Paths right below another, with how much there is at each, and at and below each. */
  static final Statement BRANCHES =
      Statement.of(
          () ->
              select(KNOWLEDGE_PATHS.PATH, HERE, TOTAL)
                  .from(KNOWLEDGE_PATHS)
                  .where(KNOWLEDGE_PATHS.PARENT.eq(Params.of(KNOWLEDGE_PATHS.PARENT)))
                  .and(KNOWLEDGE_PATHS.ARCHIVED.eq(Params.of(KNOWLEDGE_PATHS.ARCHIVED)))
                  .and(KNOWLEDGE_PATHS.PATH.gt(PATH))
                  .groupBy(KNOWLEDGE_PATHS.PATH)
                  .orderBy(KNOWLEDGE_PATHS.PATH)
                  .limit(LIMIT));

  private KnowledgeSql() {}

  /** Either what is live or what is archived: each kind has indexes of its own. */
  static Statement page(PageShape shape) {
    return PAGES.computeIfAbsent(
        shape, any -> Statement.of(() -> shape.below() ? below(shape) : at(shape)));
  }

  private static Query at(PageShape shape) {
    return select(COLUMNS)
        .from(KNOWLEDGE)
        .where(
            shape.archived() ? KNOWLEDGE.ARCHIVED_AT.isNotNull() : KNOWLEDGE.ARCHIVED_AT.isNull())
        .and(shape.at() ? KNOWLEDGE.DOMAIN.eq(PATH) : noCondition())
        .and(wanted(shape, KNOWLEDGE.CREATED_AT, NEWEST_FIRST))
        .orderBy(NEWEST_FIRST.order())
        .limit(LIMIT);
  }

  private static Query below(PageShape shape) {
    return select(COLUMNS)
        .from(KNOWLEDGE_PATHS)
        .join(KNOWLEDGE)
        .on(KNOWLEDGE.KNOWLEDGE_ID.eq(KNOWLEDGE_PATHS.KNOWLEDGE_ID))
        .where(KNOWLEDGE_PATHS.PATH.eq(PATH))
        .and(KNOWLEDGE_PATHS.ARCHIVED.eq(Params.of(KNOWLEDGE_PATHS.ARCHIVED)))
        .and(wanted(shape, KNOWLEDGE_PATHS.CREATED_AT, NEWEST_PATH_FIRST))
        .orderBy(NEWEST_PATH_FIRST.order())
        .limit(LIMIT);
  }

  private static Condition wanted(PageShape shape, Field<Instant> createdAt, TimeOrder order) {
    Condition wanted =
        shape.agent() ? KNOWLEDGE.AGENT_ID.eq(Params.of(KNOWLEDGE.AGENT_ID)) : noCondition();
    if (shape.since()) {
      wanted = wanted.and(createdAt.ge(SINCE));
    }
    if (shape.after()) {
      wanted = wanted.and(order.after());
    }
    return wanted;
  }
}
