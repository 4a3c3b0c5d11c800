package dev.stoa.actions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.StorageException;
import org.junit.jupiter.api.Test;

class ProblemTest {

  private static final ChannelRefused TAKEN =
      new ChannelRefused.NameTaken(new ChannelName("ops"), true);

  @Test
  void aRefusalHasItsKindACodeAndFacts() {
    Problem problem = Problem.of(TAKEN);
    assertEquals(Problem.Kind.CONFLICT, problem.kind());
    assertEquals("channel.name_taken", problem.code());
    assertEquals(TAKEN.sentence(), problem.sentence());
    assertEquals("{\"archived\":true,\"name\":\"ops\"}", problem.facts().text());
    assertEquals(problem, Problem.of(new RefusalException(TAKEN), name -> name));
  }

  @Test
  void aReasonThatIsPassedOnKeepsItsCode() {
    AgentRefused unknown = new AgentRefused.Unknown("bob", io.vavr.collection.List.of("bea"));
    Problem problem = Problem.of(new ChannelRefused.NoAgent(unknown));
    assertEquals(Problem.of(unknown), problem);
    assertEquals("agent.unknown", problem.code());
    assertEquals(Problem.Kind.ABSENT, problem.kind());
  }

  @Test
  void aFailureSaysWhoseItIs() {
    Problem bad = Problem.of(BadInput.at("replyTo", "it is missing"), name -> "<" + name + ">");
    assertEquals(
        new Problem(
            Problem.Kind.INVALID,
            "input.invalid",
            "<replyTo>: it is missing",
            CanonicalJson.of("{\"member\":\"<replyTo>\"}")),
        bad);
    assertEquals(
        Problem.Kind.INVALID, Problem.of(new InvalidValue("x is blank"), name -> name).kind());
    assertEquals(
        Problem.Kind.UNAVAILABLE,
        Problem.of(new StorageException("the disk is full"), name -> name).kind());
    for (RuntimeException unexpected :
        java.util.List.of(
            new IllegalStateException("secret"), new IllegalArgumentException("secret"))) {
      Problem bug = Problem.of(unexpected, name -> name);
      assertEquals(Problem.Kind.INTERNAL, bug.kind());
      assertEquals("unexpected failure", bug.sentence());
    }
  }
}
