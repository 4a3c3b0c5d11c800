package dev.stoa.domain.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DebateCourseTest {

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
  private static final Seq<AgentName> AGENTS =
      Vector.of("ada", "bob", "cyd", "dan").map(AgentName::new);

  /** Agents of a group are asked at the same time, if the phase allows it; / is the next group. */
  @ParameterizedTest
  @CsvSource({
    "graph_mesh, cpde, review, ada/bob/cyd/dan",
    "graph_mesh, dpde, review, ada+bob+cyd+dan",
    "graph_mesh, dpde, dehallucination, ada+bob/bob+cyd/cyd+dan/dan",
    "star, cpde, review, ada/bob+cyd+dan/cyd+dan/dan",
    "star, cpde, dehallucination, ada/bob+cyd/cyd+dan/dan",
    "chain, cpde, review, dan/cyd/bob/ada",
    "tree, cpde, review, ada/bob+cyd/cyd/dan"
  })
  void agentsAreAskedInTheOrderOfTheTopology(
      String topologyLabel, String protocolLabel, String phaseLabel, String expected) {
    Topology topology = Topology.labelled(topologyLabel);
    CoordinationProtocol protocol = CoordinationProtocol.labelled(protocolLabel);
    DebatePhase phase = DebatePhase.labelled(phaseLabel);
    DebateConfig config =
        switch (topology) {
          case STAR -> DebateConfig.USUAL.moderator(AGENTS.get(0));
          case CHAIN -> DebateConfig.USUAL.participants(AGENTS.reverse());
          case TREE ->
              DebateConfig.USUAL
                  .parent(AGENTS.get(1), AGENTS.get(0))
                  .parent(AGENTS.get(2), AGENTS.get(0))
                  .parent(AGENTS.get(3), AGENTS.get(2));
          case GRAPH_MESH -> DebateConfig.USUAL;
        };
    Played played = new Played(session(topology, protocol, config));
    Seq<String> asked = Vector.empty();
    while (played.place().phase().place() <= phase.place()) {
      DebateStep.Answers step = (DebateStep.Answers) played.next();
      if (step.at().phase() == phase) {
        asked = asked.append(step.asked().map(one -> one.agent().value()).mkString("+"));
      }
      played = played.answered(step.missing().head(), 0.5);
    }
    String shown = asked.mkString("/");
    assertEquals(
        expected,
        protocol == CoordinationProtocol.DPDE && phase == DebatePhase.REVIEW
            ? shown.substring(0, shown.indexOf('/'))
            : shown);
  }

  @ParameterizedTest
  @CsvSource({
    // Of one round of two agents: confidence, and whether it ends after the first round of two.
    "1, true",
    "0.5, false",
    "0, false"
  })
  void aRoundThatAgreesIsTheLast(double confidence, boolean early) {
    DebateConfig config = DebateConfig.USUAL.maxRounds(2).consensusThreshold(0.9);
    Played round = new Played(mesh(config)).round(confidence);
    if (early) {
      DebateStep.Conclude conclusion = (DebateStep.Conclude) round.next();
      assertEquals(true, conclusion.early());
      assertEquals("ada", conclusion.outcome().winner().get().value());
      assertEquals("same words again 8", conclusion.outcome().answer());
    } else {
      assertEquals(DebatePlace.start(2), round.place());
      DebateStep.Conclude last = (DebateStep.Conclude) round.round(1).next();
      assertEquals(false, last.early());
    }
  }

  @Test
  void aRoundThatWasFollowedByAnotherIsNotTheLast() {
    DebateConfig config = DebateConfig.USUAL.maxRounds(2).consensusThreshold(0.75);
    Played second = new Played(mesh(config)).round(0.5).answered(AGENTS.get(0), 1);
    // The votes of the second round make the first look as if all had agreed.
    Seq<DebateVote> agreed = second.votes.map(vote -> DebateVote.of(vote.voter(), "ada", 1));
    Played resumed = new Played(second.session, second.turns, agreed, second.now);
    assertEquals(2, resumed.place().round());
  }

  @Test
  void aGateComesAfterItsPhase() {
    Played played = new Played(mesh(DebateConfig.USUAL.gate(DebatePhase.SELF_EVOLVEMENT)));
    for (int i = 0; i < 8; i++) {
      played = played.answered(((DebateStep.Answers) played.next()).missing().head(), 0.5);
    }
    DebatePlace gate = new DebatePlace(1, DebatePhase.SELF_EVOLVEMENT);
    assertEquals(new DebateStep.Approval(gate), played.next(place -> false, played.now));
    assertEquals(
        new DebatePlace(1, DebatePhase.PROPOSAL),
        ((DebateStep.Answers) played.next(gate::equals, played.now)).at());
  }

  @Test
  void eachHasItsTimeFromWhenItIsAsked() {
    DebateConfig config = DebateConfig.USUAL.timeout(Duration.ofMinutes(8));
    Played played = new Played(mesh(config));
    DebateStep.Asked first = ((DebateStep.Answers) played.next()).asked().head();
    assertEquals(NOW, first.since());
    assertEquals(NOW.plusSeconds(60), first.until());
    assertEquals(false, first.isLate(NOW.plusSeconds(59)));
    assertEquals(true, first.isLate(NOW.plusSeconds(60)));
    DebateStep.Asked second =
        ((DebateStep.Answers) played.answered(AGENTS.get(0), 1).next()).asked().head();
    assertEquals(NOW.plusSeconds(1), second.since());
    assertEquals(
        NOW.plusSeconds(31),
        ((DebateStep.Answers)
                new Played(mesh(config.answerTime(Duration.ofSeconds(30))))
                    .answered(AGENTS.get(0), 1)
                    .next())
            .asked()
            .head()
            .until());
  }

  @Test
  void whoWaitsForAPlaceHasItsTimeFromThenOn() {
    DebateSession session =
        session(Topology.GRAPH_MESH, CoordinationProtocol.DPDE, DebateConfig.USUAL);
    Played played = new Played(session).answered(AGENTS.get(1), 1).answered(AGENTS.get(0), 1);
    Seq<DebateStep.Asked> asked = ((DebateStep.Answers) played.next()).asked();
    assertEquals(
        Vector.of(NOW.plusSeconds(1), NOW.plusSeconds(2)), asked.map(DebateStep.Asked::since));
  }

  @Test
  void nothingIsAskedForAfterTheTimeOfTheRun() {
    Played played = new Played(mesh(DebateConfig.USUAL));
    DebateStep.Answers last = (DebateStep.Answers) played.next(place -> true, NOW.plusSeconds(299));
    assertEquals(NOW.plusMillis(37_500), last.asked().head().until());
    assertEquals(
        new DebateStep.TimeOver(), played.next(place -> true, NOW.plus(Duration.ofMinutes(5))));
  }

  @Test
  void aSessionThatDoesNotRunRests() {
    DebateSession pending =
        DebateSession.opened(new DebateSessionId("s"), NewDebateSession.about("x"), NOW);
    assertEquals(new DebateStep.Rest(DebateStatus.PENDING), new Played(pending).next());
    DebateSession failed =
        pending
            .become(DebateStatus.RUNNING, NOW)
            .flatMap(running -> running.become(DebateStatus.FAILED, NOW))
            .get();
    assertEquals(new DebateStep.Rest(DebateStatus.FAILED), new Played(failed).next());
  }

  private static DebateSession mesh(DebateConfig config) {
    return session(Topology.GRAPH_MESH, CoordinationProtocol.CPDE, config);
  }

  private static DebateSession session(
      Topology topology, CoordinationProtocol protocol, DebateConfig config) {
    return DebateSession.opened(
            new DebateSessionId("s"),
            NewDebateSession.about("x").topology(topology, config).protocol(protocol),
            NOW)
        .become(DebateStatus.RUNNING, NOW)
        .get();
  }

  /** A session with the turns and votes so far; each answer takes a second. */
  private record Played(
      DebateSession session, Seq<DebateTurn> turns, Seq<DebateVote> votes, Instant now) {

    Played(DebateSession session) {
      this(session, Vector.empty(), Vector.empty(), NOW);
    }

    DebateStep next() {
      return next(place -> true, now);
    }

    DebateStep next(Predicate<DebatePlace> approved, Instant at) {
      return DebateCourse.of(session, AGENTS.toLinkedSet()).next(turns, () -> votes, approved, at);
    }

    DebatePlace place() {
      return ((DebateStep.Answers) next()).at();
    }

    Played answered(AgentName agent, double confidence) {
      DebatePlace at = place();
      Instant later = now.plusSeconds(1);
      TurnDraft draft =
          TurnDraft.of(at.round(), at.phase(), agent)
              .content("same words again " + (at.phase().place() + 1))
              .confidence(confidence);
      return new Played(
          session,
          turns.append(
              new DebateTurn(
                  new DebateTurnId("t" + turns.size()),
                  session.id(),
                  turns.size() + 1L,
                  draft,
                  later)),
          at.phase() == DebatePhase.CONVERGENCE
              ? votes
                  .reject(vote -> vote.voter().equals(agent))
                  .append(DebateVote.of(agent, confidence == 1 ? "ada" : agent.value(), confidence))
              : votes,
          later);
    }

    Played round(double confidence) {
      Played played = this;
      long round = place().round();
      while (played.next() instanceof DebateStep.Answers answers && answers.at().round() == round) {
        played = played.answered(answers.missing().head(), confidence);
      }
      return played;
    }
  }
}
