package dev.stoa.bootstrap.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.operations.TransferProgress;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.graph.DescribedEntity;
import dev.stoa.domain.graph.EntityFacts;
import dev.stoa.domain.graph.NewEntity;
import dev.stoa.domain.graph.NewRelation;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.domain.imports.SkippedRow;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.Trust;
import dev.stoa.imports.ExportRequest;
import dev.stoa.imports.ImportRequest;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The file of the memory server of MCP becomes a graph, and the graph that file. */
final class McpMemoryTest {

  private static final String ADA =
      "{\"type\":\"entity\",\"name\":\"Ada\",\"entityType\":\"person\",\"observations\":[\"Likes"
          + " tea\",\"Lives in Paris\"]}\n";

  private static final String REST =
      """
      {"type":"relation","from":"Ada","to":"a/b","relationType":"works_on"}
      {"type":"entity","name":"a/b","entityType":"","observations":[]}
      {"type":"relation","from":"Ada","to":"nobody","relationType":"knows"}
      {"type":"thing"}
      [1]
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void linesBecomeEntitiesObservationsAndRelations(TestEngine engine) throws IOException {
    Path file = Files.writeString(folder.resolve("memory.jsonl"), ADA + REST);
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ImportRequest request = ImportRequest.of(ImportSystem.MCP_MEMORY, file.toString());
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(report, "memory.jsonl 4 0 2");
      DescribedEntity ada = stoa.graph().resolve("Ada").get();
      assertEquals(Vector.of("Likes tea", "Lives in Paris"), ada.contents());
      assertEquals("person", ada.entity().type().get());
      assertEquals(
          Trust.IMPORTED,
          stoa.trust().origin(ItemKind.ENTITY.ref(ada.entity().id().value())).get().trust());
      assertEquals("entity", stoa.graph().resolve("a/b").get().entity().type().get());
      assertEquals(
          "works_on a/b, knows nobody",
          stoa.graph()
              .open(Vector.of("Ada"))
              .relations()
              .map(one -> one.relation().type() + " " + one.to())
              .mkString(", "));
      assertEquals("Ada", stoa.graph().search("tea").items().head().entity().name());
      Imports.indexed(stoa);
      Imports.again(stoa, request, report);
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatWasDeletedHereStaysSoWhenItsLineChanges(TestEngine engine) throws IOException {
    Path file = Files.writeString(folder.resolve("memory.jsonl"), ADA + REST);
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ImportRequest request = ImportRequest.of(ImportSystem.MCP_MEMORY, file.toString());
      Imports.done(stoa, request);
      stoa.graph().deleteObservations(Vector.of(EntityFacts.of("Ada", "Lives in Paris")));
      Files.writeString(file, ADA.replace("\"Likes tea\",", "\"Likes tea\",\"Is late\",") + REST);
      assertEquals(1, Imports.done(stoa, request).imported());
      assertEquals(Vector.of("Likes tea", "Is late"), stoa.graph().resolve("Ada").get().contents());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsKnownHereAlreadyIsReported(TestEngine engine) throws IOException {
    Path file = Files.writeString(folder.resolve("memory.jsonl"), ADA + ADA + REST);
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      stoa.graph().create(NewEntity.of("a/b", "project"));
      ImportReport report =
          Imports.done(stoa, ImportRequest.of(ImportSystem.MCP_MEMORY, file.toString()));
      Imports.assertCounts(report, "memory.jsonl 3 0 4");
      Vector<String> reasons =
          Imports.table(report, "memory.jsonl").skipped().map(SkippedRow::reason).toVector();
      assertTrue(reasons.contains("all that it says is here already"), reasons.toString());
      assertTrue(reasons.contains("an import brought all that it says"), reasons.toString());
      assertEquals("project", stoa.graph().resolve("a/b").get().entity().type().get());
    }
  }

  @ParameterizedTest
  @EnumSource
  void theFileThatTheServerWritesComesBackFromBothEngines(TestEngine engine) throws IOException {
    Path file = Imports.copied(folder, "mcp-memory.jsonl");
    List<String> lines = roundTrip(engine, file);
    assertEquals(Files.readString(file), String.join("\n", lines));
    Path again = Files.write(folder.resolve("again.jsonl"), lines);
    assertEquals(
        lines,
        roundTrip(engine == TestEngine.SQLITE ? TestEngine.POSTGRES : TestEngine.SQLITE, again));
  }

  private static List<String> roundTrip(TestEngine engine, Path file) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ImportRequest request = ImportRequest.of(ImportSystem.MCP_MEMORY, file.toString());
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(report, file.getFileName() + " 5 0 0");
      Imports.again(stoa, request, report);
      return exported(stoa);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aMergedGraphIsWrittenAsItIsNowAndPageByPage(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      stoa.graph().create(Vector.range(0, 1_203).map(n -> NewEntity.of("e" + n, "thing")));
      stoa.graph()
          .relate(Vector.range(0, 1_202).map(n -> NewRelation.of("e" + n, "e" + (n + 1), "next")));
      stoa.graph().relate("e0", "first", "e1");
      stoa.graph().relate("e1200", "first", "e1");
      stoa.graph().relate("e0", "past", "e9");
      stoa.graph()
          .endRelations(
              Vector.of(NewRelation.of("e0", "e9", "past")), Instant.parse("2020-01-01T00:00:00Z"));
      stoa.graph().merge("e1200", "e0");
      List<String> lines = exported(stoa);
      assertEquals(1_202, lines.stream().filter(line -> line.contains("\"entity\"")).count());
      // What both said of the first is one line, and what ended is none.
      assertEquals(1_203, lines.stream().filter(line -> line.contains("\"relation\"")).count());
      assertTrue(
          lines.contains(
              "{\"type\":\"relation\",\"from\":\"e1199\",\"to\":\"e0\",\"relationType\":\"next\"}"));
    }
  }

  private static List<String> exported(Stoa stoa) {
    List<String> lines = new ArrayList<>();
    long count = stoa.imports().export(ExportRequest.mcpMemory(lines::add), TransferProgress.NONE);
    assertEquals(count, lines.size());
    return lines;
  }
}
