package dev.stoa.bootstrap.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.files.MemoryToolDifference.Answer;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.files.FileCommand;
import dev.stoa.domain.files.FileDesk;
import dev.stoa.domain.files.FileEntry;
import dev.stoa.domain.files.FileLimits;
import dev.stoa.domain.files.FileQuery;
import dev.stoa.domain.files.FileRange;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Compares answers and contents with those of {@code BetaLocalFilesystemMemoryTool} of the npm
 * package {@code @anthropic-ai/sdk}. The folder in which it was installed is given by the property
 * {@code stoa.anthropic.sdk} or by STOA_ANTHROPIC_SDK.
 */
final class MemoryToolDifferentialTest {

  private static final int SEQUENCES = 2_000;
  private static final int RECORDED = 60;
  private static final Path RECORD =
      Path.of("src/test/resources/dev/stoa/bootstrap/files/memory-tool-answers.jsonl");
  private static final Path DRIVER =
      Path.of("src/test/resources/dev/stoa/bootstrap/files/memory-tool.mjs");
  private static final FileLimits WIDE =
      new FileLimits(FileLimits.MOST_BYTES, 1_000, 20, Long.MAX_VALUE);

  @TempDir Path folder;

  private final Map<MemoryToolDifference, Integer> differing =
      new EnumMap<>(MemoryToolDifference.class);

  @Test
  void randomCommandsAreAnsweredAlike() throws Exception {
    Option<String> sdk =
        Option.of(System.getProperty("stoa.anthropic.sdk"))
            .orElse(() -> Option.of(System.getenv("STOA_ANTHROPIC_SDK")));
    assumeTrue(
        sdk.exists(place -> Files.exists(Path.of(place, "node_modules/@anthropic-ai/sdk"))),
        "install @anthropic-ai/sdk by npm, and give the folder by -Dstoa.anthropic.sdk");
    boolean isRecording = "write".equals(System.getProperty("stoa.golden"));
    StringBuilder record = new StringBuilder();
    Process node =
        new ProcessBuilder("node", DRIVER.toString(), sdk.get(), folder.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (Stoa stoa = open(TestEngine.SQLITE);
        Writer to = node.outputWriter(StandardCharsets.UTF_8);
        BufferedReader from = node.inputReader(StandardCharsets.UTF_8)) {
      for (int number = 0; number < (isRecording ? RECORDED : SEQUENCES); number++) {
        UnaryOperator<JsonObject> theirs = command -> asked(to, from, command);
        if (isRecording) {
          theirs =
              command -> {
                JsonObject answer = asked(to, from, command);
                record.append(line(command)).append(line(answer));
                return answer;
              };
        }
        compare(stoa, number, new RandomCommands(number).sequence(), theirs);
      }
    } finally {
      node.destroy();
      node.waitFor();
    }
    if (isRecording) {
      Files.writeString(RECORD, record);
    } else {
      assertEquals(MemoryToolDifference.values().length, differing.size(), differing::toString);
    }
    System.out.println("answers that differ for a reason: " + differing);
  }

  @ParameterizedTest
  @EnumSource
  void recordedAnswersAreTheSame(TestEngine engine) throws Exception {
    Iterator<String> lines = Files.readAllLines(RECORD).iterator();
    try (Stoa stoa = open(engine)) {
      for (int number = 0; number < RECORDED; number++) {
        compare(
            stoa,
            number,
            new RandomCommands(number).sequence(),
            command -> {
              assertEquals(lines.next(), line(command).strip());
              return (JsonObject) JsonParser.parse(lines.next());
            });
      }
    }
    assertTrue(!lines.hasNext() && differing.size() >= 5, differing::toString);
  }

  private static Stoa open(TestEngine engine) {
    return Stoa.open(StoaConfig.of(engine.config(engine.migratedUrl())).withFileLimits(WIDE));
  }

  private void compare(
      Stoa stoa, int number, List<JsonObject> sequence, UnaryOperator<JsonObject> tool) {
    String scope = "sequence:" + number;
    tool.apply(command("begin").build());
    for (JsonObject command : sequence) {
      Answer theirs = answer(tool.apply(command));
      Answer ours = ours(stoa, scope, command);
      if (!theirs.masked().equals(ours.masked())) {
        MemoryToolDifference why =
            List.of(MemoryToolDifference.values()).stream()
                .filter(one -> one.explains(command, theirs, ours))
                .findFirst()
                .orElseThrow(
                    () -> new AssertionError(number + ": " + line(command) + theirs + "\n" + ours));
        differing.merge(why, 1, Integer::sum);
        tool.apply(command("restore").put("files", content(stoa, scope)).build());
      }
    }
    assertEquals(
        content(stoa, scope),
        tool.apply(command("content").build()).members().get("files").get(),
        () -> "sequence " + number);
  }

  private static Answer ours(Stoa stoa, String scope, JsonObject command) {
    try {
      return stoa.files()
          .run(FileDesk.of(scope).refusingExisting(), read(command))
          .fold(
              refused -> new Answer(refused.sentence(), true),
              done -> new Answer(done.text(), false));
    } catch (InvalidValue e) {
      return new Answer(String.valueOf(e.getMessage()), true);
    }
  }

  private static FileCommand read(JsonObject command) {
    String path = text(command, "path");
    return switch (text(command, "command")) {
      case "view" ->
          command
              .members()
              .get("view_range")
              .map(
                  range ->
                      FileCommand.view(
                          path,
                          FileRange.of(
                              ((JsonArray) range)
                                  .values()
                                  .map(one -> Long.valueOf(((JsonNumber) one).lexeme())))))
              .getOrElse(() -> FileCommand.view(path));
      case "create" -> FileCommand.create(path, text(command, "file_text"));
      case "str_replace" ->
          FileCommand.replace(path, text(command, "old_str"), text(command, "new_str"));
      case "insert" ->
          FileCommand.insert(
              path,
              Long.parseLong(((JsonNumber) command.members().get("insert_line").get()).lexeme()),
              text(command, "insert_text"));
      case "delete" -> FileCommand.delete(path);
      default -> FileCommand.rename(text(command, "old_path"), text(command, "new_path"));
    };
  }

  private static JsonObject content(Stoa stoa, String scope) {
    Map<String, Object> files = new HashMap<>();
    for (FileEntry file :
        stoa.files().list(FileQuery.in(scope).page(PageRequest.first(1_000))).items()) {
      files.put(file.path().value(), stoa.files().read(scope, file.path().value()).get().text());
    }
    return JsonObject.of(files);
  }

  private static Answer answer(JsonObject answer) {
    return answer
        .members()
        .get("error")
        .map(error -> new Answer(((JsonString) error).value(), true))
        .getOrElse(() -> new Answer(text(answer, "text"), false));
  }

  private static JsonObject asked(Writer to, BufferedReader from, JsonObject command) {
    try {
      to.write(line(command));
      to.flush();
      return (JsonObject) JsonParser.parse(from.readLine());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonObject.Builder command(String name) {
    return JsonObject.builder().put("command", name);
  }

  private static String line(JsonValue value) {
    return CanonicalJson.of(value).text() + "\n";
  }

  private static String text(JsonObject object, String name) {
    return object.members().get(name).map(one -> ((JsonString) one).value()).getOrElse("");
  }
}
