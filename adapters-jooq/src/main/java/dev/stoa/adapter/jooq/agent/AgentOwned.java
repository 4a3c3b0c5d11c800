package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.tables.AgentSessions.AGENT_SESSIONS;
import static dev.stoa.schema.generated.tables.Bookmarks.BOOKMARKS;
import static dev.stoa.schema.generated.tables.ChannelHandOffs.CHANNEL_HAND_OFFS;
import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Knowledge.KNOWLEDGE;
import static dev.stoa.schema.generated.tables.Memories.MEMORIES;
import static dev.stoa.schema.generated.tables.Tasks.TASKS;

import dev.stoa.domain.agent.AgentId;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import java.util.List;
import org.jooq.DSLContext;
import org.jooq.TableField;

/** Every column that refers to an agent; a test compares the list with the foreign keys. */
final class AgentOwned {

  static final List<TableField<?, String>> COLUMNS =
      List.of(
          AGENT_SESSIONS.AGENT_ID,
          BOOKMARKS.AGENT_ID,
          CHANNEL_HAND_OFFS.FROM_AGENT_ID,
          CHANNEL_HAND_OFFS.TO_AGENT_ID,
          CHANNEL_MESSAGES.AGENT_ID,
          KNOWLEDGE.AGENT_ID,
          MEMORIES.AGENT_ID,
          TASKS.AGENT_ID);

  private AgentOwned() {}

  /** How many rows of each table refer to the agent; tables without one are left out. */
  static Map<String, Long> count(DSLContext database, AgentId owner) {
    Map<String, Long> owned = TreeMap.empty();
    for (TableField<?, String> column : COLUMNS) {
      long rows = database.fetchCount(column.getTable(), column.eq(owner.value()));
      owned = rows == 0 ? owned : owned.put(column.getTable().getName(), rows, Long::sum);
    }
    return owned;
  }
}
