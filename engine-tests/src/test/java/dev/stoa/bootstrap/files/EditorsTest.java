package dev.stoa.bootstrap.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.files.FileCommand;
import dev.stoa.domain.files.FileDesk;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Processes that edit one file: no edit is lost, and stale ones are told. */
final class EditorsTest {

  private static final int EDITORS = 2;
  private static final int ROUNDS = 40;

  @ParameterizedTest
  @EnumSource
  void noEditIsLost(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      FileDesk desk = FileDesk.of(FileEditor.SCOPE);
      stoa.files().run(desk, FileCommand.create(FileEditor.LOG, "")).get();
      stoa.files().run(desk, FileCommand.create(FileEditor.COUNTER, "0")).get();
      List<Process> running = new ArrayList<>();
      for (int editor = 0; editor < EDITORS; editor++) {
        running.add(started(url, "editor" + editor));
      }
      Set<String> expected = HashSet.of("");
      for (int editor = 0; editor < EDITORS; editor++) {
        String said =
            new String(running.get(editor).getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, running.get(editor).waitFor(), said);
        for (int round = 0; round < ROUNDS; round++) {
          expected = expected.add("editor" + editor + " " + round);
        }
      }
      String log = stoa.files().read(FileEditor.SCOPE, FileEditor.LOG).get().text();
      assertEquals(expected, HashSet.of(log.split("\n", -1)));
      assertEquals(EDITORS * ROUNDS + 1, log.split("\n", -1).length);
      assertEquals(
          "" + EDITORS * ROUNDS,
          stoa.files().read(FileEditor.SCOPE, FileEditor.COUNTER).get().text());
    }
  }

  private static Process started(String url, String name) throws Exception {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            FileEditor.class.getName(),
            url,
            name,
            "" + ROUNDS)
        .redirectErrorStream(true)
        .start();
  }
}
