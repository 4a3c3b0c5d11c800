package dev.stoa.application.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskClaim;
import dev.stoa.domain.agent.AgentTaskFilter;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.testkit.agent.SomeAgents;
import dev.stoa.testkit.data.SharedData;
import dev.stoa.testkit.storage.InMemoryStorage;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the system behind the seed asserts of tasks, said of ours. */
class TaskVectorsTest {

  private static final String FILE = "spec/vectors/space-os.json";

  private final InMemoryStorage storage = new InMemoryStorage();
  private final AgentId agent = SomeAgents.registered(storage, "ann").id();
  private Instant now = Instant.parse("2026-01-02T03:04:05Z");
  private final AgentTaskOperations tasks =
      new AgentTaskOperations(storage, () -> now, () -> "the-task");

  @Test
  void everyVectorOfTasksHolds() throws IOException {
    Seq<JsonObject> vectors = vectors();
    vectors.forEach(this::check);
    assertTrue(vectors.isEmpty() || vectors.size() == 4, "vectors of tasks: " + vectors.size());
  }

  @Test
  void withoutTheVectorsTheLifeOfATaskIsTheSame() {
    assertEquals(List.of("pending", "running", "completed"), life());
  }

  private void check(JsonObject vector) {
    String description = text(member(vector, "description"));
    JsonValue expected = member(vector, "expected");
    switch (description) {
      case "status set" ->
          // Ours has one more, for what was withdrawn.
          assertEquals(
              texts(expected).append("cancelled").asJava(),
              Vector.of(AgentTaskStatus.values()).map(AgentTaskStatus::text).asJava());
      case "task life" -> assertEquals(texts(expected).asJava(), life());
      case "task for an unknown agent" -> {
        AgentId unknown = new AgentId("unknown");
        assertEquals(
            "agent_id unknown names no agent: register the agent first",
            tasks.create(AgentTaskOrder.of(unknown, "x")).getLeft().sentence());
      }
      case "completed task has completed_at and duration >= 0" -> {
        AgentTask ended = tasks.list(AgentTaskFilter.ALL, 0, 1).items().get();
        assertEquals(Option.some(now), ended.run().completedAt());
        assertEquals(3, ended.duration().get().toSeconds());
      }
      default -> throw new AssertionError("a vector nobody checks: " + description);
    }
  }

  private List<String> life() {
    AgentTask pending = tasks.create(AgentTaskOrder.of(agent, "list repos")).get();
    AgentTask running = tasks.claim(AgentTaskWorker.named("w"), 1, AgentTaskLease.USUAL).head();
    now = now.plusSeconds(3);
    AgentTaskClaim claim = running.claim();
    AgentTask completed = tasks.complete(claim, AgentTaskOutput.of("ok")).get();
    return Vector.of(pending, running, completed).map(task -> task.status().text()).asJava();
  }

  private static Seq<JsonObject> vectors() throws IOException {
    Option<Path> file = SharedData.find(FILE);
    if (file.isEmpty()) {
      return Vector.empty();
    }
    JsonArray all = (JsonArray) JsonParser.parse(Files.readString(file.get()));
    return all.values()
        .map(JsonObject.class::cast)
        .filter(vector -> text(member(vector, "area")).equals("tasks"))
        .toVector();
  }

  private static JsonValue member(JsonObject object, String name) {
    return object.members().get(name).get();
  }

  private static String text(JsonValue value) {
    return ((JsonString) value).value();
  }

  private static Vector<String> texts(JsonValue array) {
    return ((JsonArray) array).values().map(TaskVectorsTest::text).toVector();
  }
}
