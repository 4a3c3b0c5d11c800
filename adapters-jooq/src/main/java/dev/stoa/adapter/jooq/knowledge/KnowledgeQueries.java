package dev.stoa.adapter.jooq.knowledge;

import static dev.stoa.schema.generated.Tables.KNOWLEDGE;
import static dev.stoa.schema.generated.Tables.KNOWLEDGE_PATHS;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.row;

import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.DomainQuery;
import dev.stoa.domain.knowledge.KnowledgeFilter;
import dev.stoa.domain.knowledge.KnowledgePosition;
import dev.stoa.schema.generated.tables.records.KnowledgeRecord;
import io.vavr.control.Option;
import java.time.Instant;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Record3;
import org.jooq.ResultQuery;
import org.jooq.Select;
import org.jooq.impl.DSL;

/** The listings of knowledge; each goes along an index. */
final class KnowledgeQueries {

  private static final String LAST_CHARACTER = Character.toString(Character.MAX_CODE_POINT);

  private KnowledgeQueries() {}

  /** Either what is live or what is archived: each kind has indexes of its own. */
  static ResultQuery<KnowledgeRecord> page(
      KnowledgeFilter filter, boolean archived, Option<KnowledgePosition> after, int limit) {
    return filter.domain().exists(DomainQuery::below)
        ? below(filter, archived, after, limit)
        : DSL.selectFrom(KNOWLEDGE)
            .where(isArchived(archived))
            .and(
                filter
                    .domain()
                    .map(query -> KNOWLEDGE.DOMAIN.eq(query.path().value()))
                    .getOrElse(noCondition()))
            .and(by(filter))
            .and(in(filter, after, KNOWLEDGE.CREATED_AT, KNOWLEDGE.KNOWLEDGE_ID))
            .orderBy(KNOWLEDGE.CREATED_AT.desc(), KNOWLEDGE.KNOWLEDGE_ID.desc())
            .limit(limit);
  }

  private static ResultQuery<KnowledgeRecord> below(
      KnowledgeFilter filter, boolean archived, Option<KnowledgePosition> after, int limit) {
    return DSL.select(KNOWLEDGE.fields())
        .from(KNOWLEDGE_PATHS)
        .join(KNOWLEDGE)
        .on(KNOWLEDGE.KNOWLEDGE_ID.eq(KNOWLEDGE_PATHS.KNOWLEDGE_ID))
        .where(KNOWLEDGE_PATHS.PATH.eq(filter.domain().get().path().value()))
        .and(KNOWLEDGE_PATHS.ARCHIVED.eq(archived))
        .and(by(filter))
        .and(in(filter, after, KNOWLEDGE_PATHS.CREATED_AT, KNOWLEDGE_PATHS.KNOWLEDGE_ID))
        .orderBy(KNOWLEDGE_PATHS.CREATED_AT.desc(), KNOWLEDGE_PATHS.KNOWLEDGE_ID.desc())
        .limit(limit)
        .coerce(KNOWLEDGE);
  }

  static Select<KnowledgeRecord> endingWith(String suffix, int limit) {
    String prefix = KnowledgeRows.reversed(suffix);
    return DSL.selectFrom(KNOWLEDGE)
        .where(KNOWLEDGE.REVERSED_ID.between(prefix, prefix + LAST_CHARACTER))
        .orderBy(KNOWLEDGE.REVERSED_ID)
        .limit(limit);
  }

  /** The archived too: a planner told to leave it out may prefer an index of no use. */
  static Select<KnowledgeRecord> byId(String after, int limit) {
    return DSL.selectFrom(KNOWLEDGE)
        .where(KNOWLEDGE.KNOWLEDGE_ID.gt(after))
        .orderBy(KNOWLEDGE.KNOWLEDGE_ID)
        .limit(limit);
  }

  /** Paths right below another, with how much there is at each, and at and below each. */
  static Select<Record3<String, Integer, Integer>> branches(
      Option<DomainPath> below, boolean archived, Option<DomainPath> after, int limit) {
    Field<Integer> here = count().filterWhere(DSL.condition(KNOWLEDGE_PATHS.OWN));
    return DSL.select(KNOWLEDGE_PATHS.PATH, here, count())
        .from(KNOWLEDGE_PATHS)
        .where(KNOWLEDGE_PATHS.PARENT.eq(KnowledgeRows.parent(below)))
        .and(KNOWLEDGE_PATHS.ARCHIVED.eq(archived))
        .and(KNOWLEDGE_PATHS.PATH.gt(KnowledgeRows.parent(after)))
        .groupBy(KNOWLEDGE_PATHS.PATH)
        .orderBy(KNOWLEDGE_PATHS.PATH)
        .limit(limit);
  }

  private static Condition isArchived(boolean archived) {
    return archived ? KNOWLEDGE.ARCHIVED_AT.isNotNull() : KNOWLEDGE.ARCHIVED_AT.isNull();
  }

  private static Condition by(KnowledgeFilter filter) {
    return filter
        .agent()
        .map(agent -> KNOWLEDGE.AGENT_ID.eq(agent.value()))
        .getOrElse(noCondition());
  }

  private static Condition in(
      KnowledgeFilter filter,
      Option<KnowledgePosition> after,
      Field<Instant> createdAt,
      Field<String> id) {
    Condition recent = filter.since().map(createdAt::ge).getOrElse(noCondition());
    return after
        .map(last -> recent.and(row(createdAt, id).lt(last.createdAt(), last.id().value())))
        .getOrElse(recent);
  }
}
