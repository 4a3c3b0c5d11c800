package dev.stoa.adapter.jooq.channel;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.kernel.ArchiveFilter;
import java.util.List;

/** The statements of channels that use an index on both engines. */
final class ChannelStatements {

  static final List<Statement> ALL =
      List.of(
          ChannelSql.BY_ID,
          ChannelSql.BY_NAME,
          ChannelSql.ENDING_WITH,
          ChannelSql.NAMES,
          ChannelSql.LOCK,
          ChannelSql.LAST_FOR_AUTHOR,
          ChannelSql.page(ArchiveFilter.LIVE, true),
          ChannelSql.page(ArchiveFilter.ALL, true),
          ChannelSql.page(ArchiveFilter.LIVE, false),
          ChannelSql.page(ArchiveFilter.ALL, false),
          MessageSql.BY_ID,
          MessageSql.BY_IDS,
          MessageSql.PAGE,
          MessageSql.NEWEST,
          MessageSql.PAGE_OF_OTHERS,
          MessageSql.COUNT_ALL,
          MessageSql.SENT,
          MessageIndexSql.TAKEN,
          BookmarkSql.POSITION,
          BookmarkSql.KEPT_POSITION,
          BookmarkSql.UNREAD_OF_CHANNEL,
          JooqHandOffs.FIRST_PAGE,
          JooqHandOffs.NEXT_PAGE,
          JooqHandOffs.NEWEST,
          JooqHandOffs.NEWEST_BEFORE,
          JooqParticipants.IDENTIFIED,
          JooqParticipants.IDENTITIES);

  private ChannelStatements() {}
}
