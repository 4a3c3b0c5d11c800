package dev.stoa.testkit.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.debate.AgentTurnQuery;
import dev.stoa.domain.debate.DebateJsonColumn.OfTurn;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.debate.TurnFindings;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The contract of every store of turns. */
public interface DebateTurnsContract extends DebateSamples {

  @Test
  default void aTurnIsStoredAndRead() {
    DebateSession in = session("s-1");
    DebateTurn whole =
        turn(
            in,
            "t-1",
            1,
            TurnDraft.of(2, DebatePhase.ADVERSARIAL, ADA)
                .to(BOB)
                .role("red_team")
                .model("acme", "large-1")
                .content("what if\nthe \"cache\" ıİ \uD83D\uDE00 is cold?")
                .confidence(0.30000000000000004)
                .findings(
                    TurnFindings.NONE
                        .toolCalls(CanonicalJson.of("[{\"tool\": \"grep\", \"hits\": 3}]"))
                        .testResults(CanonicalJson.of("{\"passed\": 2}"))
                        .reflections(CanonicalJson.of("[{\"cause\": \"timeout\"}]")))
                .metadata(CanonicalJson.of("{\"a\": [1, 2.5]}"))
                .responseTime(Duration.ofMillis(1234)));
    DebateTurn bare = turn(in, "t-2", 2, TurnDraft.of(1, DebatePhase.REVIEW, BOB));
    assertEquals(
        HashMap.of(whole.id(), whole, bare.id(), bare),
        ask(() -> storage().debateTurns().find(Vector.of(whole.id(), bare.id(), id("t-3")))));
  }

  @Test
  default void theLastSequenceIsKnown() {
    DebateSession one = session("s-1");
    DebateSession two = session("s-2");
    turn(one, "t-1", 1, draft(1, DebatePhase.PROPOSAL, ADA));
    turn(one, "t-2", 2, draft(1, DebatePhase.PROPOSAL, ADA));
    assertEquals(2, (long) ask(() -> storage().debateTurns().latest(one.id())));
    assertEquals(0, (long) ask(() -> storage().debateTurns().latest(two.id())));
    assertEquals(
        HashMap.of(one.id(), 2L),
        ask(() -> storage().debateTurns().latest(Vector.of(one.id(), two.id()))));
  }

  @Test
  default void aReplaySortsPhasesByTheirPlaceAndNotByTheirText() {
    DebateSession in = session("s-1");
    Vector<DebateTurn> appended =
        Vector.range(0, 32)
            .map(
                i ->
                    new DebateTurn(
                        id("t-" + (31 - i)),
                        in.id(),
                        i + 1,
                        draft(1 + i % 2, DebatePhase.at((i * 5 + 3) % 8), i % 3 == 0 ? ADA : BOB),
                        AT));
    write(() -> storage().debateTurns().append(appended));
    turn(session("s-2"), "other", 1, draft(1, DebatePhase.PROPOSAL, ADA));
    Seq<DebateTurn> expected = appended.sorted(DebateTurn.REPLAY);
    assertEquals(expected, replayed(in.id(), TurnFilter.ALL));
    assertEquals(expected, paged(in.id(), TurnFilter.ALL, 5));
    for (TurnFilter filter :
        List.of(
            TurnFilter.ALL.in(2),
            TurnFilter.ADVERSARIAL,
            TurnFilter.ALL.in(2).in(DebatePhase.CRITIQUE))) {
      Seq<DebateTurn> some = expected.filter(filter::accepts);
      assertEquals(some, replayed(in.id(), filter));
      assertEquals(some, paged(in.id(), filter, 3));
    }
  }

  @Test
  default void episodesOfReflexionAreFound() {
    DebateSession in = session("s-1");
    turn(in, "t-1", 1, draft(2, DebatePhase.PROPOSAL, ADA));
    DebateTurn second = turn(in, "t-2", 2, reflected(draft(2, DebatePhase.REVIEW, ADA), "late"));
    DebateTurn first = turn(in, "t-3", 3, reflected(draft(1, DebatePhase.REVIEW, ADA), "early"));
    assertEquals(Vector.of(first, second), replayed(in.id(), TurnFilter.REFLEXION));
  }

