package dev.stoa.bootstrap.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.imports.ImportRequest;
import io.vavr.collection.HashMap;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class SpaceOsImportTest {

  private static final String[] TABLES = {
    "create table agents (agent_id text primary key, identity text, constitution text, model text,"
        + " self_description text, archived_at text, created_at text, last_active_at text,"
        + " spawn_count integer)",
    "create table channels (channel_id text primary key, name text, topic text, created_at text,"
        + " archived_at text, pinned_at text)",
    "create table messages (message_id text primary key, channel_id text, agent_id text, content"
        + " text, created_at text)",
    "create table memories (memory_id text primary key, agent_id text, topic text, message text,"
        + " timestamp text, created_at text, archived_at text, core integer, source text,"
        + " bridge_channel text, code_anchors text, synthesis_note text, supersedes text,"
        + " superseded_by text)",
    "insert into agents values ('a1', 'Ada Two', null, 'm', null, null,"
        + " '2026-07-01T12:00:00.000001', null, 0)",
    "insert into channels values ('c1', 'main', null, '2026-07-01T10:00:00.500', null,"
        + " '2026-07-01 10:00:01')",
    "insert into messages values ('m1', 'c1', 'a1', 'hi', '2026-07-01T10:00:00.600')",
    "insert into messages values ('m2', 'c1', 'nobody', 'hi', '2026-07-01T10:00:00.600')",
    "insert into memories values ('n1', 'a1', 'notes', 'first', '2026-07-01 12:00',"
        + " '2026-07-01T12:00:30.000001', '2026-07-01T12:05:00.000001', 0, 'manual', 'c1', null,"
        + " null, null, 'n2')",
    "insert into memories values ('n2', 'a1', 'notes', 'second', '2026-07-01 12:07',"
        + " '2026-07-01T12:05:00.000001', null, 1, 'manual', null, null, 'why', 'n1', null)"
  };

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void everyTableIsImported(TestEngine engine) {
    Path file = Imports.made(folder, "space-os");
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      ImportRequest request =
          ImportRequest.of(ImportSystem.SPACE_OS, file.toString()).zone(ZoneId.of("UTC"));
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(
          report,
          "agents 2 0 0",
          "channels 2 0 0",
          "messages 3 0 0",
          "bookmarks 2 0 0",
          "memories 2 0 0",
          "links 1 0 0",
          "knowledge 1 0 0",
          "sessions 2 0 0",
          "tasks 2 0 0");
      Agent zealot = stoa.agents().resolve("zealot").getOrElseThrow(RefusalException::new);
      assertEquals(2, zealot.spawnCount());
      assertEquals("keen", zealot.selfDescription().get());
      assertEquals(
          "1 2",
          Imports.text(
              url,
              "select min(sequence) || ' ' || max(sequence) from channel_messages where channel_id"
                  + " = 'c1'"));
      assertEquals(1, stoa.channels().unread(zealot.id(), new ChannelId("c1")));
      assertEquals("failed", Imports.text(url, "select status from tasks where task_id = 't1'"));
      assertEquals(1, Imports.count(url, "memories where superseded_by = 'n2'"));
      Imports.indexed(stoa);
      Imports.again(stoa, request, report);
    }
  }

  @ParameterizedTest
  @EnginesOfThisBuild
  void everyRowOfTheFixtureIsImported(TestEngine engine) {
    Path file = OutsideData.need("fixtures/space-os/space.db");
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      ImportRequest request =
          ImportRequest.of(ImportSystem.SPACE_OS, file.toString()).zone(ZoneId.of("UTC"));
      ImportReport report = Imports.done(stoa, request);
      HashMap.of(
              "agents", "5 0 0",
              "channels", "14 0 0",
              "messages", "2309 0 0",
              "bookmarks", "14 0 0")
          .merge(
              HashMap.of(
                  "memories", "2109 0 0",
                  "links", "106 0 0",
                  "knowledge", "2003 0 0",
                  "sessions", "302 0 0",
                  "tasks", "301 0 0"))
          .forEach((table, counts) -> assertEquals(counts, Imports.counts(report, table), table));
      assertEquals(9, report.tables().size());
      assertEquals(106, Imports.count(url, "memories where superseded_by is not null"));
      assertEquals(
          Imports.text(url, "select count(distinct channel_id) from channel_messages"),
          Imports.text(url, "select count(*) from channel_messages where sequence = 1"));
      Imports.indexed(stoa);
      Imports.again(stoa, request, report);
    }
  }

  @Test
  void timesAreReadByTheirDialectAndNotesKeepWhatReplacedThem() {
    Path file = Imports.database(folder.resolve("space.db"), TABLES);
    String url = TestEngine.SQLITE.migratedUrl();
    try (Stoa stoa = Stoa.open(url)) {
      ImportRequest request =
          ImportRequest.of(ImportSystem.SPACE_OS, file.toString()).zone(ZoneId.of("Europe/Paris"));
      ImportReport report = Imports.done(stoa, request);
      assertEquals("1 0 1", Imports.counts(report, "messages"));
      assertEquals(
          "the agent nobody is not here",
          Imports.table(report, "messages").skipped().head().reason());
      assertEquals("Ada-Two", report.names().get("Ada Two").get());
      Agent ada = stoa.agents().resolve("Ada-Two").getOrElseThrow(RefusalException::new);
      assertEquals(Instant.parse("2026-07-01T10:00:00.000001Z"), ada.createdAt());
      assertEquals(
          "2026-07-01T10:00:00.500000Z", Imports.text(url, "select created_at from channels"));
      assertEquals(
          "2026-07-01T10:00:01.000000Z", Imports.text(url, "select pinned_at from channels"));
      // Written and edited in the same minute, and edited two minutes later.
      assertEquals(
          "2026-07-01T10:00:30.000001Z",
          Imports.text(url, "select timestamp from memories where memory_id = 'n1'"));
      assertEquals(
          "2026-07-01T10:07:00.000000Z",
          Imports.text(url, "select timestamp from memories where memory_id = 'n2'"));
      assertEquals(
          "n2", Imports.text(url, "select superseded_by from memories where memory_id = 'n1'"));
      assertEquals(
          "n1", Imports.text(url, "select supersedes from memories where memory_id = 'n2'"));
      Imports.again(stoa, request, report);
    }
  }

  @Test
  void anAgentWhoseIdentityIsTakenIsRefused() {
    Path file = Imports.database(folder.resolve("taken.db"), TABLES);
    try (Stoa stoa = Stoa.open(TestEngine.SQLITE.migratedUrl())) {
      assertTrue(stoa.agents().register(AgentRegistration.of("Ada-Two", "m")).isRight());
      assertEquals(
          "the agent \"Ada Two\" would be called Ada-Two, and another agent is: rename that one,"
              + " or import into another workspace",
          Imports.refused(
              stoa,
              ImportRequest.of(ImportSystem.SPACE_OS, file.toString()).zone(ZoneId.of("UTC"))));
    }
  }
}
