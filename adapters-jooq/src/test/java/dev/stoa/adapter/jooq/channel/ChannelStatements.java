package dev.stoa.adapter.jooq.channel;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.HandOffId;
import dev.stoa.domain.channel.SentPosition;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.TimePosition;
import java.time.Instant;
import java.util.List;

/** The statements of channels that use an index on both engines. */
final class ChannelStatements {

  private static final Filters IN_CHANNEL = Filters.NONE.and(ChannelMessageSql.OF_CHANNEL, "c");
  private static final Filters OF_AUTHOR = Filters.NONE.and(ChannelMessageSql.OF_AUTHOR, "a");
  private static final Filters HANDED_OFF =
      Filters.NONE.and(JooqHandOffs.TO_AGENT, "a").and(JooqHandOffs.OF_STATUS, "s");
  private static final Filters HANDED_OFF_THERE = Filters.NONE.and(JooqHandOffs.IN_CHANNEL, "c");
  private static final TimePosition<HandOffId> LAST =
      new TimePosition<>(Instant.EPOCH, new HandOffId("h"));

  static final List<Statement> ALL =
      List.of(
          ChannelRows.STORED.statements().get(0),
          ChannelSql.BY_ID.reads().get(0),
          ChannelSql.BY_NAME.reads().get(0),
          ChannelSql.BY_END.statement(),
          ChannelSql.NAMES.later(Filters.NONE, ""),
          ChannelSql.LOCK,
          ChannelSql.LAST_FOR_AUTHOR,
          ChannelSql.STORED_BY_ID.removal(),
          ChannelSql.IN_ORDER.later(ChannelSql.wanted(ArchiveFilter.LIVE, true), ""),
          ChannelSql.IN_ORDER.later(ChannelSql.wanted(ArchiveFilter.ALL, true), ""),
          ChannelSql.IN_ORDER.later(ChannelSql.wanted(ArchiveFilter.LIVE, false), ""),
          ChannelSql.IN_ORDER.later(ChannelSql.wanted(ArchiveFilter.ALL, false), ""),
          ChannelMessageSql.BY_ID.reads().get(0),
          ChannelMessageSql.BY_ID.reads().get(1),
          ChannelMessageSql.OLDEST.later(IN_CHANNEL, 1L),
          ChannelMessageSql.NEWEST.later(IN_CHANNEL, 1L),
          ChannelMessageSql.OLDEST.later(IN_CHANNEL.and(ChannelMessageSql.OF_OTHERS, "a"), 1L),
          ChannelMessageSql.COUNT_ALL,
          ChannelMessageSql.SENT.first(OF_AUTHOR),
          ChannelMessageSql.SENT.later(OF_AUTHOR, new SentPosition(new ChannelId("c"), 1)),
          ChannelMessageIndexSql.TAKEN.later(Filters.NONE, ""),
          ChannelMessageIndexSql.ALL.later(Filters.NONE, ""),
          BookmarkSql.POSITION,
          BookmarkSql.KEPT_POSITION,
          BookmarkSql.UNREAD_OF_CHANNEL,
          JooqHandOffs.OLDEST.first(HANDED_OFF),
          JooqHandOffs.OLDEST.later(HANDED_OFF, LAST),
          JooqHandOffs.NEWEST.first(HANDED_OFF_THERE),
          JooqHandOffs.NEWEST.later(HANDED_OFF_THERE, LAST),
          JooqParticipants.IDENTIFIED,
          JooqParticipants.IDENTITIES);

  private ChannelStatements() {}
}
