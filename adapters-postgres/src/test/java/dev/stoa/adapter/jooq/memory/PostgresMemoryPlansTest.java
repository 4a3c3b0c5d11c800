package dev.stoa.adapter.jooq.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class PostgresMemoryPlansTest {

  /** Those over all memories; counts and tallies look at all of them on purpose. */
  private static final List<Statement> ALONG_AN_INDEX =
      List.of(
          MemorySql.BY_ID,
          MemorySql.BY_CONTENT,
          MemorySql.SAVE,
          MemorySql.REWRITE,
          MemorySql.PAGE,
          MemorySql.NEXT_SCOPE,
          MemorySql.TEXTS,
          RankingSql.STRONGEST.inScope,
          RankingSql.STRONGEST.elsewhere,
          RankingSql.STRONGEST_OF_TIERS.inScope,
          RankingSql.STRONGEST_OF_TIERS.elsewhere,
          RankingSql.ENDED.inScope,
          RankingSql.ENDED.elsewhere,
          RankingSql.IDLE.inScope,
          RankingSql.IDLE.elsewhere,
          RankingSql.SURPRISING,
          RankingSql.STABLE,
          RankingSql.RED_LINED,
          JooqMemoryArchive.LATEST,
          JooqMemoryArchive.BEFORE,
          JooqMemoryArchive.PURGE,
          JooqTierTransitions.OF_MEMORY,
          JooqMemoryOutcomes.APPEND,
          JooqMemoryOutcomes.BEFORE,
          JooqMemoryOutcomes.PURGE,
          JooqLearningStates.BEFORE);

  /** What they find is sorted; how much that is, depends on the list or the scope. */
  private static final List<Statement> SORTED =
      List.of(
          MemorySql.BY_IDS,
          MemorySql.LOCKED,
          MemorySql.REMOVE,
          MemorySql.PAGE_OF_SCOPE,
          RankingSql.WEIGHTS,
          RankingSql.LEAST_IMPORTANT.inScope,
          RankingSql.MOST_IMPORTANT.inScope);

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : ALONG_AN_INDEX) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
    for (Statement statement : SORTED) {
      Stream<String> read =
          PostgresPlans.costlySteps(url, statement).stream()
              .filter(step -> step.contains("Seq Scan"));
      assertEquals(List.of(), read.toList());
    }
  }
}
