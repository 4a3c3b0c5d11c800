package dev.stoa.app.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.agent.GivenAgent;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TaskCommandsTest {

  @TempDir Path folder;

  private Cli cli;
  private String agent;

  @BeforeEach
  void aWorkspaceWithAnAgent() {
    String url = TestWorkspace.copyTo(folder.resolve("a.db"));
    cli = Cli.on(url);
    agent = GivenAgent.ann(url).value();
  }

  @Test
  void aTaskGoesFromGivenToDone() {
    String id = create();
    JsonObject claimed =
        cli.run("task", "claim", "--worker", "w1", "--pid", "42", "--limit", "5", "--json")
            .ok()
            .objects("items")
            .single();
    assertEquals(new JsonString("running"), claimed.members().get("status").get());
    cli.run("task", "heartbeat", id, "--worker", "w1", "--claim", "1", "--lease", "90s").ok();
    Cli.Outcome done =
        cli.run(("task complete --worker w1 --claim 1 --output ok --json " + id).split(" "));
    assertEquals("completed", done.ok().text("status"));
    assertEquals("ok", done.text("output"));
    Cli.Outcome shown = cli.run("task", "show", id, "--json").ok();
    assertEquals(done.json(), shown.json());
    assertTrue(shown.number("duration_ms") >= 0);
    cli.run("task", "cancel", id)
        .failed(
            1,
            "task "
                + id
                + " is completed and cannot become cancelled: that is an end, create another task");
  }

  @Test
  void aTaskFailsWithOrWithoutAnotherTry() {
    String id = create();
    claim();
    assertEquals(
        "pending", fail(id, "--worker", "w1", "--claim", "1", "--retry").ok().text("status"));
    claim();
    assertEquals("pending", release(id, "2", "--json").ok().text("status"));
    release(id, "2")
        .failed(
            1,
            "task "
                + id
                + " is not held under claim 2 of worker w1 (it is pending and was claimed 2"
                + " times): drop the result and claim again");
    claim();
    assertEquals(
        "timeout", fail(id, "--worker", "w1", "--claim", "3", "--timeout").ok().text("status"));
    String other = create();
    assertEquals("failed", fail(other).ok().text("status"));
  }

  @Test
  void aWorkerOfAnAgentOrAChannelClaimsOnlyItsTasks() {
    cli.run("agent", "register", "bob", "--model", "m").ok();
    cli.run("channel", "create", "ops").ok();
    String first = create();
    String inOps = created("ann", "--channel", "ops");
    String bobs = created("bob", "--channel", "ops");
    assertEquals(List.of(bobs), claimed("--agent", "bob"));
    assertEquals(List.of(inOps), claimed("--channel", "ops"));
    assertEquals(List.empty(), claimed("--agent", "bob", "--channel", "ops"));
    assertEquals(List.of(first), claimed("--agent", agent));
    cli.run("task", "claim", "--worker", "w2", "--agent", "nobody")
        .failed(
            1,
            "agent nobody is unknown: see `stoa agent list`, or register it with `stoa agent"
                + " register`");
  }

  @Test
  void theQueueIsListedAndCounted() {
    String first = create();
    String second = create();
    cli.run("task", "cancel", second).ok();
    Cli.Outcome page = cli.run("task list --limit 1 --json".split(" ")).ok();
    assertEquals(
        new JsonString(first), page.objects("items").single().members().get("task_id").get());
    Cli.Outcome rest = cli.run("task", "list", "--after", page.text("next"), "--json").ok();
    assertEquals(1, rest.objects("items").size());
    assertEquals(new JsonNull(), rest.member("next"));
    assertEquals(
        1,
        cli.run(("task list --agent " + agent + " --status cancelled --json").split(" "))
            .ok()
            .objects("items")
            .size());
    Cli.Outcome counts = cli.run("task counts --json".split(" ")).ok();
    assertEquals(1, counts.number("pending"));
    assertEquals(1, counts.number("cancelled"));
    assertEquals(0, counts.number("running"));
    assertEquals("No lease has expired.\n", cli.run("task", "reclaim").ok().out());
    assertTrue(cli.run("task", "counts").ok().out().contains("pending"));
    assertTrue(cli.run("task", "list").ok().out().contains(first));
  }

  @Test
  void severalTasksAreCreatedOrNone() {
    cli.run("channel", "create", "ops").ok();
    Cli.Outcome made =
        cli.runPiped(
                """
                {"input":"Check the links","agent":"%1$s"}
                {"input":"Send the report","agent":"%1$s","channel":"ops","max_attempts":1}
                """
                    .formatted(agent),
                "task",
                "create-batch",
                "-",
                "--json")
            .ok();
    assertEquals(
        List.of("3", "1"),
        made.objects("items")
            .map(task -> ((JsonNumber) task.members().get("max_attempts").get()).lexeme()));
    String unknown = "{\"input\":\"a\",\"agent\":\"%s\"}\n{\"input\":\"b\",\"agent\":\"nobody\"}\n";
    cli.runPiped(unknown.formatted(agent), "task", "create-batch", "-")
        .failed(
            1,
            "agent nobody is unknown: see `stoa agent list`, or register it with `stoa agent"
                + " register`");
    assertEquals(2, cli.run("task", "counts", "--json").ok().number("pending"));
  }

  @Test
  void severalTasksAreKeptAndCompleted() {
    String first = create();
    String second = create();
    cli.run("task", "claim", "--worker", "w1", "--limit", "2").ok();
    String held =
        """
        {"task":"%s","worker":"w1","claim":1}
        {"task":"%s","worker":"w2","claim":1}
        """
            .formatted(first, second);
    Cli.Outcome outcome = cli.runPiped(held, "task", "heartbeat-batch", "-", "--json");
    assertEquals(1, outcome.code());
    assertEquals(1, outcome.number("accepted"));
    assertEquals(
        new JsonString("agent_task.lease_lost"),
        outcome.objects("refused").single().members().get("code").get());
    String done = held.replace("w2", "w1").replace("\"claim\"", "\"output\":\"ok\",\"claim\"");
    assertEquals(
        2, cli.runPiped(done, "task", "complete-batch", "-", "--json").ok().number("accepted"));
    assertEquals(2, cli.run("task", "counts", "--json").ok().number("completed"));
  }

  @Test
  void aFailedTaskWaitsBeforeItIsTriedAgain() {
    String id = create();
    claim();
    Cli.Outcome failed =
        fail(id, "--worker", "w1", "--claim", "1", "--retry", "--delay", "1h").ok();
    assertEquals("pending", failed.text("status"));
    assertTrue(failed.text("available_at").compareTo(failed.text("created_at")) > 0);
    assertEquals("Nothing is pending.\n", claim().out());
  }

  @Test
  void mistakesAreNamed() {
    cli.run("task", "create", "--agent", "nobody", "x")
        .failed(
            1,
            "agent nobody is unknown: see `stoa agent list`, or register it with `stoa agent"
                + " register`");
    cli.run("task", "create", "--agent", agent, " ")
        .failed(2, "input is blank: give a value or leave it out");
    cli.run("task", "show", "t9").failed(1, "task t9 is unknown: list the tasks to find it");
    cli.run("task", "fail", "t9", "--worker", "w")
        .failed(2, "--worker and --claim belong together: give both, or neither");
    cli.run("task", "fail", "t9", "--retry")
        .failed(2, "--retry and --timeout need --worker and --claim: only who runs it can say so");
    cli.run("task", "fail", "t9", "--worker", "w", "--claim", "1", "--retry", "--timeout")
        .failed(2, "give --retry or --timeout, not both");
    cli.run("task", "fail", "t9", "--worker", "w", "--claim", "1", "--delay", "5s")
        .failed(2, "--delay needs --retry: only a task that is tried again can wait");
    cli.run("task", "create", "--agent", agent, "x", "--attempts", "0")
        .failed(2, "--attempts: 0 is out of range: give 1 to 1000");
    cli.run("task", "claim", "--worker", "w1", "--lease", "8d")
        .failed(2, "lease is PT192H: give more than zero and at most PT168H");
    assertEquals("Nothing is pending.\n", claim().out());
  }

  private String create() {
    return created(agent);
  }

  private String created(String agent, String... more) {
    String[] words = {"task", "create", "--agent", agent, "list repos", "--json"};
    return cli.run(joined(words, more)).ok().text("task_id");
  }

  private Seq<String> claimed(String... whose) {
    String[] words = {"task", "claim", "--worker", "w1", "--limit", "9", "--json"};
    return cli.run(joined(words, whose))
        .ok()
        .objects("items")
        .map(task -> ((JsonString) task.members().get("task_id").get()).value())
        .toList();
  }

  private Cli.Outcome claim() {
    return cli.run("task", "claim", "--worker", "w1").ok();
  }

  private Cli.Outcome release(String id, String claim, String... more) {
    String[] words = {"task", "release", id, "--worker", "w1", "--claim", claim};
    return cli.run(joined(words, more));
  }

  private Cli.Outcome fail(String id, String... how) {
    String[] words = {"task", "fail", id, "--stderr", "oops", "--json"};
    return cli.run(joined(words, how));
  }

  private static String[] joined(String[] first, String[] second) {
    return Stream.concat(Arrays.stream(first), Arrays.stream(second)).toArray(String[]::new);
  }
}
