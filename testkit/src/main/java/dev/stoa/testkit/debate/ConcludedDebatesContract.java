package dev.stoa.testkit.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.debate.ConcludedDebate;
import dev.stoa.domain.debate.ConcludedDebateBuilder;
import dev.stoa.domain.debate.DebateHistoryQuery;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.VotingMethod;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The contract of every store of concluded debates. */
public interface ConcludedDebatesContract extends DebateSamples {

  @Test
  default void aRecordIsStoredAndRead() {
    ConcludedDebate whole =
        debate(
            "d-1",
            0,
            Option.some("security"),
            DebateOutcome.of("use \"a\" cache", 0.30000000000000004)
                .winner(ADA)
                .method(VotingMethod.BORDA)
                .groundedVerdict(CanonicalJson.of("{\"sources\": [1, 2]}")));
    ConcludedDebate draw =
        debate("d-2", 1, Option.none(), DebateOutcome.of("no", 0).withoutConsensus());
    assertEquals(Option.some(whole), ask(() -> storage().concludedDebates().find(whole.id())));
    assertEquals(Option.some(draw), ask(() -> storage().concludedDebates().find(draw.id())));
    assertEquals(
        Option.some(whole),
        storage().unitOfWork().run(() -> storage().concludedDebates().lock(whole.id())));
    assertThrows(
        IllegalStateException.class,
        () -> ask(() -> storage().concludedDebates().lock(whole.id())));
    write(() -> storage().debateSessions().remove(whole.session()));
    assertEquals(Option.none(), ask(() -> storage().concludedDebates().find(whole.id())));
  }

  @Test
  default void recordsAreListedNewestFirstAndFiltered() {
    debate("d-1", 1, Option.some("code"), DebateOutcome.of("a", 0.9));
    ConcludedDebate second =
        debate("d-2", 2, Option.some("code"), DebateOutcome.of("b", 0.4).withoutConsensus());
    debate("d-3", 3, Option.some("security"), DebateOutcome.of("c", 0.8));
    debate("d-4", 3, Option.none(), DebateOutcome.of("d", 0.2));
    DebateHistoryQuery all = DebateHistoryQuery.all();
    assertEquals(Vector.of("d-4", "d-3", "d-2", "d-1"), listed(all));
    assertEquals(Vector.of("d-1"), listed(all.after(second.key())));
    assertEquals(Vector.of("d-2", "d-1"), listed(all.in(new Discipline("code"))));
    assertEquals(Vector.of("d-4", "d-3", "d-1"), listed(all.agreed()));
    assertEquals(Vector.of("d-3", "d-1"), listed(all.confident(0.8)));
    assertEquals(Vector.of("d-2"), listed(all.between(AT.plusSeconds(2), AT.plusSeconds(3))));
    assertEquals(Vector.of("d-1"), listed(all.in(new Discipline("code")).agreed().confident(0.5)));
  }

  @Test
  default void debatesThatOneAgentWonBecomeAnothers() {
    ConcludedDebate won = debate("d-1", 1, Option.none(), DebateOutcome.of("a", 0.9).winner(ADA));
    debate("d-2", 2, Option.none(), DebateOutcome.of("b", 0.9));
    AgentName eve = new AgentName("eve");
    assertEquals(1, (long) ask(() -> storage().concludedDebates().count(ADA)));
    assertEquals(
        1, (long) storage().unitOfWork().run(() -> storage().concludedDebates().move(ADA, eve)));
    assertEquals(0, (long) ask(() -> storage().concludedDebates().count(ADA)));
    assertEquals(
        Option.some(won.outcome().winner(eve)),
        ask(() -> storage().concludedDebates().find(won.id())).map(ConcludedDebate::outcome));
  }

  private ConcludedDebate debate(
      String id, int seconds, Option<String> domain, DebateOutcome outcome) {
    DebateSession session = session("s-" + id);
    ConcludedDebate debate =
        ConcludedDebateBuilder.builder()
            .id(new DebateId(id))
            .session(session.id())
            .task("cache or not")
            .domain(domain.map(Discipline::new))
            .outcome(outcome)
            .rounds(3)
            .duration(Duration.ofNanos(1_234_567_000))
            .receipt("{\"question\":\"cache or not\"}")
            .auditSequence(7)
            .createdAt(AT.plusSeconds(seconds))
            .build();
    write(() -> storage().concludedDebates().add(debate));
    return debate;
  }

  private Seq<String> listed(DebateHistoryQuery query) {
    return ask(() -> storage().concludedDebates().page(query))
        .map(debate -> debate.id().value())
        .toVector();
  }
}
