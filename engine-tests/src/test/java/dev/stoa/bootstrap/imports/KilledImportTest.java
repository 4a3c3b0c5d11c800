package dev.stoa.bootstrap.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.imports.ImportRequest;
import dev.stoa.application.operations.TransferProgress;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.imports.ImportSystem;
import java.nio.file.Path;
import java.time.ZoneId;
import org.junit.jupiter.params.ParameterizedTest;

final class KilledImportTest {

  @ParameterizedTest
  @EnginesOfThisBuild
  void killedInTheMiddleAnImportLeavesNothingAndTheNextSucceeds(TestEngine engine)
      throws Exception {
    Path file = OutsideData.need("fixtures/aragora/consensus_memory.db");
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
