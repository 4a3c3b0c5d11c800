package dev.stoa.bootstrap.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.encryption.Encryption;
import dev.stoa.application.encryption.KeyRing;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.audit.aua.AuaReport;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.conversation.WindowLimits;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.imports.ImportRequest;
import dev.stoa.storage.StorageConfig;
import io.vavr.collection.HashMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class AuaImportTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void everyTableIsImportedAndTheChainIsKept(TestEngine engine) {
    Path file = Imports.made(folder, "aua");
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      ImportRequest request = ImportRequest.of(ImportSystem.AUA, file.toString());
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(
          report,
          "projects 1 0 0",
          "conversations 1 0 0",
          "messages 2 0 0",
          "corrections 2 0 0",
          "promotions 2 0 0",
          "sessions 1 0 0",
          "assertion_events 1 0 0",
          "model_runs 2 0 0",
          "context_backups 1 0 0",
          "token_counters 1 0 0",
          "audit_log 3 0 0",
          "message_keywords 0 0 1",
          "correction_events 0 0 1");
      assertTrue(
          report.remarks().contains("the audit chain of 3 entries is sound"),
          report.remarks().toString());
      assertTrue(
          report
              .remarks()
              .contains(
                  "specialists got a context window of 128000 tokens: set the real one with `stoa"
                      + " context register <specialist> <tokens>`"),
          report.remarks().toString());
      assertEquals("r2", Imports.text(url, "select run_id from model_runs where vcg_winner"));
      assertEquals("2", Imports.text(url, "select covered_sequence from context_backups"));
      assertEquals("p1", Imports.text(url, "select project_id from corrections where id = 'x2'"));
      assertTrue(stoa.imports().verifyChains().head().report().isSound());
      assertEquals(1, Imports.count(url, "audit_log where event_type = 'imports.chain_attested'"));
      Imports.indexed(stoa);
      Imports.again(stoa, request, report);
    }
  }

  @Test
  void aChainThatWasAlteredIsKeptAndAttestedAsNotSound() {
    Path file = Imports.made(folder, "aua");
    Imports.database(file, "update audit_log set event_type = 'answer' where id = 'l2'");
    try (Stoa stoa = Stoa.open(TestEngine.SQLITE.migratedUrl())) {
      ImportReport report = Imports.done(stoa, ImportRequest.of(ImportSystem.AUA, file.toString()));
      assertEquals("3 0 0", Imports.counts(report, "audit_log"));
      assertTrue(
          report.remarks().exists(one -> one.startsWith("the audit chain is not sound: row 2")),
          report.remarks().toString());
      assertFalse(stoa.imports().verifyChains().head().report().isSound());
    }
  }

  @Test
  void correctionsOfVeritasAreImported() {
    Path file = Imports.made(folder, "veritas");
    String url = TestEngine.SQLITE.migratedUrl();
    try (Stoa stoa = Stoa.open(url)) {
      ImportRequest request = ImportRequest.of(ImportSystem.AUA, file.toString());
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(report, "corrections 2 0 0", "users 0 0 1");
      assertEquals(
          "v2", Imports.text(url, "select id from corrections where kind = 'failure_pattern'"));
      Imports.again(stoa, request, report);
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyRowOfTheFixtureIsImportedAndTheChainIsKeptAndAttested(TestEngine engine) {
    Path fixtures = OutsideData.need("fixtures/aua");
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      ImportRequest request =
          ImportRequest.of(ImportSystem.AUA, fixtures.resolve("aua.db").toString());
      ImportReport report = Imports.done(stoa, request);
      HashMap.of(
              "projects", "1 0 0",
              "conversations", "1 0 0",
              "messages", "6 0 0",
              "corrections", "1 0 0",
              "promotions", "2 0 0")
          .merge(
              HashMap.of(
                  "assertion_events", "1 0 0",
                  "model_runs", "4 0 0",
                  "context_backups", "1 0 0",
                  "token_counters", "1 0 0",
                  "audit_log", "8 0 0"))
          .forEach((table, counts) -> assertEquals(counts, Imports.counts(report, table), table));
      assertTrue(
          report.remarks().contains("the audit chain of 8 entries is sound"),
          report.remarks().toString());
      assertEquals("r2", Imports.text(url, "select run_id from model_runs where vcg_winner"));
      assertEquals("6", Imports.text(url, "select covered_sequence from context_backups"));
      assertEquals(
          1, Imports.count(url, "projects where created_at = '1970-01-01T00:16:40.000000Z'"));
      AuaReport chain = stoa.imports().verifyChains().head().report();
      assertTrue(chain.isSound());
      assertEquals(8, chain.rows());
      assertEquals(1, Imports.count(url, "audit_log where event_type = 'imports.chain_attested'"));
      // None of its entries is one of ours.
      assertEquals(0, Imports.count(url, "audit_log where event_type = 'query'"));
      Imports.indexed(stoa);
      Imports.again(stoa, request, report);
    }
  }

  @Test
  void aChainThatForksIsKeptAndAttestedAsNotSound() {
    Path file = OutsideData.need("fixtures/aua/aua_fork.db");
    try (Stoa stoa = Stoa.open(TestEngine.SQLITE.migratedUrl())) {
      ImportReport report = Imports.done(stoa, ImportRequest.of(ImportSystem.AUA, file.toString()));
      assertEquals("4 0 0", Imports.counts(report, "audit_log"));
      assertTrue(
          report.remarks().head().startsWith("the audit chain is not sound: row "),
          report.remarks().toString());
      assertFalse(stoa.imports().verifyChains().head().report().isSound());
    }
  }

  @Test
  void whatIsEncryptedHereIsEncryptedWhenItIsImported() {
    Path file = OutsideData.need("fixtures/aua/aua.db");
    String url = TestEngine.SQLITE.migratedUrl();
    String key = Base64.getEncoder().encodeToString(new byte[32]);
    StoaConfig config =
        StoaConfig.of(StorageConfig.of(url))
            .withEncryption(Encryption.with(KeyRing.parse("k1 " + key)));
    try (Stoa stoa = Stoa.open(config)) {
      ImportRequest request = ImportRequest.of(ImportSystem.AUA, file.toString());
      ImportReport report = Imports.done(stoa, request);
      assertEquals("6 0 0", Imports.counts(report, "messages"));
      assertEquals(6, Imports.count(url, "conversation_messages where key_id = 'k1'"));
      assertEquals(0, Imports.count(url, "conversation_messages where content like '%Postgre%'"));
      assertEquals(1, Imports.count(url, "context_backups where key_id = 'k1'"));
      assertEquals(
          "message 0 about PostgreSQL replication",
          stoa.messages()
              .window(new UserId("local"), new ConversationId("c1"), WindowLimits.messages(6))
              .get()
              .head()
              .content());
    }
  }

  @Test
  void severalDatabasesAtOnceAreRefused() {
    Path fixtures = OutsideData.need("fixtures/aua");
    try (Stoa stoa = Stoa.open(TestEngine.SQLITE.migratedUrl())) {
      assertEquals(
          fixtures + " cannot be read: there are several databases, give one of them",
          Imports.refused(stoa, ImportRequest.of(ImportSystem.AUA, fixtures.toString())));
    }
  }

  @Test
  void theCorrectionsOfVeritasAreImported() {
    Path file = OutsideData.need("fixtures/aua/veritas.db");
    String url = TestEngine.SQLITE.migratedUrl();
    try (Stoa stoa = Stoa.open(url)) {
      ImportRequest request = ImportRequest.of(ImportSystem.AUA, file.toString());
      ImportReport report = Imports.done(stoa, request);
      assertEquals("800 0 0", Imports.counts(report, "corrections"));
      assertEquals("0 0 1", Imports.counts(report, "users"));
      assertEquals(100, Imports.count(url, "corrections where kind = 'failure_pattern'"));
      Imports.indexed(stoa);
      Imports.again(stoa, request, report);
    }
  }

  @Test
  void filesOfOlderVersionsAreImportedAndBadLinesAreSkipped() throws IOException {
    Files.writeString(
        folder.resolve("promotions.jsonl"),
        """
        {"id":"p1","created_at":1000.5,"specialist":"swe","event":"promote","from_model":"a","to_model":"b","metadata":{"u_delta":0.03}}
        not json
        {"created_at":1001,"specialist":"swe","event":"rollback","from_model":"b","to_model":"a"}
        {"created_at":1002,"specialist":"swe","event":"retire"}
        """);
    Files.createDirectory(folder.resolve("dpo_pairs"));
    Files.writeString(
        folder.resolve("dpo_pairs/dpo_pairs_20260101_000000.jsonl"),
        """
        {"prompt":"bubble sort","chosen":"O(n^2)","rejected":"O(n)","domain":"mathematics"}
        {"prompt":"notice","chosen":"a month","rejected":"a week","domain":"law"}
        {"prompt":"","chosen":"x"}
        """);
    String url = TestEngine.SQLITE.migratedUrl();
    try (Stoa stoa = Stoa.open(url)) {
      ImportRequest request = ImportRequest.of(ImportSystem.AUA, folder.toString());
      ImportReport report = Imports.done(stoa, request);
      assertEquals("2 0 2", Imports.counts(report, "promotions.jsonl"));
      assertEquals(
          "the line is no JSON object",
          Imports.table(report, "promotions.jsonl").skipped().head().reason());
      assertEquals("2 0 1", Imports.counts(report, "dpo_pairs"));
      assertEquals("0.7", Imports.text(url, "select distinct confidence from corrections"));
      assertEquals(2, stoa.corrections().exportDpo(pair -> {}).pairs());
      assertEquals(1, Imports.count(url, "corrections where lower(decay_class) = 'a'"));
      assertEquals(
          "1970-01-01T00:16:40.500000Z",
          Imports.text(url, "select created_at from promotions where id = 'p1'"));
      Imports.again(stoa, request, report);
    }
  }
}
