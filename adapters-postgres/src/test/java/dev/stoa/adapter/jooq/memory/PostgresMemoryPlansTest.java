package dev.stoa.adapter.jooq.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class PostgresMemoryPlansTest {

  @Test
  void noStatementReadsAWholeTableOrSortsIt() throws Exception {
    String url = MigratedDatabase.unchanged();
    List<Statement> along = new ArrayList<>(MemoryStatements.alongAnIndex());
    RankingSql.STRONGEST_OF_TIERS
        .values()
        .forEach(rank -> along.addAll(List.of(rank.inScope, rank.elsewhere)));
    along.add(RankingSql.OLDEST.first(RankingSql.RED_LINED));
    for (Statement statement : along) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
    List<Statement> sorted = new ArrayList<>(MemoryStatements.ofLists());
    sorted.addAll(MemoryStatements.ofScopes());
    for (Statement statement : sorted) {
      Stream<String> read =
          PostgresPlans.costlySteps(url, statement).stream()
              .filter(step -> step.contains("Seq Scan"));
      assertEquals(List.of(), read.toList());
    }
  }
}
