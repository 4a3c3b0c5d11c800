package dev.stoa.bootstrap.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.rating.BrierTally;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.ReplayReport;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.imports.ImportRequest;
import io.vavr.collection.HashMap;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class AragoraImportTest {

  private static final String MEMORY =
      "create table continuum_memory (id text primary key, tier text, content text, importance"
          + " real, surprise_score real, consolidation_score real, update_count integer,"
          + " success_count integer, failure_count integer, semantic_centroid blob,"
          + " last_promotion_at text, created_at text, updated_at text, metadata text)";

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void rowsThatTwoFilesHaveAreImportedOnce(TestEngine engine) {
    Path file = Imports.made(folder, "aragora");
    Path copy = Imports.made(Imports.folder(folder, "backup"), "aragora");
    String[] files = {file.toString(), copy.toString()};
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ImportRequest request = ImportRequest.of(ImportSystem.ARAGORA, files).zone(ZoneId.of("UTC"));
      ImportReport report = Imports.done(stoa, request);
      assertEquals(26, report.imported());
      assertEquals("2 2 0", Imports.counts(report, "continuum_memory"));
      assertEquals("1 1 0", Imports.counts(report, "tier_transitions"));
      assertEquals("1 1 0", Imports.counts(report, "calibration_buckets"));
      ImportReport again = Imports.done(stoa, request);
      assertEquals(0, again.imported());
      assertEquals(52, again.already());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aRowThatAnotherFileHasOtherwiseIsSkippedAndTheFileIsNamed(TestEngine engine) {
    Path file = Imports.made(folder, "aragora");
    Path aged = Imports.made(Imports.folder(folder, "aged"), "aragora");
    Imports.database(aged, "update continuum_memory set importance = 0.25 where id = 'mem1'");
    String[] files = {file.toString(), aged.toString()};
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ImportRequest request = ImportRequest.of(ImportSystem.ARAGORA, files).zone(ZoneId.of("UTC"));
      ImportReport report = Imports.done(stoa, request);
      assertEquals("2 1 1", Imports.counts(report, "continuum_memory"));
      assertEquals(
          aged + " has another row with this key than " + file + ", which comes first",
          Imports.table(report, "continuum_memory").skipped().head().reason());
    }
  }

  @ParameterizedTest
  @EnumSource
  void importedCalibrationHasNoLogLossUntilOneIsRecordedHere(TestEngine engine) {
    Path file = Imports.made(folder, "aragora");
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Imports.done(
          stoa, ImportRequest.of(ImportSystem.ARAGORA, file.toString()).zone(ZoneId.of("UTC")));
      AgentName agent = new AgentName("llama");
      BrierTally imported = stoa.calibration().find(agent, DisciplineFilter.ALL).get().tally();
      assertTrue(imported.predictions() > 0);
      assertEquals(Option.none(), (Object) imported.logLoss());
      TournamentId tournament = new TournamentId("t-new");
      OutcomeName yes = new OutcomeName("yes");
      stoa.calibration()
          .predict(tournament, agent, Forecast.of(yes, 0.8))
          .getOrElseThrow(RefusalException::new);
      stoa.calibration().resolve(tournament, yes).getOrElseThrow(RefusalException::new);
      BrierTally recorded = stoa.calibration().find(agent, DisciplineFilter.ALL).get().tally();
      assertEquals(imported.predictions() + 1, recorded.predictions());
      assertEquals(Option.some(-Math.log(0.8)), (Object) recorded.logLoss());
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyTableIsImported(TestEngine engine) {
    Path file = Imports.made(folder, "aragora");
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      ImportRequest request =
          ImportRequest.of(ImportSystem.ARAGORA, file.toString()).zone(ZoneId.of("UTC"));
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(
          report,
          "continuum_memory 2 0 0",
          "continuum_memory_archive 1 0 0",
          "tier_transitions 1 0 0",
          "meta_learning_state 1 0 0",
          "meta_hyperparams 0 0 1",
          "consensus 1 0 0",
          "dissent 1 0 1",
          "verified_proofs 1 0 0",
          "ratings 2 0 0",
          "matches 1 0 0",
          "elo_history 2 0 1",
          "agent_relationships 1 0 0",
          "calibration_predictions 1 0 0",
          "domain_calibration 1 0 0",
          "calibration_buckets 1 0 0",
          "debates 1 0 0",
          "critiques 2 0 0",
          "patterns 1 0 0",
          "patterns_archive 1 0 0",
          "agent_reputation 1 0 0",
          "evidence 1 0 0",
          "debate_evidence 1 0 0",
          "circuit_breakers 1 0 0");
      assertEquals("mem1", Imports.text(url, "select id from continuum_memory where red_line"));
      assertEquals(1, Imports.count(url, "critiques where judged_at is not null"));
      assertEquals(2, Imports.count(url, "circuit_breakers"));
      assertEquals(1516, stoa.ratings().rating("llama").get().elo());
      assertTrue(stoa.ratings().replay().agrees(), stoa.ratings().replay().toString());
      Imports.indexed(stoa);
      Imports.again(stoa, request, report);
      assertTrue(stoa.audit().verify().get().isSound());
    }
  }

  @ParameterizedTest
  @EnginesOfThisBuild
  void everyRowOfTheFixtureIsImportedOrReported(TestEngine engine) {
    Path fixture = OutsideData.need("fixtures/aragora");
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      ImportRequest request =
          ImportRequest.of(ImportSystem.ARAGORA, fixture.toString()).zone(ZoneId.of("UTC"));
      ImportReport report = Imports.done(stoa, request);
      HashMap.of(
              "continuum_memory", "363 0 0",
              "continuum_memory_archive", "37 0 0",
              "tier_transitions", "68 0 0",
              "consensus", "310 0 0",
              "dissent", "523 0 0",
              "verified_proofs", "40 0 0")
          .merge(
              HashMap.of(
                  "ratings", "8 0 0",
                  "matches", "200 0 0",
                  "elo_history", "512 0 3",
                  "agent_relationships", "28 0 0",
                  "calibration_predictions", "200 0 0",
                  "domain_calibration", "40 0 0",
                  "calibration_buckets", "259 0 0"))
          .merge(
              HashMap.of(
                  "debates", "150 0 0",
                  "critiques", "600 0 0",
                  "patterns", "80 0 0",
                  "agent_reputation", "8 0 0",
                  "evidence", "300 0 0",
                  "debate_evidence", "150 0 0",
                  "circuit_breakers", "6 0 0"))
          .forEach((table, counts) -> assertEquals(counts, Imports.counts(report, table), table));
      assertEquals("0 0 1", Imports.counts(report, "meta_hyperparams"));
      assertTrue(report.names().isEmpty());
      // As the statistics of the original say.
      assertEquals(60, Imports.count(url, "continuum_memory where tier = 'fast'"));
      assertEquals(114, Imports.count(url, "continuum_memory where tier = 'glacial'"));
      assertEquals(
          17, Imports.count(url, "continuum_memory_archive where archive_reason = 'tier_limit'"));
      assertEquals(60, Imports.count(url, "consensus where strength = 'strong'"));
      assertEquals(90, Imports.count(url, "dissent where dissent_type = 'minor_quibble'"));
      assertEquals(95, Imports.count(url, "debates where consensus_reached"));
      assertEquals(20, Imports.count(url, "patterns where issue_type = 'performance'"));
      assertEquals(399, Imports.count(url, "critiques where judged_at is not null"));
      assertEquals(5, Imports.count(url, "continuum_memory where red_line"));
      assertEquals(60, Imports.count(url, "evidence where source = 'arxiv'"));
      Imports.indexed(stoa);
      ratings(stoa);
      Imports.again(stoa, request, report);
      assertTrue(stoa.audit().verify().get().isSound());
    }
  }

  /** Replay begins with the imported ratings, and continues with new matches. */
  private static void ratings(Stoa stoa) {
    RatedMatch first = stoa.ratings().match(new MatchId("debate_0000")).get();
    assertEquals(Option.some("aragora"), first.origin());
    assertEquals(1452.5036023195603, stoa.ratings().rating("llama").get().elo());
    ReplayReport before = stoa.ratings().replay();
    assertTrue(before.agrees(), before.toString());
    stoa.ratings()
        .record(NewMatch.won("new", "llama", "grok"))
        .getOrElseThrow(RefusalException::new);
    ReplayReport after = stoa.ratings().replay();
    assertTrue(after.agrees(), after.toString());
    assertEquals(1, after.matches());
    assertTrue(stoa.ratings().rating("llama").get().elo() > 1452.6);
    // What was imported follows a rename and a merge.
    assertTrue(stoa.agents().rename("llama", new AgentName("llama-3")).isRight());
    stoa.ratings()
        .registering()
        .record(NewMatch.won("newer", "twin", "zed"))
        .getOrElseThrow(RefusalException::new);
    assertTrue(stoa.agents().merge("twin", "llama-3").isRight());
    ReplayReport merged = stoa.ratings().replay();
    assertTrue(merged.agrees(), merged.toString());
    assertEquals(26, stoa.ratings().rating("llama-3").get().wins());
  }

  @Test
  void anOlderMemoryHasDefaultsAndLocalTimesNeedAZone() {
    Path old =
        Imports.database(
            folder.resolve("continuum.db"),
            MEMORY,
            "insert into continuum_memory values ('m1', 'slow', 'jitter helps', 0.4, 0, 0, 1, 0, 0,"
                + " null, null, '2026-03-29T01:30:00.000001', '2026-03-29 00:30:00', '{}')",
            "insert into continuum_memory values ('m2', 'slow', 'too much', 7.5, 0, 0, 1, 0, 0,"
                + " null, null, '2026-03-29 01:30:00', '2026-03-29 01:30:00', '{}')",
            "alter table continuum_memory add column mood text");
    try (Stoa stoa = Stoa.open(TestEngine.SQLITE.migratedUrl())) {
      ImportRequest request = ImportRequest.of(ImportSystem.ARAGORA, old.toString());
      assertEquals(
          "continuum_memory.created_at has the local time 2026-03-29T01:30:00.000001 without a"
              + " zone: give the zone of the machine that wrote it, such as --zone Europe/Paris",
          Imports.refused(stoa, request));
      ImportReport report = Imports.done(stoa, request.zone(ZoneId.of("America/New_York")));
      assertEquals("1 0 1", Imports.counts(report, "continuum_memory"));
      assertEquals(
          "importance 7.5 is out of range: give 0 to 1",
          Imports.table(report, "continuum_memory").skipped().head().reason());
      assertEquals("mood", Imports.table(report, "continuum_memory").unknownColumns().mkString());
      var memory = stoa.memory().find(new MemoryId("m1")).get();
      assertEquals(Instant.parse("2026-03-29T05:30:00.000001Z"), memory.times().createdAt());
      assertEquals(Instant.parse("2026-03-29T00:30:00Z"), memory.times().updatedAt());
      assertTrue(memory.redLine().isEmpty());
    }
  }

  @Test
  void namesWithBlanksGetHyphensAndCollisionsAreRefused() {
    String ratings =
        "create table ratings (agent_name text primary key, elo real, domain_elos text, wins"
            + " integer, losses integer, draws integer, debates_count integer, updated_at text)";
    String row = "insert into ratings values ('%s', 1510, null, 1, 0, 0, 1, '2026-01-02 03:04:05')";
    Path one = Imports.database(folder.resolve("one.db"), ratings, row.formatted("Claude Opus"));
    Path two =
        Imports.database(
            folder.resolve("two.db"),
            ratings,
            row.formatted("gpt five"),
            row.formatted("gpt-five"));
    try (Stoa stoa = Stoa.open(TestEngine.SQLITE.migratedUrl())) {
      ImportRequest first = ImportRequest.of(ImportSystem.ARAGORA, one.toString());
      ImportReport report = Imports.done(stoa, first);
      assertEquals(HashMap.of("Claude Opus", "Claude-Opus"), HashMap.ofEntries(report.names()));
      assertEquals(1510, stoa.ratings().rating("Claude-Opus").get().elo());
      Imports.again(stoa, first, report);
      assertEquals(
          "the agents \"gpt five\" and \"gpt-five\" would both be called gpt-five: rename one of"
              + " them in the source",
          Imports.refused(stoa, ImportRequest.of(ImportSystem.ARAGORA, two.toString())));
      assertTrue(stoa.agents().resolve(new AgentName("gpt-five").value()).isLeft());
    }
  }
}
