package dev.stoa.bootstrap.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationQuery;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.imports.ImportRequest;
import io.vavr.collection.HashMap;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class SiscImportTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void everyTableIsImported(TestEngine engine) {
    Path file = Imports.made(folder, "sisc");
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      ImportRequest request = ImportRequest.of(ImportSystem.SISC, file.toString());
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(
          report,
          "Generations 2 0 0",
          "AgentProfiles 2 0 0",
          "Episodes 1 0 1",
          "episodes_archive 1 0 0",
          "ActionLogs 3 0 0",
          "CreatedAgents 1 0 0");
      assertEquals(
          "its generation or one of its profiles is not here",
          Imports.table(report, "Episodes").skipped().head().reason());
      assertEquals("e2", Imports.text(url, "select id from episodes where agent_a_score = -5"));
      assertEquals("e1", Imports.text(url, "select id from episodes_archive"));
      assertEquals(2, Imports.count(url, "action_logs"));
      assertEquals(1, Imports.count(url, "action_logs_archive"));
      Generation newest = stoa.generations().list(GenerationQuery.all().limit(1)).items().head();
      assertEquals("g2", newest.id().value());
      Imports.again(stoa, request, report);
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyRowOfAPrunedStoreIsImported(TestEngine engine) {
    Path file = OutsideData.need("fixtures/sisc/sisc_pruned.db");
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      ImportRequest request = ImportRequest.of(ImportSystem.SISC, file.toString());
      ImportReport report = Imports.done(stoa, request);
      HashMap.of(
              "Generations", "30 0 0",
              "AgentProfiles", "60 0 0",
              "Episodes", "200 0 0",
              "episodes_archive", "100 0 0",
              "ActionLogs", "276 0 0",
              "CreatedAgents", "0 0 0")
          .forEach((table, counts) -> assertEquals(counts, Imports.counts(report, table), table));
      assertEquals(100, Imports.count(url, "episodes_archive"));
      assertTrue(Imports.count(url, "generations where status = 'active'") <= 1);
      Generation newest = stoa.generations().list(GenerationQuery.all().limit(1)).items().head();
      assertEquals(30, newest.sequence());
      Imports.again(stoa, request, report);
    }
  }

  @Test
  void aStoreThatWasNotPrunedIsImportedWhole() {
    Path file = OutsideData.need("fixtures/sisc/sisc.db");
    try (Stoa stoa = Stoa.open(TestEngine.SQLITE.migratedUrl())) {
      ImportReport report =
          Imports.done(stoa, ImportRequest.of(ImportSystem.SISC, file.toString()));
      assertEquals("300 0 0", Imports.counts(report, "Episodes"));
      assertEquals("900 0 0", Imports.counts(report, "ActionLogs"));
    }
  }
}
