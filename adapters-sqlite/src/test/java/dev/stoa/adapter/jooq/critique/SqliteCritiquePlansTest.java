package dev.stoa.adapter.jooq.critique;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteCritiquePlansTest {

  @TempDir Path folder;

  @Test
  void noListingReadsAWholeTableOrSortsIt() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : CritiqueStatements.ALL) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
  }
}
