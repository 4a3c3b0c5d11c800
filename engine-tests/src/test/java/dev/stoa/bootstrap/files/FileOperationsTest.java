package dev.stoa.bootstrap.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.files.FileAnswer;
import dev.stoa.domain.files.FileCommand;
import dev.stoa.domain.files.FileDesk;
import dev.stoa.domain.files.FileLimits;
import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.files.FileQuery;
import dev.stoa.domain.files.FileRefused;
import dev.stoa.domain.files.FileScope;
import dev.stoa.domain.files.FileVersion;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.pack.PackQuestion;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Vector;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What memory files promise on real engines. */
final class FileOperationsTest {

  private static final FileScope TEAM = FileScope.team("core");
  private static final FileDesk DESK = FileDesk.of(TEAM);
  private static final String PLAN = "/memories/a/plan.md";

  @ParameterizedTest
  @EnumSource
  void theSixCommandsAnswerAsModelsKnowThem(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      assertTrue(ask(stoa, FileCommand.view("/memories")).endsWith("\n0B\t/memories"));
      assertEquals(
          "File created successfully at: " + PLAN, ask(stoa, FileCommand.create(PLAN, "one\ntwo")));
      assertEquals(
          "The memory file has been edited. Here is the snippet showing the change (with line"
              + " numbers):\n     1\tONE\n     2\ttwo",
          ask(stoa, FileCommand.replace(PLAN, "one", "ONE")));
      assertEquals(
          "The file " + PLAN + " has been edited.",
          ask(stoa, FileCommand.insert(PLAN, 0, "zero\n")));
      assertEquals(
          "Here's the content of "
              + PLAN
              + " with line numbers:\n     1\tzero\n     2\tONE\n"
              + "     3\ttwo",
          ask(stoa, FileCommand.view(PLAN)));
      assertTrue(ask(stoa, FileCommand.view("/memories/")).endsWith("\n12B\t/memories/a/plan.md"));
      assertEquals(
          "Successfully renamed /memories/a to /memories/b",
          ask(stoa, FileCommand.rename("/memories/a", "/memories/b")));
      assertEquals(
          "Successfully deleted /memories/b", ask(stoa, FileCommand.delete("/memories/b")));
      assertTrue(ask(stoa, FileCommand.view("/memories")).endsWith("\n0B\t/memories"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatCannotBeDoneIsRefused(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ask(stoa, FileCommand.create(PLAN, "x"));
      ask(stoa, FileCommand.create("/memories/b.md", "x"));
      refused(stoa, FileRefused.Unknown.class, FileCommand.view("/memories/none"));
      refused(stoa, FileRefused.Unknown.class, FileCommand.replace("/memories/none", "a", "b"));
      refused(stoa, FileRefused.NotAFile.class, FileCommand.insert("/memories/a", 0, "b"));
      refused(stoa, FileRefused.NotAFile.class, FileCommand.replace("/memories", "a", "b"));
      refused(stoa, FileRefused.Exists.class, FileCommand.create("/memories/a", "b"));
      refused(stoa, FileRefused.Exists.class, FileCommand.create("/memories", "b"));
      refused(stoa, FileRefused.NotAFolder.class, FileCommand.create("/memories/b.md/c", "b"));
      refused(stoa, FileRefused.NotAFolder.class, FileCommand.rename(PLAN, "/memories/b.md/c"));
      refused(stoa, FileRefused.Root.class, FileCommand.delete("/memories/"));
      refused(stoa, FileRefused.Root.class, FileCommand.rename("/memories", "/memories/x"));
      refused(stoa, FileRefused.Missing.class, FileCommand.delete("/memories/none"));
      refused(stoa, FileRefused.Missing.class, FileCommand.rename("/memories/no", "/memories/x"));
      refused(
          stoa, FileRefused.DestinationExists.class, FileCommand.rename(PLAN, "/memories/b.md"));
      refused(stoa, FileRefused.DestinationExists.class, FileCommand.rename(PLAN, "/memories"));
      refused(
          stoa, FileRefused.IntoItself.class, FileCommand.rename("/memories/a", "/memories/a/b"));
      assertInstanceOf(
          FileRefused.Exists.class,
          stoa.files().run(DESK.refusingExisting(), FileCommand.create(PLAN, "y")).getLeft());
      assertThrows(InvalidValue.class, () -> FileCommand.view("/memories/../etc/passwd"));
      assertThrows(InvalidValue.class, () -> FileCommand.create("/memories/a", "a\0b"));
      assertInstanceOf(
          FileRefused.NoAgent.class,
          stoa.files().run(DESK.as("nobody"), FileCommand.create(PLAN, "y")).getLeft());
      assertEquals("x", stoa.files().read(TEAM, FilePath.of(PLAN)).get().text());
    }
  }

  @ParameterizedTest
  @EnumSource
  void limitsHold(TestEngine engine) {
    StoaConfig config =
        StoaConfig.of(engine.config(engine.migratedUrl()))
            .withFileLimits(FileLimits.USUAL.files(2).depth(2).fileBytes(5).scopeBytes(8));
    try (Stoa stoa = Stoa.open(config)) {
      refused(stoa, FileRefused.TooDeep.class, FileCommand.create("/memories/a/b/c", ""));
      refused(stoa, FileRefused.TooLarge.class, FileCommand.create("/memories/a", "123456"));
      ask(stoa, FileCommand.create("/memories/a", "12345"));
      refused(stoa, FileRefused.TooLarge.class, FileCommand.insert("/memories/a", 0, "1"));
      ask(stoa, FileCommand.create("/memories/a", "54321"));
      refused(stoa, FileRefused.Full.class, FileCommand.create("/memories/b", "1234"));
      ask(stoa, FileCommand.create("/memories/b", "123"));
      refused(stoa, FileRefused.TooMany.class, FileCommand.create("/memories/c", ""));
      refused(
          stoa, FileRefused.TooDeep.class, FileCommand.rename("/memories/a", "/memories/x/y/z"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyChangeIsAVersion(TestEngine engine) {
    Instant[] now = {Instant.parse("2026-01-02T03:04:05Z")};
    StoaConfig config =
        StoaConfig.of(
            engine.config(engine.migratedUrl()).withClock(() -> now[0] = now[0].plusSeconds(1)));
    try (Stoa stoa = Stoa.open(config)) {
      stoa.agents().register("ada", "m").get();
      FileDesk ada = DESK.as("ada");
      stoa.files().run(ada, FileCommand.create(PLAN, "one")).get();
      Instant then = now[0];
      stoa.files().run(DESK, FileCommand.create(PLAN, "two")).get();
      stoa.files().run(DESK, FileCommand.create(PLAN, "two")).get();
      stoa.files().run(ada, FileCommand.replace(PLAN, "two", "three")).get();
      Vector<FileVersion> all = history(stoa, PageRequest.first());
      assertEquals(Vector.of("three", "two", "one"), all.map(FileVersion::text));
      assertEquals(Vector.of(3L, 2L, 1L), all.map(FileVersion::version));
      assertEquals(Vector.of("ada", "", "ada"), all.map(version -> version.author().getOrElse("")));
      assertEquals(
          Vector.of(2L), history(stoa, PageRequest.after(3L).limit(1)).map(FileVersion::version));
      Stoa past = stoa.asOf(then);
      assertEquals("one", past.files().read(TEAM, FilePath.of(PLAN)).get().text());
      assertEquals(Vector.of("one"), history(past, PageRequest.first()).map(FileVersion::text));
      stoa.files().run(DESK, FileCommand.delete(PLAN)).get();
      assertEquals("one", stoa.asOf(then).files().read(TEAM, FilePath.of(PLAN)).get().text());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aStaleChangeIsTold(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      FileAnswer first = stoa.files().run(DESK.expecting(0), FileCommand.create(PLAN, "one")).get();
      assertEquals(1, first.file().get().version());
      stoa.files().run(DESK.expecting(1), FileCommand.replace(PLAN, "one", "two")).get();
      for (FileCommand command :
          Vector.of(
              FileCommand.create(PLAN, "three"),
              FileCommand.replace(PLAN, "two", "three"),
              FileCommand.insert(PLAN, 0, "three"),
              FileCommand.delete(PLAN),
              FileCommand.rename(PLAN, "/memories/b"))) {
        assertEquals(
            "The file " + PLAN + " has version 2, not 1: view it again before you change it",
            stoa.files().run(DESK.expecting(1), command).getLeft().sentence());
      }
      assertEquals("two", stoa.files().read(TEAM, FilePath.of(PLAN)).get().text());
    }
  }

  @ParameterizedTest
  @EnumSource
  void textsAreFoundAndPacked(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ask(stoa, FileCommand.create(PLAN, "The okapi sleeps"));
      assertEquals(1, hits(stoa, "okapi"));
      assertEquals(1, hits(stoa, "plan"));
      assertEquals(0, stoa.search().search("okapi").get().items().size());
      ask(stoa, FileCommand.replace(PLAN, "okapi", "tapir"));
      assertEquals(0, hits(stoa, "okapi"));
      assertEquals(1, hits(stoa, "tapir"));
      String text =
          stoa.packs()
              .pack(
                  PackQuestion.of(
                      SearchEverything.about("where does the tapir sleep").scope(TEAM.value())))
              .get()
              .text();
      assertTrue(text.contains("The tapir sleeps"), text);
      ask(stoa, FileCommand.rename("/memories/a", "/memories/wombat"));
      assertEquals(1, hits(stoa, "wombat"));
      ask(stoa, FileCommand.delete("/memories/wombat"));
      assertEquals(0, hits(stoa, "tapir"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void anAgentsFilesFollowIt(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      stoa.agents().register("ada", "m").get();
      stoa.agents().register("bob", "m").get();
      stoa.files().run(FileDesk.ofAgent("ada"), FileCommand.create(PLAN, "ada's")).get();
      stoa.files().run(FileDesk.ofAgent("bob"), FileCommand.create(PLAN, "bob's")).get();
      stoa.agents().rename("ada", new AgentName("eve")).get();
      assertEquals("ada's", stoa.files().read("agent:eve", PLAN).get().text());
      stoa.agents().merge("eve", "bob").get();
      assertEquals(
          Vector.of("/memories/a/plan.md", "/memories/from-eve/a/plan.md"),
          stoa.files()
              .list(FileQuery.in("agent:bob"))
              .items()
              .map(file -> file.path().value())
              .toVector());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatNobodyWritesExpires(TestEngine engine) {
    Instant[] now = {Instant.parse("2026-01-02T03:04:05Z")};
    StoaConfig config = StoaConfig.of(engine.config(engine.migratedUrl()).withClock(() -> now[0]));
    try (Stoa stoa = Stoa.open(config)) {
      ask(stoa, FileCommand.create("/memories/old", "x"));
      ask(stoa, FileCommand.create("/memories/used", "x"));
      now[0] = now[0].plus(Duration.ofDays(8));
      ask(stoa, FileCommand.create("/memories/used", "y"));
      assertEquals(
          Vector.of("/memories/old"),
          stoa.files().expire(Duration.ofDays(7), 10).map(file -> file.path().value()).toVector());
      assertEquals(1, stoa.files().usage(TEAM).files());
    }
  }

  private static long hits(Stoa stoa, String words) {
    return stoa.search()
        .search(SearchEverything.about(words).in(SearchSource.FILE).scope(TEAM.value()))
        .get()
        .items()
        .size();
  }

  private static Vector<FileVersion> history(Stoa stoa, PageRequest<Long> page) {
    return stoa.files().history(TEAM, FilePath.of(PLAN), page).get().items().toVector();
  }

  private static String ask(Stoa stoa, FileCommand command) {
    return stoa.files().run(DESK, command).get().text();
  }

  private static void refused(
      Stoa stoa, Class<? extends FileRefused> expected, FileCommand command) {
    assertInstanceOf(expected, stoa.files().run(DESK, command).getLeft());
  }
}
