package dev.stoa.adapter.jooq.notebook;

import static dev.stoa.adapter.jooq.notebook.NoteRows.NOTES;
import static dev.stoa.adapter.jooq.notebook.NoteRows.SUPERSEDES;
import static dev.stoa.schema.generated.tables.Memories.MEMORIES;
import static dev.stoa.schema.generated.tables.MemoryLinks.MEMORY_LINKS;
import static org.jooq.impl.DSL.condition;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.withRecursive;

import dev.stoa.adapter.jooq.rows.ArchiveFilters;
import dev.stoa.adapter.jooq.rows.EndLookup;
import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteTopic;
import java.time.Instant;
import org.jooq.CommonTableExpression;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record1;
import org.jooq.TableField;

/** The statements of notes; each listing goes along an index. */
final class NoteSql {

  static final Lookup<String, Note> BY_ID = NOTES.by(MEMORIES.MEMORY_ID);
  static final EndLookup<Note> BY_END = NOTES.ending(MEMORIES.REVERSED_ID);

  /** Includes archived notes: excluding them may lead the planner to a useless index. */
  static final Pages<String, Note> IN_ORDER =
      NOTES.pages(Order.ascending(MEMORIES.MEMORY_ID, id -> id));

  /** Either live or archived notes: each kind has its own indexes. */
  static final Pages<TimePosition<NoteId>, Note> NEWEST =
      NOTES.pages(Order.newestFirst(MEMORIES.CREATED_AT, MEMORIES.MEMORY_ID));

  /** A note that a walk along the links has found. */
  static final Field<String> LINKED = field(name("linked", "id"), String.class);

  static final Statement PREDECESSORS =
      Statement.of(() -> linked(MEMORY_LINKS.MEMORY_ID, MEMORY_LINKS.PARENT_ID));
  static final Statement SUCCESSORS =
      Statement.of(() -> linked(MEMORY_LINKS.PARENT_ID, MEMORY_LINKS.MEMORY_ID));

  private static final Param<String> BESIDES = Params.named("besides", MEMORIES.TOPIC);

  private static final Filter<String> OF_AGENT = Filter.eq(MEMORIES.AGENT_ID);
  private static final ArchiveFilters SHOWN = ArchiveFilters.in(MEMORIES.ARCHIVED_AT);
  private static final Filter<Object> CORE = Filter.of(condition(MEMORIES.CORE));
  private static final Filter<String> ON_TOPIC = Filter.eq(MEMORIES.TOPIC);
  private static final Filter<String> NOT_ON_TOPIC = Filter.of(BESIDES, MEMORIES.TOPIC.ne(BESIDES));
  private static final Filter<Instant> SINCE = Filter.atLeast(MEMORIES.CREATED_AT);

  private NoteSql() {}

  static Filters of(AgentId agent) {
    return Filters.NONE.and(OF_AGENT, agent.value());
  }

  /** What is asked of {@link #NEWEST}. */
  static Filters wanted(AgentId agent, NoteQuery query, ArchiveFilter kind) {
    return of(agent)
        .and(SHOWN.of(kind))
        .when(query.coreOnly(), CORE)
        .and(ON_TOPIC, query.topic().map(NoteTopic::value))
        .and(NOT_ON_TOPIC, query.besides().map(NoteTopic::value))
        .and(SINCE, query.since());
  }

  /**
   * From note to note along the links, the nearest first; each note once, so that it ends whatever
   * the links say. The limit stops it before all are found.
   */
  private static Query linked(TableField<?, String> from, TableField<?, String> to) {
    Condition supersedes = MEMORY_LINKS.KIND.eq(inline(SUPERSEDES));
    CommonTableExpression<Record1<String>> linked =
        name("linked")
            .fields("id")
            .as(
                select(to)
                    .from(MEMORY_LINKS)
                    .where(from.eq(Params.of(MEMORIES.MEMORY_ID)))
                    .and(supersedes)
                    .union(
                        select(to)
                            .from(name("linked"))
                            .join(MEMORY_LINKS)
                            .on(from.eq(LINKED))
                            .and(supersedes)));
    return withRecursive(linked).select(LINKED).from(linked).limit(Rows.LIMIT);
  }
}
