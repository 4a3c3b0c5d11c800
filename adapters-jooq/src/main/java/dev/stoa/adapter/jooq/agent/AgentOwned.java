package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.tables.AgentSessions.AGENT_SESSIONS;
import static dev.stoa.schema.generated.tables.Bookmarks.BOOKMARKS;
import static dev.stoa.schema.generated.tables.ChannelHandOffs.CHANNEL_HAND_OFFS;
import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Knowledge.KNOWLEDGE;
import static dev.stoa.schema.generated.tables.Memories.MEMORIES;
import static dev.stoa.schema.generated.tables.Tasks.TASKS;

import java.util.List;
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
}
