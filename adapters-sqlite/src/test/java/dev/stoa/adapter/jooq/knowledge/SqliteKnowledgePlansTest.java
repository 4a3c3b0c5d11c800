package dev.stoa.adapter.jooq.knowledge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.adapter.sqlite.SqlitePlans;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.DomainQuery;
import dev.stoa.domain.knowledge.KnowledgeFilter;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgePosition;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jooq.Query;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No listing of knowledge reads a whole table or sorts it. */
final class SqliteKnowledgePlansTest {

  private static final Option<KnowledgePosition> AFTER =
      Option.some(new KnowledgePosition(Instant.EPOCH, new KnowledgeId("k")));
  private static final Option<DomainPath> PATH = Option.some(new DomainPath("a"));

  private static List<Query> queries() {
    List<Query> queries = new ArrayList<>();
    for (boolean archived : new boolean[] {false, true}) {
      for (KnowledgeFilter filter :
          List.of(
              KnowledgeFilter.LIVE,
              KnowledgeFilter.LIVE.in(DomainQuery.read("a")),
              KnowledgeFilter.LIVE.in(DomainQuery.read("a/*")),
              KnowledgeFilter.LIVE.in(DomainQuery.read("a/*")).since(Instant.EPOCH),
              KnowledgeFilter.LIVE.by(new AgentId("a")))) {
        queries.add(KnowledgeQueries.page(filter, archived, AFTER, 9));
        // The newest of all are the first along an index: that is read, but never to its end.
        if (!filter.equals(KnowledgeFilter.LIVE)) {
          queries.add(KnowledgeQueries.page(filter, archived, Option.none(), 9));
        }
      }
      queries.add(KnowledgeQueries.branches(Option.none(), archived, Option.none(), 9));
      queries.add(KnowledgeQueries.branches(PATH, archived, PATH, 9));
    }
    queries.add(KnowledgeQueries.endingWith("x", 9));
    queries.add(KnowledgeQueries.byId("x", 9));
    return queries;
  }

  @TempDir Path folder;

  @Test
  void everyListingGoesAlongAnIndex() throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve("plans.db");
    Storages.open(StorageConfig.of(url)).close();
    for (Query query : queries()) {
      String sql = RenderedSql.of(SQLDialect.SQLITE, query).text();
      List<String> costly = SqlitePlans.costlySteps(url, sql);
      assertEquals(List.of(), costly, sql);
    }
  }
}
