package dev.stoa.bootstrap.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.encryption.Encryption;
import dev.stoa.application.encryption.KeyRing;
import dev.stoa.application.imports.ExportTarget;
import dev.stoa.application.operations.TransferProgress;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.imports.ExportRequest;
import dev.stoa.imports.ImportRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is exported as plain lines is the same after it was imported elsewhere. */
final class LinesTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void linesComeBackAsTheyWereOnTheOtherEngine(TestEngine engine) throws IOException {
    List<String> lines;
    try (Stoa stoa = Stoa.open(encrypted(engine))) {
      Imports.done(
          stoa,
          ImportRequest.of(ImportSystem.MASTRA, Imports.made(folder, "mastra-libsql").toString()));
      Imports.done(
          stoa,
          ImportRequest.of(ImportSystem.LETTA, Imports.copied(folder, "letta.af").toString()));
      assertTrue(stoa.agents().register("librarian", "m").isRight());
      for (String text : List.of("Ada likes tea", "Is \"late\"\nand large")) {
        assertTrue(
            stoa.knowledge()
                .contribute("librarian", Contribution.of(new DomainPath("people/ada"), text))
                .isRight());
      }
      lines = exported(stoa);
    }
    assertEquals(4, of(lines, "memory"));
    assertEquals(2, of(lines, "knowledge"));
    assertEquals(3, of(lines, "conversation"));
    assertEquals(11, of(lines, "message"));
    assertTrue(
        lines.stream().anyMatch(line -> line.contains("\"content\":\"In the first district.\"")));
    Path file = Files.write(folder.resolve("all.jsonl"), lines);
    TestEngine other = engine == TestEngine.SQLITE ? TestEngine.POSTGRES : TestEngine.SQLITE;
    try (Stoa stoa = Stoa.open(other.config(other.migratedUrl()))) {
      ImportRequest request = ImportRequest.of(ImportSystem.LINES, file.toString());
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(report, "all.jsonl " + lines.size() + " 0 0");
      assertEquals(String.join("\n", lines), String.join("\n", exported(stoa)));
      Imports.indexed(stoa);
      Imports.again(stoa, request, report);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aLineThatSaysNothingIsReported(TestEngine engine) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("bad.jsonl"),
            """
            {"type":"thing","id":"1"}
            {"type":"message","id":"2","conversation":"none","role":"user","content":"Hi","created_at":"2026-01-02T03:04:05Z"}
            {"type":"memory","id":"3"}
            no JSON
            """);
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ImportReport report =
          Imports.done(stoa, ImportRequest.of(ImportSystem.LINES, file.toString()));
      Imports.assertCounts(report, "bad.jsonl 0 0 4");
      assertFalse(
          Imports.table(report, "bad.jsonl").skipped().exists(row -> row.reason().isBlank()));
    }
  }

  /** What is encrypted there is plain in the lines. */
  private static StoaConfig encrypted(TestEngine engine) {
    String key = Base64.getEncoder().encodeToString(new byte[32]);
    return StoaConfig.of(engine.config(engine.migratedUrl()))
        .withEncryption(Encryption.with(KeyRing.parse("k1 " + key)));
  }

  private static long of(List<String> lines, String type) {
    return lines.stream().filter(line -> line.contains("\"type\":\"" + type + "\"")).count();
  }

  private static List<String> exported(Stoa stoa) {
    List<String> lines = new ArrayList<>();
    ExportTarget target = ExportRequest.lines(lines::add);
    assertEquals(stoa.imports().export(target, TransferProgress.NONE), lines.size());
    return lines;
  }
}
