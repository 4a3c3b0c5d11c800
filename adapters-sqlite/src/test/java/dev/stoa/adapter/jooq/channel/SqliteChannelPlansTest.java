package dev.stoa.adapter.jooq.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.TimePosition;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * No statement of channels reads rows it does not want, or sorts what an index could give in order.
 */
final class SqliteChannelPlansTest {

  private static final Filters OF_READER = Filters.NONE.and(BookmarkSql.OF_READER, "a");

  @TempDir Path folder;

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : ChannelStatements.ALL) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
    assertEquals(List.of("SCAN channels"), SqlitePlans.costlySteps(url, BookmarkSql.TOTALS));
    for (Statement waiting :
        List.of(ChannelMessageIndexSql.IS_WAITING, ChannelMessageIndexSql.WAITING)) {
      assertEquals(
          List.of("SCAN channels USING COVERING INDEX sqlite_autoindex_channels_1"),
          SqlitePlans.costlySteps(url, waiting),
          "every channel is looked at, and only the messages that are wanted");
    }
    for (Statement sorted :
        List.of(
            BookmarkSql.INBOX.first(OF_READER),
            BookmarkSql.INBOX.later(
                OF_READER, new TimePosition<>(Instant.EPOCH, new ChannelId("c"))),
            BookmarkSql.FULLEST)) {
      assertEquals(
          List.of("SCAN channels", "USE TEMP B-TREE FOR ORDER BY"),
          SqlitePlans.costlySteps(url, sorted));
    }
  }
}
