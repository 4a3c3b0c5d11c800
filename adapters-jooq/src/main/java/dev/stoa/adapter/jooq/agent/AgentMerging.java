package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.tables.AgentSessions.AGENT_SESSIONS;
import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.Bookmarks.BOOKMARKS;
import static org.jooq.impl.DSL.exists;
import static org.jooq.impl.DSL.selectOne;

import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.schema.generated.tables.Bookmarks;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Table;
import org.jooq.TableField;
import org.jooq.UniqueKey;

/**
 * Gives everything of one agent to another, in every table that refers to agents: a table that was
 * left out would lose its rows with the agent that goes.
 */
final class AgentMerging {

  private final JooqSession session;

  AgentMerging(JooqSession session) {
    this.session = session;
  }

  Map<String, Long> merge(AgentId from, AgentId into) {
    DSLContext database = session.writingDsl();
    Map<String, Long> moved = TreeMap.empty();
    for (TableField<?, String> owner : AgentOwned.COLUMNS) {
      long rows = move(database, owner, from.value(), into.value());
      if (rows > 0) {
        moved = moved.put(owner.getTable().getName(), rows, Long::sum);
      }
    }
    database.deleteFrom(AGENTS).where(AGENTS.AGENT_ID.eq(from.value())).execute();
    return moved;
  }

  private static int move(
      DSLContext database, TableField<?, String> owner, String from, String into) {
    if (owner.equals(AGENT_SESSIONS.AGENT_ID)) {
      return renumber(database, from, into);
    }
    if (owner.equals(BOOKMARKS.AGENT_ID)) {
      dropEarlierBookmarks(database, from, into);
    }
    dropRepeated(database, owner, from, into);
    return database.update(owner.getTable()).set(owner, into).where(owner.eq(from)).execute();
  }

  /** Behind the spawns of the other, so that a number stays unique within its agent. */
  private static int renumber(DSLContext database, String from, String into) {
    long last = database.fetchValue(AGENTS.SPAWN_COUNT, AGENTS.AGENT_ID.eq(into));
    return database
        .update(AGENT_SESSIONS)
        .set(AGENT_SESSIONS.AGENT_ID, into)
        .set(AGENT_SESSIONS.SPAWN_NUMBER, AGENT_SESSIONS.SPAWN_NUMBER.plus(last))
        .where(AGENT_SESSIONS.AGENT_ID.eq(from))
        .execute();
  }

  /** Where the agent that goes has read further, its bookmark is the one to stay. */
  private static void dropEarlierBookmarks(DSLContext database, String from, String into) {
    Bookmarks later = BOOKMARKS.as("later");
    database
        .deleteFrom(BOOKMARKS)
        .where(BOOKMARKS.AGENT_ID.eq(into))
        .and(
            exists(
                selectOne()
                    .from(later)
                    .where(later.AGENT_ID.eq(from))
                    .and(later.CHANNEL_ID.eq(BOOKMARKS.CHANNEL_ID))
                    .and(later.LAST_SEEN_SEQUENCE.gt(BOOKMARKS.LAST_SEEN_SEQUENCE))))
        .execute();
  }

  /** What both have, once a key says that one agent has it once, is kept of the one that stays. */
  private static void dropRepeated(
      DSLContext database, TableField<?, String> owner, String from, String into) {
    for (UniqueKey<?> key : owner.getTable().getKeys()) {
      if (key.getFields().contains(owner) && key.getFields().size() > 1) {
        Table<?> target = owner.getTable().as("kept");
        Condition same = target.field(owner).eq(into);
        for (TableField<?, ?> field : key.getFields()) {
          same = field.equals(owner) ? same : same.and(equal(target, field));
        }
        database
            .deleteFrom(owner.getTable())
            .where(owner.eq(from))
            .and(exists(selectOne().from(target).where(same)))
            .execute();
      }
    }
  }

  private static <T> Condition equal(Table<?> target, Field<T> field) {
    return target.field(field).eq(field);
  }
}
