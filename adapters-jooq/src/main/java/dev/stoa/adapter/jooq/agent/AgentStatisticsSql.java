package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.tables.AgentSessions.AGENT_SESSIONS;
import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;
import static dev.stoa.schema.generated.tables.Knowledge.KNOWLEDGE;
import static dev.stoa.schema.generated.tables.Memories.MEMORIES;
import static dev.stoa.schema.generated.tables.Tasks.TASKS;
import static org.jooq.impl.DSL.countDistinct;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectCount;

import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.agent.AgentFigures;
import dev.stoa.domain.agent.AgentFiguresBuilder;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Tally;
import dev.stoa.domain.agent.WorkspaceFigures;
import dev.stoa.domain.agent.WorkspaceFiguresBuilder;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;
import java.sql.SQLException;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Record1;
import org.jooq.Select;
import org.jooq.Table;
import org.jooq.TableField;

/**
 * The statements of agent statistics, in a class of their own so that they are loaded only if
 * needed.
 */
final class AgentStatisticsSql {

  private static final Counted AGENTS_COUNTED = counted(AGENTS, AGENTS.ARCHIVED_AT.isNotNull());
  private static final Counted CHANNELS_COUNTED =
      counted(CHANNELS, CHANNELS.ARCHIVED_AT.isNotNull());
  private static final Counted NOTES = counted(MEMORIES, MEMORIES.ARCHIVED_AT.isNotNull());
  private static final Counted ENTRIES = counted(KNOWLEDGE, KNOWLEDGE.ARCHIVED_AT.isNotNull());
  private static final Counted MESSAGES =
      new Counted(
          number(selectCount().from(CHANNEL_MESSAGES), "messages"),
          number(
              selectCount()
                  .from(CHANNELS)
                  .join(CHANNEL_MESSAGES)
                  .on(CHANNEL_MESSAGES.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID))
                  .where(CHANNELS.ARCHIVED_AT.isNotNull()),
              "messages_archived"));
  private static final Field<Long> TOPICS = different(MEMORIES.TOPIC, "topics");
  private static final Field<Long> DISCIPLINES = different(KNOWLEDGE.DOMAIN, "disciplines");
  private static final Field<Long> SPAWNS = count(AGENT_SESSIONS, noCondition(), "spawns");
  private static final Field<Long> OPEN_SPAWNS =
      count(AGENT_SESSIONS, AGENT_SESSIONS.ENDED_AT.isNull(), "open_spawns");
  private static final Field<Long> ALL_TASKS = count(TASKS, noCondition(), "all_tasks");

  static final Statement TOTALS =
      Statement.of(
          () ->
              select(
                  AGENTS_COUNTED.all,
                  AGENTS_COUNTED.archived,
                  CHANNELS_COUNTED.all,
                  CHANNELS_COUNTED.archived,
                  MESSAGES.all,
                  MESSAGES.archived,
                  NOTES.all,
                  NOTES.archived,
                  TOPICS,
                  ENTRIES.all,
                  ENTRIES.archived,
                  DISCIPLINES,
                  SPAWNS,
                  OPEN_SPAWNS,
                  ALL_TASKS));

  private static final Field<Long> OWN_MESSAGES = ofAgent(CHANNEL_MESSAGES.AGENT_ID);
  private static final Field<Long> OWN_NOTES = ofAgent(MEMORIES.AGENT_ID);
  private static final Field<Long> OWN_KNOWLEDGE = ofAgent(KNOWLEDGE.AGENT_ID);
  private static final Field<Long> OWN_TASKS = ofAgent(TASKS.AGENT_ID);

  static final Pages<String, AgentFigures> PER_AGENT =
      Rows.of(AGENTS, AgentStatisticsSql::ofAgent)
          .generated(
              AGENTS.AGENT_ID,
              AGENTS.IDENTITY,
              AGENTS.ARCHIVED_AT,
              AGENTS.SPAWN_COUNT,
              AGENTS.LAST_ACTIVE_AT,
              OWN_MESSAGES,
              OWN_NOTES,
              OWN_KNOWLEDGE,
              OWN_TASKS)
          .pages(AgentSql.BY_NAME);

  private AgentStatisticsSql() {}

  static WorkspaceFigures totals(Row row) throws SQLException {
    return WorkspaceFiguresBuilder.builder()
        .agents(AGENTS_COUNTED.in(row))
        .channels(CHANNELS_COUNTED.in(row))
        .messages(MESSAGES.in(row))
        .notes(NOTES.in(row))
        .topics(row.get(TOPICS))
        .knowledge(ENTRIES.in(row))
        .disciplines(row.get(DISCIPLINES))
        .spawns(row.get(SPAWNS))
        .openSpawns(row.get(OPEN_SPAWNS))
        .tasks(row.get(ALL_TASKS))
        .build();
  }

  private static AgentFigures ofAgent(Row row) throws SQLException {
    return AgentFiguresBuilder.builder()
        .id(new AgentId(row.get(AGENTS.AGENT_ID)))
        .identity(new AgentName(row.get(AGENTS.IDENTITY)))
        .archived(row.get(AGENTS.ARCHIVED_AT) != null)
        .messages(row.get(OWN_MESSAGES))
        .notes(row.get(OWN_NOTES))
        .knowledge(row.get(OWN_KNOWLEDGE))
        .spawns(row.get(AGENTS.SPAWN_COUNT))
        .tasks(row.get(OWN_TASKS))
        .lastActiveAt(Option.of(row.get(AGENTS.LAST_ACTIVE_AT)))
        .build();
  }

  private static Counted counted(Table<?> table, Condition archived) {
    return new Counted(
        count(table, noCondition(), table.getName() + "_all"),
        count(table, archived, table.getName() + "_archived"));
  }

  private static Field<Long> count(Table<?> table, Condition condition, String as) {
    return number(selectCount().from(table).where(condition), as);
  }

  private static Field<Long> different(TableField<?, String> column, String as) {
    return number(select(countDistinct(column)).from(column.getTable()), as);
  }

  /** Counted for the agents of a page only: each through the index on its owner. */
  private static Field<Long> ofAgent(TableField<?, String> owner) {
    return number(
        selectCount().from(owner.getTable()).where(owner.eq(AGENTS.AGENT_ID)),
        "of_" + owner.getTable().getName());
  }

  private static Field<Long> number(Select<? extends Record1<Integer>> count, String as) {
    return field(count).cast(Long.class).as(as);
  }

  /** How many there are of a kind, and how many of them are archived. */
  private record Counted(Field<Long> all, Field<Long> archived) {
    Tally in(Row row) throws SQLException {
      return new Tally(row.get(all), row.get(archived));
    }
  }
}
