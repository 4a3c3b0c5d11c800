package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.Tables.AGENTS;
import static dev.stoa.schema.generated.Tables.AGENT_SESSIONS;
import static dev.stoa.schema.generated.Tables.CHANNELS;
import static dev.stoa.schema.generated.Tables.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.Tables.KNOWLEDGE;
import static dev.stoa.schema.generated.Tables.MEMORIES;
import static dev.stoa.schema.generated.Tables.TASKS;
import static org.jooq.impl.DSL.countDistinct;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectCount;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.agent.AgentFigures;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentIdentity;
import dev.stoa.domain.agent.AgentScope;
import dev.stoa.domain.agent.AgentStatistics;
import dev.stoa.domain.agent.Tally;
import dev.stoa.domain.agent.WorkspaceFigures;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.Table;
import org.jooq.TableField;

/** Figures counted by the engine, one statement for each set of them. */
public final class JooqAgentStatistics implements AgentStatistics {

  private final JooqSession session;

  public JooqAgentStatistics(JooqSession session) {
    this.session = session;
  }

  @Override
  public WorkspaceFigures totals() {
    Record row =
        session
            .dsl()
            .select(
                count(AGENTS, noCondition()),
                count(AGENTS, AGENTS.ARCHIVED_AT.isNotNull()),
                count(CHANNELS, noCondition()),
                count(CHANNELS, CHANNELS.ARCHIVED_AT.isNotNull()),
                count(CHANNEL_MESSAGES, noCondition()),
                inArchivedChannels(),
                count(MEMORIES, noCondition()),
                count(MEMORIES, MEMORIES.ARCHIVED_AT.isNotNull()),
                different(MEMORIES.TOPIC),
                count(KNOWLEDGE, noCondition()),
                count(KNOWLEDGE, KNOWLEDGE.ARCHIVED_AT.isNotNull()),
                different(KNOWLEDGE.DOMAIN),
                count(AGENT_SESSIONS, noCondition()),
                count(AGENT_SESSIONS, AGENT_SESSIONS.ENDED_AT.isNull()),
                count(TASKS, noCondition()))
            .fetchSingle();
    return new WorkspaceFigures(
        tally(row, 0),
        tally(row, 2),
        tally(row, 4),
        tally(row, 6),
        row.get(8, Long.class),
        tally(row, 9),
        row.get(11, Long.class),
        row.get(12, Long.class),
        row.get(13, Long.class),
        row.get(14, Long.class));
  }

  @Override
  public Seq<AgentFigures> perAgent(Option<AgentIdentity> after, AgentScope scope, int limit) {
    Field<Integer> messages = ofAgent(CHANNEL_MESSAGES.AGENT_ID);
    Field<Integer> notes = ofAgent(MEMORIES.AGENT_ID);
    Field<Integer> knowledge = ofAgent(KNOWLEDGE.AGENT_ID);
    Field<Integer> tasks = ofAgent(TASKS.AGENT_ID);
    return Vector.ofAll(
        session
            .dsl()
            .select(
                AGENTS.AGENT_ID,
                AGENTS.IDENTITY,
                AGENTS.ARCHIVED_AT,
                AGENTS.SPAWN_COUNT,
                AGENTS.LAST_ACTIVE_AT,
                messages,
                notes,
                knowledge,
                tasks)
            .from(AGENTS)
            .where(JooqAgents.after(after))
            .and(JooqAgents.within(scope))
            .orderBy(AGENTS.IDENTITY)
            .limit(limit)
            .fetch(
                row ->
                    new AgentFigures(
                        new AgentId(row.get(AGENTS.AGENT_ID)),
                        new AgentIdentity(row.get(AGENTS.IDENTITY)),
                        row.get(AGENTS.ARCHIVED_AT) != null,
                        row.get(messages),
                        row.get(notes),
                        row.get(knowledge),
                        row.get(AGENTS.SPAWN_COUNT),
                        row.get(tasks),
                        Option.of(row.get(AGENTS.LAST_ACTIVE_AT)))));
  }

  private static Tally tally(Record row, int total) {
    return new Tally(row.get(total, Long.class), row.get(total + 1, Long.class));
  }

  private static Field<Integer> count(Table<?> table, Condition condition) {
    return field(selectCount().from(table).where(condition));
  }

  private static Field<Integer> inArchivedChannels() {
    return field(
        selectCount()
            .from(CHANNELS)
            .join(CHANNEL_MESSAGES)
            .on(CHANNEL_MESSAGES.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID))
            .where(CHANNELS.ARCHIVED_AT.isNotNull()));
  }

  private static Field<Integer> different(TableField<?, String> column) {
    return field(select(countDistinct(column)).from(column.getTable()));
  }

  /** Counted for the agents of a page only: each through the index on its owner. */
  private static Field<Integer> ofAgent(TableField<?, String> owner) {
    return field(selectCount().from(owner.getTable()).where(owner.eq(AGENTS.AGENT_ID)))
        .as("of_" + owner.getTable().getName());
  }
}
