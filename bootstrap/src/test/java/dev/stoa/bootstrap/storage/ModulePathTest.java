package dev.stoa.bootstrap.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/** A program of one module that requires Stoa, on the module path and without further options. */
final class ModulePathTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnginesOfThisBuild
  void aProgramOpensAWorkspace(TestEngine engine) throws Exception {
    List<String> sources =
        List.of(
            source("module-info.java", "module app { requires dev.stoa.bootstrap; }"),
            source(
                "app/Main.java",
                """
                package app;

                import dev.stoa.bootstrap.Stoa;
                import dev.stoa.domain.audit.AuditEvent;
                import dev.stoa.domain.kernel.RefusalException;

                public final class Main {
                  public static void main(String[] words) {
                    try (Stoa stoa = Stoa.open(words[0])) {
                      System.out.println(
                          stoa.audit()
                              .append(AuditEvent.of("seen"))
                              .getOrElseThrow(RefusalException::new)
                              .sequence());
                    }
                  }
                }
                """));
    assertEquals(0, EmbeddedPath.compile(folder.resolve("out"), sources));
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process program =
        new ProcessBuilder(
                List.of(
                    java,
                    "-XX:TieredStopAtLevel=1",
                    "--module-path",
                    folder.resolve("out") + File.pathSeparator + EmbeddedPath.modulePath(),
                    "--module",
                    "app/app.Main",
                    engine.newUrl()))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String printed = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, program.waitFor(), printed);
    assertEquals("1", printed.strip());
  }

  private String source(String name, String text) throws IOException {
    Path file = folder.resolve("src").resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text).toString();
  }
}
