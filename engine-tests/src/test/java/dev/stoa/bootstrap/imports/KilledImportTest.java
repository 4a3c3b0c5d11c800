package dev.stoa.bootstrap.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.operations.TransferProgress;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.imports.ImportRequest;
import java.nio.file.Path;
import java.time.ZoneId;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

final class KilledImportTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnginesOfThisBuild
  void killedInTheMiddleAnImportLeavesNothingAndTheNextSucceeds(TestEngine engine)
      throws Exception {
    Path file = Imports.made(folder, "aragora");
    Imports.database(
        file,
        "with recursive n (i) as (values (1) union all select i + 1 from n where i < 900)"
            + " insert into consensus select 'more' || i, 'topic ' || i, 'h', 'yes ' || i,"
            + " 'strong', 0.8, 'ops', '[]', '2026-03-01T00:00:00.000001', '{}' from n");
    String url = engine.migratedUrl();
    JavaProcess process = JavaProcess.start(ImportingProcess.class, file.toString(), url);
    assertEquals("in the middle", process.line());
    process.kill();
    engine.awaitNoOtherConnection(url);
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      assertEquals(0, stoa.transfer().roots(TransferProgress.NONE).rows());
      assertTrue(
          Imports.done(
                      stoa,
                      ImportRequest.of(ImportSystem.ARAGORA, file.toString())
                          .zone(ZoneId.of("UTC")))
                  .imported()
              > 800);
    }
  }
}
