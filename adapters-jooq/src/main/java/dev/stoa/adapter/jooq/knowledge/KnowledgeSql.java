package dev.stoa.adapter.jooq.knowledge;

import static dev.stoa.adapter.jooq.knowledge.KnowledgeRows.BELONGINGS;
import static dev.stoa.adapter.jooq.knowledge.KnowledgeRows.ENTRIES;
import static dev.stoa.schema.generated.tables.Knowledge.KNOWLEDGE;
import static dev.stoa.schema.generated.tables.KnowledgePaths.KNOWLEDGE_PATHS;
import static org.jooq.impl.DSL.condition;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.notExists;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectOne;

import dev.stoa.adapter.jooq.rows.ArchiveFilters;
import dev.stoa.adapter.jooq.rows.EndLookup;
import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.ValidTimes;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import java.time.Instant;
import org.jooq.Field;
import org.jooq.Param;

/** The statements of knowledge; each listing goes along an index. */
final class KnowledgeSql {

  static final Lookup<String, KnowledgeEntry> BY_ID = ENTRIES.by(KNOWLEDGE.KNOWLEDGE_ID);
  static final EndLookup<KnowledgeEntry> BY_END = ENTRIES.ending(KNOWLEDGE.REVERSED_ID);

  /** Includes archived entries: excluding them may lead the planner to a useless index. */
  static final Pages<String, KnowledgeEntry> IN_ORDER =
      ENTRIES.pages(Order.ascending(KNOWLEDGE.KNOWLEDGE_ID, id -> id));

  /** Either what is live or what is archived: each kind has its own indexes. */
  static final Pages<TimePosition<KnowledgeId>, KnowledgeEntry> NEWEST =
      ENTRIES.pages(Order.newestFirst(KNOWLEDGE.CREATED_AT, KNOWLEDGE.KNOWLEDGE_ID));

  /** As above, of a path and everything below it. */
  static final Pages<TimePosition<KnowledgeId>, KnowledgeEntry> NEWEST_BELOW =
      ENTRIES.pages(
          Order.newestFirst(KNOWLEDGE_PATHS.CREATED_AT, KNOWLEDGE_PATHS.KNOWLEDGE_ID),
          wanted ->
              select(ENTRIES.columns())
                  .from(KNOWLEDGE_PATHS)
                  .join(KNOWLEDGE)
                  .on(KNOWLEDGE.KNOWLEDGE_ID.eq(KNOWLEDGE_PATHS.KNOWLEDGE_ID))
                  .where(wanted));

  static final Statement ARCHIVE_PATHS =
      BELONGINGS.saving(KNOWLEDGE_PATHS.KNOWLEDGE_ID.eq(Params.of(KNOWLEDGE_PATHS.KNOWLEDGE_ID)));

  static final Param<String> AFTER_PATH = Params.named("after_path", KNOWLEDGE_PATHS.PATH);

  /** How many entries a path has itself. */
  static final Field<Integer> HERE = count().filterWhere(condition(KNOWLEDGE_PATHS.OWN)).as("here");

  /** How many entries a path and everything below it have. */
  static final Field<Integer> TOTAL = count().as("total");

  static final ValidTimes VALID = ValidTimes.in(KNOWLEDGE.VALID_FROM, KNOWLEDGE.VALID_UNTIL);

  /** Paths right below another, with how much there is at each, and at and below each. */
  static final Statement BRANCHES =
      Statement.of(
          () ->
              select(KNOWLEDGE_PATHS.PATH, HERE, TOTAL)
                  .from(KNOWLEDGE_PATHS)
                  .where(KNOWLEDGE_PATHS.PARENT.eq(Params.of(KNOWLEDGE_PATHS.PARENT)))
                  .and(KNOWLEDGE_PATHS.ARCHIVED.eq(Params.of(KNOWLEDGE_PATHS.ARCHIVED)))
                  .and(KNOWLEDGE_PATHS.PATH.gt(AFTER_PATH))
                  .and(
                      notExists(
                          selectOne()
                              .from(KNOWLEDGE)
                              .where(KNOWLEDGE.KNOWLEDGE_ID.eq(KNOWLEDGE_PATHS.KNOWLEDGE_ID))
                              .and(VALID.excluded())))
                  .groupBy(KNOWLEDGE_PATHS.PATH)
                  .orderBy(KNOWLEDGE_PATHS.PATH)
                  .limit(Rows.LIMIT));

  private static final ArchiveFilters SHOWN = ArchiveFilters.in(KNOWLEDGE.ARCHIVED_AT);
  private static final Filter<String> OF_DOMAIN = Filter.eq(KNOWLEDGE.DOMAIN);
  private static final Filter<String> OF_AGENT = Filter.eq(KNOWLEDGE.AGENT_ID);
  private static final Filter<Instant> SINCE = Filter.atLeast(KNOWLEDGE.CREATED_AT);
  private static final Filter<Instant> VALID_AT = VALID.filter();
  private static final Filter<String> BELOW_PATH = Filter.eq(KNOWLEDGE_PATHS.PATH);
  private static final Filter<Boolean> BELOW_ARCHIVED = Filter.eq(KNOWLEDGE_PATHS.ARCHIVED);
  private static final Filter<Instant> BELOW_SINCE = Filter.atLeast(KNOWLEDGE_PATHS.CREATED_AT);

  static final Filter<String> SUPERSEDED_BY = Filter.eq(KNOWLEDGE.SUPERSEDED_BY);

  private KnowledgeSql() {}

  /** What is asked of {@link #NEWEST}. */
  static Filters wanted(KnowledgeQuery query, ArchiveFilter kind, Instant now) {
    return Filters.NONE
        .and(SHOWN.of(kind))
        .and(OF_DOMAIN, query.domain().map(domain -> domain.path().value()))
        .and(OF_AGENT, query.agent().map(AgentId::value))
        .and(SINCE, query.since())
        .and(VALID_AT, query.valid().asOf(now));
  }

  /** What is asked of {@link #NEWEST_BELOW}. */
  static Filters wantedBelow(KnowledgeQuery query, ArchiveFilter kind, Instant now) {
    return Filters.NONE
        .and(BELOW_PATH, query.domain().map(domain -> domain.path().value()))
        .and(BELOW_ARCHIVED, kind == ArchiveFilter.ARCHIVED)
        .and(OF_AGENT, query.agent().map(AgentId::value))
        .and(BELOW_SINCE, query.since())
        .and(VALID_AT, query.valid().asOf(now));
  }
}
