package dev.stoa.adapter.jooq.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.Statement;
import dev.stoa.adapter.postgres.PostgresPlans;
import dev.stoa.domain.channel.ChannelListing;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.postgres.PostgresServer;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * No statement of channels reads rows it does not want, or sorts what an index could give in order.
 */
final class PostgresChannelPlansTest {

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = PostgresServer.shared().newDatabase();
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
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
  }
}
