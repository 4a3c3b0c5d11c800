package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.tables.Bookmarks.BOOKMARKS;
import static dev.stoa.schema.generated.tables.ChannelHandOffs.CHANNEL_HAND_OFFS;
import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;

/** The tables of channels. A hand-off to an agent is what another wrote, and stays. */
public final class ChannelTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("channel")
          .table(CHANNELS)
          .table(
              CHANNEL_MESSAGES, SubjectRule.remove(CHANNEL_MESSAGES.AGENT_ID, SubjectKey.AGENT_ID))
          .table(BOOKMARKS, SubjectRule.remove(BOOKMARKS.AGENT_ID, SubjectKey.AGENT_ID))
          .table(
              CHANNEL_HAND_OFFS,
              SubjectRule.remove(CHANNEL_HAND_OFFS.FROM_AGENT_ID, SubjectKey.AGENT_ID));

  private ChannelTables() {}
}
