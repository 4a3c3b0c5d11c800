package dev.stoa.application.vectors;

import static dev.stoa.application.vectors.VectorWorkspace.onNew;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.Constitution;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.regex.Pattern;

/** Checks the vectors of agents and their spawns. */
final class AgentVectors {

  private static final String TWICE = " twice";

  /** What the vectors call agents that are not there, and names that are not free. */
  private static final Pattern ABSENT =
      Pattern.compile("missing|unknown|non-?existent|absent|nobody|nope");

  private static final Pattern TAKEN = Pattern.compile("taken|existing|exists|in use");

  private final VectorWorkspace workspace;
  private Vector<Boolean> answers = Vector.empty();

  private AgentVectors(VectorWorkspace workspace) {
    this.workspace = workspace;
  }

  static VectorChecks checks() {
    return VectorChecks.of("space-os")
        .check("agents", onNew(AgentVectors::new, AgentVectors::agents))
        .check("sessions", onNew(AgentVectors::new, AgentVectors::spawns))
        .check("constitution", AgentVectors::constitution);
  }

  /** Does what the members of the input name, in this order, to agents that are there. */
  private void agents(SpecVector vector) {
    Given input = vector.input();
    Option<Seq<String>> rename = input.optional("rename").map(Given::texts);
    Option<Seq<String>> copy = input.optional("clone").map(Given::texts);
    Option<Seq<String>> merge = input.optional("merge").map(Given::texts);
    Option<String> archive = input.optional("archive").map(Given::text);
    Option<String> restore = input.optional("unarchive").map(Given::text);
    Seq<String> present = input.optional("registered").map(Given::texts).getOrElse(Vector.empty());
    boolean isTaken = TAKEN.matcher(vector.description()).find();
    Seq<Seq<String>> renamings = rename.toVector().appendAll(copy);
    prepare(
        present
            .appendAll(archive)
            .appendAll(restore)
            .appendAll(renamings.map(Seq::head))
            .appendAll(
                renamings.map(Seq::last).filter(name -> isTaken || TAKEN.matcher(name).matches()))
            .appendAll(merge.getOrElse(Vector.empty())));
    input.optional("register").map(Given::text).forEach(this::register);
    archive.forEach(name -> answer(workspace.agents.archive(name).isRight()));
    restore.forEach(name -> answer(workspace.agents.restore(name).isRight()));
    rename.forEach(
        names ->
            answer(
                AgentName.read(names.last())
                    .exists(to -> workspace.agents.rename(names.head(), to).isRight())));
    copy.forEach(
        names ->
            answer(
                AgentName.read(names.last())
                    .exists(to -> workspace.agents.cloneAs(names.head(), to).isRight())));
    merge.forEach(names -> answer(workspace.agents.merge(names.head(), names.last()).isRight()));
    Option<String> found =
        input
            .optional("get")
            .flatMap(name -> workspace.agents.resolve(name.text()).toOption())
            .flatMap(agent -> agent.live().toOption())
            .map(Agent::identity)
            .map(AgentName::value);
    matches(vector.expected(), found, merge.map(Seq::head));
  }

  private void prepare(Seq<String> names) {
    names.distinct().reject(name -> ABSENT.matcher(name).matches()).forEach(workspace::registered);
  }

  private void register(String identity) {
    if (identity.endsWith(TWICE)) {
      String name = identity.substring(0, identity.length() - TWICE.length());
      workspace.registered(name);
      register(name);
    } else {
      answer(workspace.agents.register(identity, "claude-4").isRight());
    }
  }

  private void answer(boolean succeeded) {
    answers = answers.append(succeeded);
  }

  private void matches(Given expected, Option<String> found, Option<String> source) {
    if (expected.isList()) {
      assertEquals(expected.list().map(Given::flag).toVector(), answers, expected.path());
    } else if (expected.isFlag()) {
      expected.matches(succeeded());
    } else if (expected.isText()) {
      expected.matches(found.getOrElse(""));
    } else if (expected.isNull()) {
      assertEquals(Option.none(), found);
    } else {
      expected.member("returns", succeeded());
      expected.member("error", succeeded() ? "none" : "ValueError");
      expected.member("identity", found.getOrElse(""));
      source.forEach(
          name -> expected.member("source_exists", workspace.agents.resolve(name).isRight()));
    }
  }

  private boolean succeeded() {
    assertFalse(answers.isEmpty(), "no check knows what is done");
    return answers.forAll(each -> each);
  }

  private void spawns(SpecVector vector) {
    workspace.registered("zealot");
    boolean endFirst = vector.input().flag("end_first", false);
    for (int i = 0; i < vector.input().get("create_session").whole(); i++) {
      Spawn spawn = workspace.agents.startSpawn("zealot").get();
      if (i == 0 && endFirst) {
        workspace.agents.endSpawn(spawn.id());
      }
    }
    Seq<Spawn> spawns =
        workspace.agents.spawnsOf("zealot", PageRequest.first(99)).get().items().reverse();
    Given expected = vector.expected();
    json(expected, "spawn_numbers", spawns.map(Spawn::number));
    json(expected, "wakes", spawns.map(Spawn::wakes));
    json(expected, "open", spawns.map(spawn -> spawn.endedAt().isEmpty()));
    expected.member("spawn_count", workspace.agents.resolve("zealot").get().spawnCount());
  }

  private static void json(Given expected, String name, Seq<?> ours) {
    expected.find(name).forEach(given -> given.matchesJson(ours.mkString("[", ",", "]")));
  }

  /** The original puts the text together; Stoa stores the text it is given under the same hash. */
  private static void constitution(SpecVector vector) {
    String text = vector.expected().get("text").text();
    for (String part : Vector.of("identity", "model", "constitution")) {
      assertTrue(text.contains(vector.input().get(part).text()), part);
    }
    assertTrue(text.contains(vector.input().get("role").text().toUpperCase(Locale.ROOT)), "role");
    vector.expected().get("sha256").matches(new Constitution(text).sha256());
  }
}
