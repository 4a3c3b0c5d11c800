package dev.stoa.anthropic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.anthropic.helpers.BetaMemoryToolHandler;
import com.anthropic.models.beta.messages.BetaMemoryTool20250818;
import com.anthropic.models.beta.messages.BetaMessage;
import com.anthropic.models.beta.messages.MessageCreateParams;
import com.anthropic.models.beta.messages.ToolRunnerCreateParams;
import dev.stoa.anthropic.ScriptedModel.Told;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.files.FileDesk;
import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.files.FileScope;
import dev.stoa.domain.files.FileVersion;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PageRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The memory tool as the runner of the SDK drives it, with a scripted model. */
final class StoaMemoryToolTest {

  private static final String PLAN = "/memories/a/plan.md";
  private static final FilePath PLAN_PATH = FilePath.of(PLAN);

  private final FileScope scope = FileScope.user(UUID.randomUUID().toString());

  @ParameterizedTest
  @EnumSource
  void theSixCommandsAreCarriedOut(Engine engine) {
    BetaMemoryToolHandler memory = StoaMemoryTool.of(engine.stoa(), scope);
    List<Told> told =
        run(
            memory,
            "{'command':'create','path':'/memories/a/plan.md','file_text':'one\\ntwo'}",
            "{'command':'str_replace','path':'/memories/a/plan.md','old_str':'one',"
                + "'new_str':'ONE'}",
            "{'command':'insert','path':'/memories/a/plan.md','insert_line':0,"
                + "'insert_text':'zero\\n'}",
            "{'command':'view','path':'/memories/a/plan.md'}",
            "{'command':'view','path':'/memories/a/plan.md','view_range':[2,-1]}",
            "{'command':'rename','old_path':'/memories/a','new_path':'/memories/b'}",
            "{'command':'view','path':'/memories'}",
            "{'command':'delete','path':'/memories/b'}");
    assertEquals(
        List.of(
            "File created successfully at: " + PLAN,
            "The memory file has been edited. Here is the snippet showing the change (with line"
                + " numbers):\n     1\tONE\n     2\ttwo",
            "The file " + PLAN + " has been edited.",
            "Here's the content of "
                + PLAN
                + " with line numbers:\n     1\tzero\n     2\tONE\n     3\ttwo",
            "Here's the content of " + PLAN + " with line numbers:\n     2\tONE\n     3\ttwo",
            "Successfully renamed /memories/a to /memories/b"),
        texts(told).subList(0, 6));
    assertTrue(told.get(6).text().endsWith("\n12B\t/memories/b/plan.md"), told.get(6).text());
    assertEquals("Successfully deleted /memories/b", told.get(7).text());
    assertEquals(8, told.size());
    assertFalse(told.stream().anyMatch(Told::isError));
    assertEquals(0, engine.stoa().files().usage(scope).files());
  }

  @ParameterizedTest
  @EnumSource
  void theModelIsToldWhatIsRefusedAndGoesOn(Engine engine) {
    BetaMemoryToolHandler memory = StoaMemoryTool.of(engine.stoa(), scope);
    List<Told> told =
        run(
            memory,
            "{'command':'view','path':'/memories/none'}",
            "{'command':'create','path':'/memories/../etc/passwd','file_text':'x'}",
            "{'command':'create','path':'/memories/a/plan.md','file_text':'x\\nx'}",
            "{'command':'str_replace','path':'/memories/a/plan.md','old_str':'x','new_str':'y'}",
            "{'command':'view','path':'/memories/a/plan.md','view_range':[1]}",
            "{'command':'insert','path':'/memories/a/plan.md','insert_line':9,"
                + "'insert_text':'z'}",
            "{'command':'delete','path':'/memories'}",
            "{'command':'str_replace','path':'/memories/a/plan.md','old_str':'x'}");
    assertEquals(
        List.of(true, true, false, true, true, true, true, true),
        told.stream().map(Told::isError).toList(),
        told.toString());
    assertEquals(
        "Error: The path /memories/none does not exist. Please provide a valid path.",
        told.get(0).text());
    assertEquals(
        "Error: No replacement was performed. Multiple occurrences of old_str `x` in lines: 1, 2."
            + " Please ensure it is unique",
        told.get(3).text());
    assertEquals("Error: Cannot delete the /memories directory itself", told.get(6).text());
    assertEquals("x\nx", text(engine.stoa()));
    assertEquals(1, engine.stoa().files().usage(scope).files());
  }

  @ParameterizedTest
  @EnumSource
  void anotherProcessReadsAndNobodyElse(Engine engine) {
    String create = "{'command':'create','path':'/memories/a/plan.md','file_text':'x'}";
    String view = "{'command':'view','path':'/memories/a/plan.md'}";
    run(StoaMemoryTool.of(engine.stoa(), scope), create);
    assertEquals(
        "Here's the content of " + PLAN + " with line numbers:\n     1\tx",
        run(StoaMemoryTool.of(engine.second(), scope), view).get(0).text());
    FileScope other = FileScope.user(UUID.randomUUID().toString());
    assertTrue(run(StoaMemoryTool.of(engine.stoa(), other), view).get(0).isError());
    FileDesk keeping = FileDesk.of(scope).refusingExisting();
    assertEquals(
        new Told("Error: File " + PLAN + " already exists", true),
        run(StoaMemoryTool.of(engine.stoa(), keeping), create).get(0));
  }

