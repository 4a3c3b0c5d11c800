package dev.stoa.adapter.jooq.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.adapter.sqlite.SqlitePlans;
import dev.stoa.domain.notebook.NoteFilter;
import dev.stoa.domain.notebook.NoteTopic;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jooq.Query;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No listing of notes reads a whole table or sorts it. */
final class SqliteNotePlansTest {

  @TempDir Path folder;

  @Test
  void everyListingGoesAlongAnIndex() throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve("plans.db");
    Storages.open(StorageConfig.of(url)).close();
    for (Query query : NoteQuestions.queries()) {
      String sql = RenderedSql.of(SQLDialect.SQLITE, query).text();
      List<String> costly = new ArrayList<>(SqlitePlans.costlySteps(url, sql));
      // What the chain has found so far is in memory, and as long as the chain.
      costly.removeIf(step -> step.equals("SCAN linked"));
      assertEquals(List.of(), costly, sql);
    }
  }

  @Test
  void nobodyWalksThroughNotesThatAreNotAskedFor() throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve("plans.db");
    Storages.open(StorageConfig.of(url)).close();
    assertUses(url, "idx_memories_agent_created", NoteFilter.LIVE, false);
    assertUses(url, "idx_memories_agent_topic", NoteFilter.LIVE.on(NoteTopic.NOTES), false);
    assertUses(url, "idx_memories_core", NoteFilter.LIVE.core(), false);
    assertUses(url, "idx_memories_archived", NoteFilter.LIVE, true);
    assertUses(url, "idx_memories_archived_topic", NoteFilter.LIVE.on(NoteTopic.NOTES), true);
    assertUses(url, "idx_memories_archived_core", NoteFilter.LIVE.core(), true);
  }

  private static void assertUses(String url, String index, NoteFilter filter, boolean archived)
      throws Exception {
    String sql =
        RenderedSql.of(
                SQLDialect.SQLITE,
                NoteQueries.page(NoteQuestions.AGENT, filter, archived, NoteQuestions.AFTER, 9))
            .text();
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet steps = statement.executeQuery("explain query plan " + sql)) {
      steps.next();
      String step = steps.getString("detail");
      assertTrue(step.contains(" " + index + " "), step);
    }
  }
}
