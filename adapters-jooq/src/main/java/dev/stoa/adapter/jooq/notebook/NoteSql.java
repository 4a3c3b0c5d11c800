package dev.stoa.adapter.jooq.notebook;

import static dev.stoa.schema.generated.tables.Memories.MEMORIES;
import static dev.stoa.schema.generated.tables.MemoryLinks.MEMORY_LINKS;
import static org.jooq.impl.DSL.condition;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;
import static org.jooq.impl.DSL.withRecursive;

import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import dev.stoa.domain.notebook.NoteQuery;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jooq.CommonTableExpression;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record1;
import org.jooq.TableField;

/** The statements of notes; each listing goes along an index. */
final class NoteSql {

  /** Which conditions a page of notes has; each combination is a separate statement. */
  record PageShape(
      boolean archived,
      boolean core,
      boolean topic,
      boolean besides,
      boolean since,
      boolean after) {

    static PageShape of(NoteQuery query, boolean archived, boolean after) {
      return new PageShape(
          archived,
          query.coreOnly(),
          query.topic().isDefined(),
          query.besides().isDefined(),
          query.since().isDefined(),
          after);
    }
  }

  /** The one kind of link there is. */
  static final String SUPERSEDES = "supersedes";

  static final Field<Integer> LIMIT = Params.limit();
  static final TimeOrder NEWEST_FIRST =
      TimeOrder.newestFirst(MEMORIES.CREATED_AT, MEMORIES.MEMORY_ID);
  static final Param<String> BESIDES = Params.named("besides", MEMORIES.TOPIC);
  static final Param<Instant> SINCE = Params.named("since", MEMORIES.CREATED_AT);
  static final IdEnds ENDS = IdEnds.in(MEMORIES.REVERSED_ID);
  static final ListParam<String> IDS = Params.list("ids", MEMORIES.MEMORY_ID);

  /** A note that a walk along the links has found. */
  static final Field<String> LINKED = field(name("linked", "id"), String.class);

  private static final Map<PageShape, Statement> PAGES = new ConcurrentHashMap<>();

  private static final List<Field<?>> REST =
      List.of(
          MEMORIES.REVERSED_ID,
          MEMORIES.AGENT_ID,
          MEMORIES.TOPIC,
          MEMORIES.MESSAGE,
          MEMORIES.TIMESTAMP,
          MEMORIES.CREATED_AT,
          MEMORIES.ARCHIVED_AT,
          MEMORIES.CORE,
          MEMORIES.SOURCE,
          MEMORIES.BRIDGE_CHANNEL,
          MEMORIES.CODE_ANCHORS,
          MEMORIES.SYNTHESIS_NOTE,
          MEMORIES.SUPERSEDED_BY);
  private static final List<Field<?>> LINK =
      List.of(
          MEMORY_LINKS.LINK_ID,
          MEMORY_LINKS.MEMORY_ID,
          MEMORY_LINKS.PARENT_ID,
          MEMORY_LINKS.KIND,
          MEMORY_LINKS.CREATED_AT);
  private static final Condition OF_ID = MEMORIES.MEMORY_ID.eq(Params.of(MEMORIES.MEMORY_ID));

  static final Statement INSERT =
      Statement.of(
          () ->
              insertInto(MEMORIES)
                  .set(Params.of(List.of(MEMORIES.MEMORY_ID, MEMORIES.SUPERSEDES)))
                  .set(Params.of(REST)));
  static final Statement UPDATE =
      Statement.of(() -> update(MEMORIES).set(Params.of(REST)).where(OF_ID));
  static final Statement INSERT_LINK =
      Statement.of(() -> insertInto(MEMORY_LINKS).set(Params.of(LINK)));
  static final Statement DELETE = Statement.of(() -> deleteFrom(MEMORIES).where(OF_ID));
  static final Statement FIND =
      Statement.of(
          () ->
              select(MEMORIES.MEMORY_ID)
                  .select(REST)
                  .from(MEMORIES)
                  .where(IDS.contains(MEMORIES.MEMORY_ID)));
  static final Statement LOCK =
      Statement.of(
          dialect ->
              dialect.lockRows(
                  select(MEMORIES.MEMORY_ID)
                      .select(REST)
                      .from(MEMORIES)
                      .where(IDS.contains(MEMORIES.MEMORY_ID))
                      .orderBy(MEMORIES.MEMORY_ID)));
  static final Statement ENDING_WITH =
      Statement.of(
          () ->
              select(MEMORIES.MEMORY_ID)
                  .select(REST)
                  .from(MEMORIES)
                  .where(MEMORIES.AGENT_ID.eq(Params.of(MEMORIES.AGENT_ID)))
                  .and(ENDS.condition())
                  .orderBy(ENDS.order())
                  .limit(LIMIT));

  /** Includes archived notes: excluding them may lead the planner to a useless index. */
  static final Statement BY_ID =
      Statement.of(
          () ->
              select(MEMORIES.MEMORY_ID)
                  .select(REST)
                  .from(MEMORIES)
                  .where(MEMORIES.MEMORY_ID.gt(Params.of(MEMORIES.MEMORY_ID)))
                  .orderBy(MEMORIES.MEMORY_ID)
                  .limit(LIMIT));

  static final Statement PREDECESSORS =
      Statement.of(() -> linked(MEMORY_LINKS.MEMORY_ID, MEMORY_LINKS.PARENT_ID));
  static final Statement SUCCESSORS =
      Statement.of(() -> linked(MEMORY_LINKS.PARENT_ID, MEMORY_LINKS.MEMORY_ID));

  private NoteSql() {}

  /** Either live or archived notes: each kind has its own indexes. */
  static Statement page(PageShape shape) {
    return PAGES.computeIfAbsent(shape, any -> Statement.of(() -> pageQuery(shape)));
  }

  private static Query pageQuery(PageShape shape) {
    Condition wanted =
        MEMORIES
            .AGENT_ID
            .eq(Params.of(MEMORIES.AGENT_ID))
            .and(
                shape.archived()
                    ? MEMORIES.ARCHIVED_AT.isNotNull()
                    : MEMORIES.ARCHIVED_AT.isNull());
    if (shape.core()) {
      wanted = wanted.and(condition(MEMORIES.CORE));
    }
    if (shape.topic()) {
      wanted = wanted.and(MEMORIES.TOPIC.eq(Params.of(MEMORIES.TOPIC)));
    }
    if (shape.besides()) {
      wanted = wanted.and(MEMORIES.TOPIC.ne(BESIDES));
    }
    if (shape.since()) {
      wanted = wanted.and(MEMORIES.CREATED_AT.ge(SINCE));
    }
    if (shape.after()) {
      wanted = wanted.and(NEWEST_FIRST.after());
    }
    return select(MEMORIES.MEMORY_ID)
        .select(REST)
        .from(MEMORIES)
        .where(wanted)
        .orderBy(NEWEST_FIRST.order())
        .limit(LIMIT);
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
    return withRecursive(linked).select(LINKED).from(linked).limit(LIMIT);
  }
}