  @ParameterizedTest
  @EnumSource
  void anAgentsFilesHaveItsVersions(Engine engine) {
    Stoa stoa = engine.stoa();
    String name = "ada-" + UUID.randomUUID();
    String create = "{'command':'create','path':'/memories/a/plan.md','file_text':'x'}";
    Told unknown = run(StoaMemoryTool.ofAgent(stoa, name), create).get(0);
    assertTrue(unknown.isError() && unknown.text().contains(name), unknown.text());
    stoa.agents().register(name, "m").get();
    run(StoaMemoryTool.ofAgent(stoa, name), create, create.replace("'x'", "'y'"));
    assertEquals(
        List.of("y " + name, "x " + name),
        stoa.files()
            .history(FileScope.agent(name), PLAN_PATH, PageRequest.first())
            .get()
            .items()
            .map(StoaMemoryToolTest::shown)
            .toJavaList());
  }

  @ParameterizedTest
  @EnumSource
  void noEditOfTwoModelsIsLost(Engine engine) throws Exception {
    run(
        StoaMemoryTool.of(engine.stoa(), scope),
        "{'command':'create','path':'/memories/a/plan.md','file_text':''}");
    ExecutorService threads = Executors.newFixedThreadPool(4);
    List<Future<List<Told>>> models = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      Stoa stoa = i % 2 == 0 ? engine.stoa() : engine.second();
      String[] inserts = inserts("m" + i);
      models.add(threads.submit(() -> run(StoaMemoryTool.of(stoa, scope), inserts)));
    }
    threads.shutdown();
    for (Future<List<Told>> model : models) {
      assertFalse(model.get().stream().anyMatch(Told::isError), model.get().toString());
    }
    assertEquals(20, text(engine.stoa()).lines().filter(line -> line.startsWith("m")).count());
  }

  private static String[] inserts(String name) {
    return IntStream.range(0, 5)
        .mapToObj(
            n ->
                "{'command':'insert','path':'/memories/a/plan.md','insert_line':0,'insert_text':'"
                    + name
                    + n
                    + "\\n'}")
        .toArray(String[]::new);
  }

  @Test
  void ofAFaultTheModelIsToldNothingAndTheLogAll() {
    Stoa closed = Stoa.open(Engine.SQLITE.newUrl());
    closed.close();
    List<LogRecord> logged = new ArrayList<>();
    Logger logger = Logger.getLogger(StoaMemoryTool.class.getName());
    logger.setUseParentHandlers(false);
    logger.setFilter(logged::add);
    try {
      assertEquals(
          List.of(
              new Told("Error: The memory cannot be used now. Go on without it for a while", true)),
          run(StoaMemoryTool.of(closed, scope), "{'command':'view','path':'/memories'}"));
    } finally {
      logger.setFilter(null);
      logger.setUseParentHandlers(true);
    }
    assertEquals(1, logged.size());
    assertTrue(logged.get(0).getThrown().getMessage().contains("stoa.db is closed"));
  }

  @Test
  void aVersionOfEveryFileIsRefused() {
    FileDesk desk = FileDesk.of(scope).expecting(3);
    assertThrows(InvalidValue.class, () -> StoaMemoryTool.of(Engine.SQLITE.stoa(), desk));
  }

  @ParameterizedTest
  @EnumSource
  void theExampleOfThePageIsTheOneThatRuns(Engine engine) throws Exception {
    String source =
        Files.readString(Path.of("src/test/java/dev/stoa/anthropic/Example.java"))
            .replace("package dev.stoa.anthropic;", "import dev.stoa.anthropic.*;");
    assertTrue(Files.readString(Path.of("../../docs/anthropic.md")).contains(source));
    ScriptedModel model =
        new ScriptedModel("{'command':'create','path':'/memories/a/plan.md','file_text':'blue'}");
    String user = scope.value().substring("user:".length());
    assertEquals("Done.", Example.ask(model.client(), engine.stoa(), user, "I like blue."));
    assertEquals("blue", text(engine.stoa()));
  }

  private String text(Stoa stoa) {
    return stoa.files().read(scope, PLAN_PATH).get().text();
  }

  private static String shown(FileVersion version) {
    return version.text() + " " + version.author().get();
  }

  private static List<String> texts(List<Told> told) {
    return told.stream().map(Told::text).toList();
  }

  /** What a model is told that gives these commands. */
  private static List<Told> run(BetaMemoryToolHandler memory, String... commands) {
    ScriptedModel model = new ScriptedModel(commands);
    MessageCreateParams message =
        MessageCreateParams.builder()
            .model("scripted")
            .maxTokens(100)
            .addTool(BetaMemoryTool20250818.builder().build())
            .addUserMessage("Go on.")
            .build();
    ToolRunnerCreateParams params =
        ToolRunnerCreateParams.builder()
            .betaMemoryToolHandler(memory)
            .initialMessageParams(message)
            .build();
    int replies = 0;
    for (BetaMessage reply : model.client().beta().messages().toolRunner(params)) {
      replies += reply.content().size();
    }
    assertEquals(commands.length + 1, replies);
    return model.told();
  }
}