  @Test
  default void turnsOfAnAgentAreListedBySession() {
    DebateSession one = session("s-1");
    DebateSession two = session("s-2");
    turn(one, "t-1", 1, draft(1, DebatePhase.CONVERGENCE, ADA));
    turn(two, "t-2", 2, draft(1, DebatePhase.PROPOSAL, ADA));
    turn(one, "t-3", 13, draft(1, DebatePhase.ADVERSARIAL, ADA));
    turn(two, "t-4", 4, draft(2, DebatePhase.PROPOSAL, ADA));
    turn(two, "t-5", 5, draft(2, DebatePhase.PROPOSAL, BOB).to(ADA));
    assertEquals(Vector.of("t-1", "t-3", "t-2", "t-4"), ofAgent(AgentTurnQuery.of(ADA)));
    assertEquals(Vector.of("t-2", "t-4"), ofAgent(AgentTurnQuery.of(ADA).in(DebatePhase.PROPOSAL)));
    AgentTurnQuery second = AgentTurnQuery.of(ADA).after(new DebateTurn.AgentKey(one.id(), 1));
    assertEquals(Vector.of("t-3", "t-2"), ofAgent(second.limit(2)));
    assertEquals(Vector.of("t-2"), ofAgent(second.in(DebatePhase.PROPOSAL).limit(1)));
    assertEquals(
        Vector.empty(),
        ofAgent(
            AgentTurnQuery.of(ADA)
                .in(DebatePhase.PROPOSAL)
                .after(new DebateTurn.AgentKey(two.id(), 4))));
  }

  @Test
  default void turnsAreFoundByAMemberOfTheirJson() {
    DebateSession in = session("s-1");
    String hostile = "'; drop table debate_turns; --";
    turn(in, "t-1", 1, reflected(draft(1, DebatePhase.REVIEW, ADA), "timeout"));
    turn(
        in,
        "t-2",
        2,
        draft(1, DebatePhase.REVIEW, ADA)
            .findings(
                TurnFindings.NONE.toolCalls(
                    CanonicalJson.of("[\"grep\", 3, {\"tool\": \"grep\"}, {\"tool\": \"ls\"}]")))
            .metadata(CanonicalJson.of(java.util.Map.of(hostile, 1))));
    turn(in, "t-3", 3, reflected(draft(1, DebatePhase.REVIEW, ADA), "timeout"));
    assertEquals(
        Vector.of("t-1", "t-3"),
        containing(OfTurn.REFLECTIONS, JsonMember.text("cause", "timeout"), Option.none()));
    assertEquals(
        Vector.of("t-3"),
        containing(
            OfTurn.REFLECTIONS, JsonMember.text("cause", "timeout"), Option.some(id("t-1"))));
    assertEquals(
        Vector.of("t-2"),
        containing(OfTurn.TOOL_CALLS, JsonMember.text("tool", "ls"), Option.none()));
    assertEquals(
        Vector.empty(),
        containing(OfTurn.TOOL_CALLS, JsonMember.text("tool", "cat"), Option.none()));
    assertEquals(
        Vector.of("t-2"),
        containing(OfTurn.METADATA, JsonMember.json(hostile, "1"), Option.none()));
    assertEquals(
        Vector.empty(), containing(OfTurn.METADATA, JsonMember.text(hostile, "1"), Option.none()));
  }

  @Test
  default void turnsByAndToAnAgentBecomeAnothers() {
    DebateSession in = session("s-1");
    turn(in, "t-1", 1, draft(1, DebatePhase.CRITIQUE, ADA).to(BOB));
    turn(in, "t-2", 2, draft(1, DebatePhase.CRITIQUE, BOB).to(ADA));
    AgentName eve = new AgentName("eve");
    assertEquals(2, (long) ask(() -> storage().debateTurns().count(ADA)));
    assertEquals(
        2, (long) storage().unitOfWork().run(() -> storage().debateTurns().move(ADA, eve)));
    assertEquals(0, (long) ask(() -> storage().debateTurns().count(ADA)));
    assertEquals(
        Vector.of(
            draft(1, DebatePhase.CRITIQUE, eve).to(BOB),
            draft(1, DebatePhase.CRITIQUE, BOB).to(eve)),
        replayed(in.id(), TurnFilter.ALL).map(DebateTurn::draft));
    assertEquals(
        Vector.of("t-1"),
        ask(() -> storage().debateTurns().ofAgent(AgentTurnQuery.of(eve)))
            .map(turn -> turn.id().value())
            .toVector());
  }

