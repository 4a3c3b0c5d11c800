package dev.stoa.adapter.jooq.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.Statement;
import dev.stoa.adapter.sqlite.SqlitePlans;
import dev.stoa.domain.channel.ChannelListing;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * No statement of channels reads rows it does not want, or sorts what an index could give in order.
 */
final class SqliteChannelPlansTest {

  @TempDir Path folder;

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve("plans.db");
    Storages.open(StorageConfig.of(url)).close();
    for (Statement statement :
        List.of(
            ChannelSql.BY_ID,
            ChannelSql.BY_NAME,
            ChannelSql.ENDING_WITH,
            ChannelSql.NAMES,
            ChannelSql.LOCK,
            ChannelSql.LAST_FOR_AUTHOR,
            ChannelSql.page(ChannelListing.LIVE, true),
            ChannelSql.page(ChannelListing.ALL, true),
            ChannelSql.page(ChannelListing.LIVE, false),
            ChannelSql.page(ChannelListing.ALL, false),
            MessageSql.BY_ID,
            MessageSql.BY_IDS,
            MessageSql.PAGE,
            MessageSql.PAGE_OF_OTHERS,
            MessageSql.COUNT_ALL,
            BookmarkSql.POSITION,
            BookmarkSql.KEPT_POSITION,
            BookmarkSql.UNREAD_OF_CHANNEL,
            JooqHandOffs.FIRST_PAGE,
            JooqHandOffs.NEXT_PAGE,
            JooqParticipants.IDENTIFIED,
            JooqParticipants.IDENTITIES)) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
    assertEquals(
        List.of("SCAN channels"),
        SqlitePlans.costlySteps(url, BookmarkSql.TOTALS),
        "every channel is looked at, and none of their messages");
    for (Statement sorted :
        List.of(BookmarkSql.INBOX, BookmarkSql.INBOX_AFTER, BookmarkSql.FULLEST)) {
      assertEquals(
          List.of("SCAN channels", "USE TEMP B-TREE FOR ORDER BY"),
          SqlitePlans.costlySteps(url, sorted));
    }
  }
}
