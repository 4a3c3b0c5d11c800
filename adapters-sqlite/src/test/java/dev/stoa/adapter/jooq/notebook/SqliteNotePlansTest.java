package dev.stoa.adapter.jooq.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.adapter.sqlite.SqlitePlans;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.notebook.NoteFilter;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NotePosition;
import dev.stoa.domain.notebook.NoteTopic;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jooq.Query;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No listing of notes reads a whole table or sorts it. */
final class SqliteNotePlansTest {

  private static final AgentId AGENT = new AgentId("a");
  private static final NoteId ID = new NoteId("n");
  private static final Option<NotePosition> AFTER =
      Option.some(new NotePosition(Instant.EPOCH, ID));

  private static List<Query> queries() {
    List<Query> queries = new ArrayList<>();
    for (boolean archived : new boolean[] {false, true}) {
      for (NoteFilter filter :
          List.of(
              NoteFilter.LIVE,
              NoteFilter.LIVE.core(),
              NoteFilter.LIVE.on(NoteTopic.NOTES),
              NoteFilter.LIVE.besides(NoteTopic.JOURNAL).since(Instant.EPOCH))) {
        queries.add(NoteQueries.page(AGENT, filter, archived, Option.none(), 9));
        queries.add(NoteQueries.page(AGENT, filter, archived, AFTER, 9));
      }
    }
    queries.add(NoteQueries.endingWith(AGENT, "x", 9));
    queries.add(NoteQueries.byId("x", 9));
    queries.add(NoteQueries.predecessors(ID, 9));
    queries.add(NoteQueries.successors(ID, 9));
    return queries;
  }

  @TempDir Path folder;

  @Test
  void everyListingGoesAlongAnIndex() throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve("plans.db");
    Storages.open(StorageConfig.of(url)).close();
    for (Query query : queries()) {
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
        RenderedSql.of(SQLDialect.SQLITE, NoteQueries.page(AGENT, filter, archived, AFTER, 9))
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