  @Test
  default void turnsBecomeThoseOfAnotherWhoTakesPartToo() {
    DebateSession in = session("s-1");
    turn(in, "t-1", 1, draft(1, DebatePhase.CRITIQUE, ADA));
    turn(in, "t-2", 2, draft(1, DebatePhase.CRITIQUE, BOB));
    storage().unitOfWork().run(() -> storage().debateTurns().move(ADA, BOB));
    assertEquals(0, (long) ask(() -> storage().debateTurns().count(ADA)));
    assertEquals(2, (long) ask(() -> storage().debateTurns().count(BOB)));
  }

  @Test
  default void whoeverIsInAnImportedTurnTakesPart() {
    DebateSession in = session("s-1");
    DebateTurn imported =
        new DebateTurn(id("t-1"), in.id(), 1, draft(1, DebatePhase.CRITIQUE, ADA).to(BOB), AT);
    write(() -> storage().debateTurns().appendImported(Vector.of(imported)));
    assertEquals(Vector.of("t-1"), ofAgent(AgentTurnQuery.of(ADA)));
    assertEquals(1, (long) ask(() -> storage().debateTurns().count(BOB)));
  }

  @Test
  default void manyTurnsAreAppendedAtOnceAndStreamed() {
    DebateSession in = session("s-1");
    Random random = new Random(11);
    Vector<DebateTurn> many =
        Vector.range(0, 3_000)
            .map(
                i ->
                    new DebateTurn(
                        id("t-" + i),
                        in.id(),
                        i + 1,
                        draft(1 + random.nextInt(40), DebatePhase.at(random.nextInt(8)), ADA),
                        AT));
    write(() -> storage().debateTurns().append(many));
    assertEquals(many.sorted(DebateTurn.REPLAY), replayed(in.id(), TurnFilter.ALL), "seed 11");
  }

  private static TurnDraft reflected(TurnDraft draft, String cause) {
    return draft.findings(
        TurnFindings.NONE.reflections(CanonicalJson.of("[{\"cause\": \"" + cause + "\"}]")));
  }

  private static DebateTurnId id(String value) {
    return new DebateTurnId(value);
  }

  private Seq<String> containing(OfTurn column, JsonMember member, Option<DebateTurnId> after) {
    return ask(() -> storage().debateTurns().containing(column, member, after, 9))
        .map(turn -> turn.id().value())
        .toVector();
  }

  private Seq<String> ofAgent(AgentTurnQuery query) {
    return ask(() -> storage().debateTurns().ofAgent(query))
        .map(turn -> turn.id().value())
        .toVector();
  }

  private Seq<DebateTurn> replayed(DebateSessionId in, TurnFilter filter) {
    List<DebateTurn> turns = new ArrayList<>();
    storage()
        .unitOfWork()
        .snapshot(
            () -> {
              storage().debateTurns().scan(in, filter, turns::add);
              return turns;
            });
    return Vector.ofAll(turns);
  }

  private Seq<DebateTurn> paged(DebateSessionId in, TurnFilter filter, int size) {
    Vector<DebateTurn> all = Vector.empty();
    while (true) {
      DebateTurn.ReplayKey after =
          all.lastOption().map(DebateTurn::replayKey).getOrElse(DebateTurn.ReplayKey.START);
      Seq<DebateTurn> page = ask(() -> storage().debateTurns().page(in, filter, after, size));
      if (page.isEmpty()) {
        return all;
      }
      all = all.appendAll(page);
    }
  }
}
