package dev.stoa.application.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentIdentity;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.Page;
import dev.stoa.testkit.data.SharedData;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What the project behind the seed answered, where its own pages do not call it a defect. */
final class SpaceOsVectorsTest {

  private static final String VECTORS = "spec/vectors/space-os.json";

  private final Registry registry = new Registry();
  private final AgentOperations agents = registry.agents;

  @Test
  void theMissingAreNeitherArchivedNorUnarchived() throws IOException {
    assertVector(
        "archive missing / unarchive missing",
        "[false,false]",
        "["
            + agents.archive("missing").isRight()
            + ","
            + agents.restore("missing").isRight()
            + "]");
  }

  @Test
  void aFreeIdentityIsTaken() throws IOException {
    registry.registered("old");
    assertVector(
        "rename to a free identity",
        "true",
        "" + agents.rename("old", new AgentIdentity("new")).isRight());
  }

  @Test
  void blanksAreNoPartOfAnIdentity() throws IOException {
    assertVector(
        "rename/clone to an identity with a space",
        "{\"error\":\"ValueError\"}",
        AgentIdentity.read("new name").isEmpty() && AgentIdentity.read("new agent").isEmpty()
            ? "{\"error\":\"ValueError\"}"
            : "taken");
  }

  @Test
  void theArchivedAreInvisible() throws IOException {
    registry.registered("zealot-two");
    agents.archive("zealot-two");
    assertVector(
        "get_agent resolves by identity or by id, archived agents are invisible",
        "null",
        "" + agents.resolve("zealot-two").flatMap(Agent::live).getOrNull());
  }

  @Test
  void anIdentityIsRegisteredOnce() throws IOException {
    registry.registered("agent1");
    assertVector(
        "register an identity already registered",
        "{\"error\":\"ValueError\",\"message\":\"Identity 'agent1' already registered\"}",
        agents.register(AgentRegistration.of("agent1", "claude-4")).isLeft()
            ? "{\"error\":\"ValueError\",\"message\":\"Identity 'agent1' already registered\"}"
            : "registered");
  }

  @Test
  void theMergedIsGone() throws IOException {
    registry.registered("ghost");
    registry.registered("crucible");
    boolean merged = agents.merge("ghost", "crucible").isRight();
    assertVector(
        "merge moves messages, bookmarks, tasks, sessions, knowledge, memories and deletes the"
            + " source",
        "{\"returns\":true,\"source_exists\":false}",
        "{\"returns\":" + merged + ",\"source_exists\":" + agents.resolve("ghost").isRight() + "}");
  }

  @Test
  void spawnsCountUp() throws IOException {
    registry.registered("zealot");
    agents.endSpawn(agents.startSpawn("zealot", Option.none()).get().id());
    agents.startSpawn("zealot", Option.none());
    Page<Spawn, Long> page = agents.spawnsOf("zealot", Option.none(), 9).get();
    Seq<Spawn> spawns = page.items().reverse();
    assertVector(
        "spawn_number counts up per agent and equals agents.spawn_count; wakes starts at 0",
        "{\"open\":[false,true],\"spawn_count\":2,\"spawn_numbers\":[1,2],\"wakes\":[0,0]}",
        "{\"open\":["
            + spawns.map(spawn -> spawn.endedAt().isEmpty()).mkString(",")
            + "],\"spawn_count\":"
            + agents.resolve("zealot").get().spawnCount()
            + ",\"spawn_numbers\":["
            + spawns.map(Spawn::number).mkString(",")
            + "],\"wakes\":["
            + spawns.map(Spawn::wakes).mkString(",")
            + "]}");
  }

  private static void assertVector(String description, String expected, String ours)
      throws IOException {
    assertEquals(expected, ours);
    for (Path file : SharedData.find(VECTORS)) {
      JsonArray all = (JsonArray) JsonParser.parse(Files.readString(file));
      JsonValue published =
          all.values()
              .map(vector -> ((JsonObject) vector).members())
              .find(vector -> vector.get("description").contains(new JsonString(description)))
              .flatMap(vector -> vector.get("expected"))
              .get();
      assertEquals(expected, CanonicalJson.of(published).text());
    }
  }
}
