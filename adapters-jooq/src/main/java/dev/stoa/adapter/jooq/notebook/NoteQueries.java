package dev.stoa.adapter.jooq.notebook;

import static dev.stoa.schema.generated.Tables.MEMORIES;
import static dev.stoa.schema.generated.Tables.MEMORY_LINKS;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.row;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.notebook.NoteFilter;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NotePosition;
import dev.stoa.schema.generated.tables.records.MemoriesRecord;
import io.vavr.control.Option;
import org.jooq.CommonTableExpression;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Record1;
import org.jooq.Select;
import org.jooq.TableField;
import org.jooq.impl.DSL;

/** The listings of notes; each goes along an index. */
final class NoteQueries {

  /** The one kind of link there is. */
  static final String SUPERSEDES = "supersedes";

  private static final String LAST_CHARACTER = Character.toString(Character.MAX_CODE_POINT);

  private NoteQueries() {}

  /** Either live or archived notes: each kind has indexes of its own. */
  static Select<MemoriesRecord> page(
      AgentId agent, NoteFilter filter, boolean archived, Option<NotePosition> after, int limit) {
    return DSL.selectFrom(MEMORIES)
        .where(MEMORIES.AGENT_ID.eq(agent.value()))
        .and(archived ? MEMORIES.ARCHIVED_AT.isNotNull() : MEMORIES.ARCHIVED_AT.isNull())
        .and(filter.coreOnly() ? DSL.condition(MEMORIES.CORE) : noCondition())
        .and(filter.topic().map(topic -> MEMORIES.TOPIC.eq(topic.value())).getOrElse(noCondition()))
        .and(
            filter
                .besides()
                .map(topic -> MEMORIES.TOPIC.ne(topic.value()))
                .getOrElse(noCondition()))
        .and(filter.since().map(MEMORIES.CREATED_AT::ge).getOrElse(noCondition()))
        .and(after.map(NoteQueries::older).getOrElse(noCondition()))
        .orderBy(MEMORIES.CREATED_AT.desc(), MEMORIES.MEMORY_ID.desc())
        .limit(limit);
  }

  static Select<MemoriesRecord> endingWith(AgentId agent, String suffix, int limit) {
    String prefix = NoteRows.reversed(suffix);
    return DSL.selectFrom(MEMORIES)
        .where(MEMORIES.AGENT_ID.eq(agent.value()))
        .and(MEMORIES.REVERSED_ID.between(prefix, prefix + LAST_CHARACTER))
        .orderBy(MEMORIES.REVERSED_ID)
        .limit(limit);
  }

  /** Archived ones too: a planner told to leave them out may prefer an index of no use. */
  static Select<MemoriesRecord> byId(String after, int limit) {
    return DSL.selectFrom(MEMORIES)
        .where(MEMORIES.MEMORY_ID.gt(after))
        .orderBy(MEMORIES.MEMORY_ID)
        .limit(limit);
  }

  static Select<Record1<String>> predecessors(NoteId id, int limit) {
    return linked(id, MEMORY_LINKS.MEMORY_ID, MEMORY_LINKS.PARENT_ID, limit);
  }

  static Select<Record1<String>> successors(NoteId id, int limit) {
    return linked(id, MEMORY_LINKS.PARENT_ID, MEMORY_LINKS.MEMORY_ID, limit);
  }

  /**
   * From note to note along the links, the nearest first; each note once, so that it ends whatever
   * the links say. The limit stops it before all are found.
   */
  private static Select<Record1<String>> linked(
      NoteId id, TableField<?, String> from, TableField<?, String> to, int limit) {
    Field<String> found = field(name("linked", "id"), String.class);
    Condition supersedes = MEMORY_LINKS.KIND.eq(inline(SUPERSEDES));
    CommonTableExpression<Record1<String>> linked =
        name("linked")
            .fields("id")
            .as(
                DSL.select(to)
                    .from(MEMORY_LINKS)
                    .where(from.eq(id.value()))
                    .and(supersedes)
                    .union(
                        DSL.select(to)
                            .from(name("linked"))
                            .join(MEMORY_LINKS)
                            .on(from.eq(found))
                            .and(supersedes)));
    return DSL.withRecursive(linked).select(found).from(linked).limit(limit);
  }

  private static Condition older(NotePosition last) {
    return row(MEMORIES.CREATED_AT, MEMORIES.MEMORY_ID).lt(last.createdAt(), last.id().value());
  }
}
