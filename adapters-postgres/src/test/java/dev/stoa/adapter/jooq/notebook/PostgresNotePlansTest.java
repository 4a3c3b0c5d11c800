package dev.stoa.adapter.jooq.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.adapter.postgres.PostgresPlans;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.notebook.NoteFilter;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NotePosition;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.testkit.postgres.PostgresServer;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jooq.Query;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;

/** No listing of notes reads a whole table or sorts it. */
final class PostgresNotePlansTest {

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

  @Test
  void everyListingGoesAlongAnIndex() throws Exception {
    String url = PostgresServer.shared().newDatabase();
    Storages.open(StorageConfig.of(url)).close();
    for (Query query : queries()) {
      String sql = RenderedSql.of(SQLDialect.POSTGRES, query).text();
      List<String> costly = PostgresPlans.costlySteps(url, sql);
      assertEquals(List.of(), costly, sql);
    }
  }
}
