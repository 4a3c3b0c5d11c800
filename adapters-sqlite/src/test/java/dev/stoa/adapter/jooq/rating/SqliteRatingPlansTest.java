package dev.stoa.adapter.jooq.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteRatingPlansTest {

  @TempDir Path folder;
  private String url;

  @BeforeEach
  void openWorkspace() {
    url = MigratedFile.in(folder);
  }

  @Test
  void noListingReadsAWholeTableOrSortsIt() throws Exception {
    List<Statement> listings = new ArrayList<>(RatingStatements.LISTINGS);
    listings.addAll(RatingStatements.OF_CALIBRATION);
    for (Statement statement : listings) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
    assertFalse(
        SqlitePlans.costlySteps(url, "select * from domain_calibration order by score").isEmpty());
  }

  @Test
  void everyLookupFindsItsRowsByAnIndex() throws Exception {
    for (Statement statement : RatingStatements.LOOKUPS) {
      List<String> costly = SqlitePlans.costlySteps(url, statement);
      assertFalse(costly.toString().contains("SCAN"), costly.toString());
    }
  }

  @Test
  void onlyTheFirstRowsOfAnIndexAreRead() throws Exception {
    List<String> steps = new ArrayList<>();
    for (Statement statement : RatingStatements.FROM_THE_TOP) {
      steps.addAll(SqlitePlans.costlySteps(url, statement));
    }
    assertEquals(List.of("SCAN matches", "SCAN matches"), steps);
  }
}
