package dev.stoa.adapter.jooq.critique;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.adapter.postgres.PostgresPlans;
import dev.stoa.domain.critique.AgePosition;
import dev.stoa.domain.critique.CritiqueFilter;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.ReputationPosition;
import dev.stoa.domain.critique.StrengthPosition;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.testkit.postgres.PostgresServer;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.List;
import org.jooq.Query;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;

final class PostgresCritiquePlansTest {

  private static final PatternId ID = PatternId.of("x");
  private static final Instant AT = Instant.EPOCH;
  private static final AgentName AGENT = new AgentName("a");
  private static final List<Query> QUERIES =
      List.of(
          JooqCritiques.page(7, 9, CritiqueFilter.ALL),
          JooqCritiques.page(7, 9, CritiqueFilter.ALL.inDebate("d")),
          JooqCritiques.page(7, 9, CritiqueFilter.ALL.by(AGENT)),
          PatternQueries.strongest(Option.none(), 2, Option.none(), 9),
          PatternQueries.strongest(Option.none(), 2, Option.some(new StrengthPosition(3, ID)), 9),
          PatternQueries.strongest(
              Option.some(IssueCategory.CLARITY), 2, Option.some(new StrengthPosition(3, ID)), 9),
          PatternQueries.untouchedSince(AT, Option.none(), 9),
          PatternQueries.untouchedSince(AT, Option.some(new AgePosition(AT, ID)), 9),
          JooqReputations.page(Option.none(), 9),
          JooqReputations.page(Option.some(new ReputationPosition(3, AGENT)), 9));

  @Test
  void noListingReadsAWholeTableOrSortsIt() throws Exception {
    String url = PostgresServer.shared().newDatabase();
    Storages.open(StorageConfig.of(url)).close();
    for (Query query : QUERIES) {
      String sql = RenderedSql.of(SQLDialect.POSTGRES, query).text();
      assertEquals(List.of(), PostgresPlans.costlySteps(url, sql), sql);
    }
  }
}
