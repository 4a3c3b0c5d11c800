package dev.stoa.adapter.jooq.contextbackup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No listing of context backups reads a whole table or sorts it. */
final class SqliteContextBackupPlansTest {

  @TempDir Path folder;

  @Test
  void everyListingGoesAlongAnIndex() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : ContextBackupStatements.statements()) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
  }

  @Test
  void conversationsAreCountedAlongAnIndexAlone() throws Exception {
    assertEquals(
        List.of(
            "SCAN conversations USING COVERING INDEX idx_conversations_user",
            "SEARCH token_counters USING INDEX sqlite_autoindex_token_counters_1"
                + " (conversation_id=?) LEFT-JOIN"),
        SqlitePlans.tablesRead(MigratedFile.in(folder), CoverageSql.COUNT));
  }
}
