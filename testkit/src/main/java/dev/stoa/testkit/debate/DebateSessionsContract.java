package dev.stoa.testkit.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.CodeDraft;
import dev.stoa.domain.debate.CodeVersion;
import dev.stoa.domain.debate.CodeVersionId;
import dev.stoa.domain.debate.CoordinationProtocol;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebateJsonColumn.OfSession;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateQuery;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.GateId;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.NextTurn;
import dev.stoa.domain.debate.Topology;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The contract of every store of debate sessions. */
public interface DebateSessionsContract extends DebateSamples {

  @Test
  default void aSessionIsStoredAndRead() {
    NewDebateSession whole =
        NewDebateSession.about("cache ıİ \uD83D\uDE00?")
            .debate("d-1")
            .topology(
                Topology.STAR,
                DebateConfig.USUAL.moderator(ADA).gate(DebatePhase.PROPOSAL).maxRounds(5))
            .protocol(CoordinationProtocol.DPDE)
            .domain("security")
            .initiatedBy("ann")
            .metadata(CanonicalJson.of("{\"ticket\": 7, \"tags\": [\"a\"], \"x\": null}"));
    DebateSession stored = session("s-1", 0, whole);
    assertEquals(Option.some(stored), find("s-1"));
    assertEquals(Option.none(), find("s-2"));
    DebateSession bare = session("s-3");
    assertEquals(Option.some(bare), find("s-3"));
    assertEquals(new DebateId("s-3"), bare.debate());
  }

  @Test
  default void itsStateIsSaved() {
    DebateSession stored = session("s-1");
    DebateSession running = stored.become(DebateStatus.RUNNING, AT.plusSeconds(1)).get().reached(2);
    write(() -> storage().debateSessions().save(running));
    assertEquals(Option.some(running), find("s-1"));
    DebateSession done =
        running
            .concluded(
                0.123456789, DebateOutcome.of("yes", 0.5).winner(ADA).json(), AT.plusSeconds(3))
            .get();
    write(() -> storage().debateSessions().save(done));
    assertEquals(Option.some(done), find("s-1"));
  }

  @Test
  default void itNeverLooksOlderThanItWas() {
    DebateSession stored = session("s-1");
    DebateSession early = stored.become(DebateStatus.RUNNING, AT.minusSeconds(9)).get();
    write(() -> storage().debateSessions().save(early));
    assertEquals(AT, find("s-1").get().updatedAt());
    assertEquals(DebateStatus.RUNNING, find("s-1").get().status());
  }

  @Test
  default void aSessionIsLockedOnlyInAWriteUnit() {
    assertThrows(
        IllegalStateException.class,
        () -> ask(() -> storage().debateSessions().lock(new DebateSessionId("s"))));
  }

  @Test
  default void whatTheNextTurnNeedsIsReadOnlyInAWriteUnit() {
    assertThrows(
        IllegalStateException.class,
        () ->
            ask(
                () ->
                    storage().debateSessions().lockNext(new DebateSessionId("s"), Vector.of(ADA))));
  }

  @Test
  default void theNextTurnFollowsTheLastOne() {
    DebateSession pending = session("s-1");
    assertEquals(
        Option.some(new NextTurn(DebateStatus.PENDING, AT, pending.opened().config(), 0, 0, true)),
        next("s-1"));
    assertEquals(Option.none(), next("s-2"));
    turn(pending, "t-1", 1, draft(1, DebatePhase.PROPOSAL, ADA));
    turn(pending, "t-2", 2, draft(3, DebatePhase.PROPOSAL, ADA));
    turn(session("s-2"), "t-3", 7, draft(1, DebatePhase.PROPOSAL, ADA));
    write(
        () ->
            storage()
                .debateSessions()
                .save(pending.become(DebateStatus.RUNNING, AT).get().reached(3)));
    assertEquals(
        Option.some(new NextTurn(DebateStatus.RUNNING, AT, pending.opened().config(), 3, 2, true)),
        next("s-1"));
  }

  @Test
  default void theNextTurnKnowsWhetherItsSpeakersTakePart() {
    DebateSession in = session("s-1");
    DebateSession other = session("s-2");
    write(() -> storage().debateTurns().addParticipants(other.id(), Vector.of(ADA, BOB)));
    assertEquals(false, next("s-1", ADA).get().speakersTakePart());
    write(() -> storage().debateTurns().addParticipants(in.id(), Vector.of(ADA)));
    assertEquals(true, next("s-1", ADA).get().speakersTakePart());
    assertEquals(false, next("s-1", ADA, BOB).get().speakersTakePart());
    write(() -> storage().debateTurns().addParticipants(in.id(), Vector.of(ADA, BOB)));
    assertEquals(true, next("s-1", ADA, BOB).get().speakersTakePart());
  }

  @Test
  default void sessionsAreFoundByTheEndOfTheirIds() {
    session("0001-abcdef");
    session("0002-abcdef");
    session("0003-xbcdef");
    assertEquals(
        Vector.of("0001-abcdef", "0002-abcdef"),
        ids(ask(() -> storage().debateSessions().endingWith("abcdef", 5))).sorted());
    assertEquals(1, ask(() -> storage().debateSessions().endingWith("bcdef", 1)).size());
    assertEquals(0, ask(() -> storage().debateSessions().endingWith("%", 5)).size());
  }

  @Test
  default void sessionsAreListedNewestFirstAndFiltered() {
    session("s-1", 1, NewDebateSession.about("one").debate("d-1"));
    session("s-2", 2, NewDebateSession.about("two").debate("d-1"));
    session("s-3", 2, star("three").debate("d-2"));
    session("s-4", 4, star("four"));
    become("s-2", DebateStatus.RUNNING);
    become("s-4", DebateStatus.CANCELLED);
    assertEquals(Vector.of("s-4", "s-3", "s-2", "s-1"), listed(DebateQuery.all()));
    assertEquals(Vector.of("s-3", "s-2", "s-1"), listed(DebateQuery.all().unfinished()));
    assertEquals(Vector.of("s-4"), listed(DebateQuery.all().in(DebateStatus.CANCELLED)));
    assertEquals(Vector.of("s-2", "s-1"), listed(DebateQuery.all().of(new DebateId("d-1"))));
    assertEquals(
        Vector.of("s-2"),
        listed(DebateQuery.all().of(new DebateId("d-1")).in(DebateStatus.RUNNING)));
    assertEquals(Vector.of("s-4", "s-3"), listed(DebateQuery.all().in(Topology.STAR)));
    assertEquals(Vector.of("s-3"), listed(DebateQuery.all().unfinished().in(Topology.STAR)));
    assertEquals(
        Vector.of("s-3", "s-2"),
        listed(DebateQuery.all().between(AT.plusSeconds(2), AT.plusSeconds(4))));
    assertEquals(
        Vector.of("s-3"),
        listed(DebateQuery.all().in(Topology.STAR).between(AT.plusSeconds(2), AT.plusSeconds(4))));
  }

  @Test
  default void sessionsAreFoundByWhoTookPart() {
    DebateSession first = session("s-1", 1, NewDebateSession.about("one"));
    DebateSession second = session("s-2", 2, NewDebateSession.about("two"));
    write(() -> storage().debateTurns().addParticipants(first.id(), Vector.of(ADA)));
    write(() -> storage().debateTurns().addParticipants(second.id(), Vector.of(ADA, BOB)));
    become("s-2", DebateStatus.RUNNING);
    assertEquals(Vector.of("s-2", "s-1"), listed(DebateQuery.all().with(ADA)));
    assertEquals(Vector.of("s-2"), listed(DebateQuery.all().with(BOB)));
    assertEquals(Vector.of("s-1"), listed(DebateQuery.all().in(DebateStatus.PENDING).with(ADA)));
    assertEquals(Vector.of(), listed(DebateQuery.all().in(DebateStatus.PENDING).with(BOB)));
  }

  @Test
  default void pagesContinueAfterTheLastSession() {
    for (int i = 0; i < 5; i++) {
      session("s-" + i, i / 2, NewDebateSession.about("again"));
    }
    List<String> all = new ArrayList<>();
    Option<TimePosition<DebateSessionId>> after = Option.none();
    do {
      Option<TimePosition<DebateSessionId>> from = after;
      Seq<DebateSession> page =
          ask(
              () ->
                  storage()
                      .debateSessions()
                      .page(DebateQuery.all().page(new PageRequest<>(from, 2))));
      page.forEach(one -> all.add(one.id().value()));
      after = page.lastOption().map(DebateSession::key);
    } while (after.isDefined());
    assertEquals(List.of("s-4", "s-3", "s-2", "s-1", "s-0"), all);
  }

  @Test
  default void sessionsAreFoundByAMemberOfTheirJson() {
    String hostile = "x') or 1=1 --\"";
    session(
        "s-1",
        0,
        NewDebateSession.about("one")
            .metadata(
                CanonicalJson.of(
                    "{\"n\": 1, \"t\": \"1\", \"b\": true, \"z\": null, \"o\": {\"n\": 2}}")));
    session("s-2", 0, NewDebateSession.about("two").config(DebateConfig.USUAL.maxRounds(9)));
    session(
        "s-3",
        0,
        NewDebateSession.about("three")
            .metadata(CanonicalJson.of(java.util.Map.of(hostile, hostile))));
    assertEquals(Vector.of("s-1"), containing(OfSession.METADATA, JsonMember.json("n", "1.0")));
    assertEquals(Vector.of("s-1"), containing(OfSession.METADATA, JsonMember.text("t", "1")));
    assertEquals(Vector.of("s-1"), containing(OfSession.METADATA, JsonMember.json("b", "true")));
    assertEquals(Vector.of("s-1"), containing(OfSession.METADATA, JsonMember.json("z", "null")));
    assertEquals(Vector.empty(), containing(OfSession.METADATA, JsonMember.text("n", "1")));
    assertEquals(Vector.empty(), containing(OfSession.METADATA, JsonMember.json("t", "1")));
    assertEquals(Vector.empty(), containing(OfSession.METADATA, JsonMember.json("b", "1")));
    assertEquals(Vector.empty(), containing(OfSession.METADATA, JsonMember.text("b", "true")));
    assertEquals(Vector.empty(), containing(OfSession.METADATA, JsonMember.json("n", "2")));
    assertEquals(
        Vector.of("s-3"), containing(OfSession.METADATA, JsonMember.text(hostile, hostile)));
    assertEquals(Vector.empty(), containing(OfSession.METADATA, JsonMember.text(hostile, "")));
    assertEquals(
        Vector.of("s-2"), containing(OfSession.CONFIG, JsonMember.json("max_rounds", "9")));
    assertEquals(
        Vector.of("s-3"),
        ids(
            ask(
                () ->
                    storage()
                        .debateSessions()
                        .containing(
                            OfSession.CONFIG,
                            JsonMember.json("max_rounds", "3"),
                            Option.some(new DebateSessionId("s-1")),
                            9))));
  }

  @Test
  default void whatBelongsToASessionGoesWithIt() {
    DebateSession removed = session("s-1");
    DebateSession stored = session("s-2");
    for (DebateSession each : Vector.of(removed, stored)) {
      DebateTurn turn = turn(each, "t-" + each.id(), 1, draft(1, DebatePhase.PROPOSAL, ADA));
      write(
          () -> {
            storage()
                .codeVersions()
                .add(
                    new CodeVersion(
                        new CodeVersionId("v-" + each.id()),
                        each.id(),
                        1,
                        CodeDraft.of("x").turn(turn.id()),
                        Option.none(),
                        AT));
            storage()
                .approvalGates()
                .add(
                    ApprovalGate.requested(
                        new GateId("g-" + each.id()),
                        each.id(),
                        1,
                        DebatePhase.PROPOSAL,
                        ApprovalGate.USUAL,
                        AT));
            storage().debateVotes().put(each.id(), DebateVote.of(ADA, "yes", 1), AT);
          });
    }
    write(() -> storage().debateSessions().remove(removed.id()));
    assertEquals(Option.none(), find("s-1"));
    assertEquals(Vector.of(0, 0, 0, 0), belongings(removed.id()));
    assertEquals(Vector.of(1, 1, 1, 1), belongings(stored.id()));
  }

  @Test
  default void namesInSettingsAndOutcomesFollowARename() {
    DebateSession star = session("s-1", 0, star("one"));
    DebateSession won =
        session("s-2")
            .become(DebateStatus.RUNNING, AT)
            .get()
            .concluded(0.5, DebateOutcome.of("yes", 0.5).winner(ADA).json(), AT)
            .get();
    session("s-3");
    write(() -> storage().debateSessions().save(won));
    AgentName eve = new AgentName("eve");
    assertEquals(
        2, (long) storage().unitOfWork().run(() -> storage().debateSessions().move(ADA, eve)));
    assertEquals(Option.some(eve), find("s-1").flatMap(one -> one.opened().config().moderator()));
    assertEquals(
        Option.some(DebateOutcome.of("yes", 0.5).winner(eve).json()),
        find("s-2").map(DebateSession::outcome));
    assertEquals(star.renamed(ADA, eve), find("s-1").get());
  }

  private Vector<Integer> belongings(DebateSessionId id) {
    return ask(
        () ->
            Vector.of(
                storage()
                    .debateTurns()
                    .page(id, TurnFilter.ALL, DebateTurn.ReplayKey.START, 9)
                    .size(),
                storage().codeVersions().after(id, 0, 9).size(),
                storage().approvalGates().of(id).size(),
                storage().debateVotes().of(id).size()));
  }

  private static NewDebateSession star(String topic) {
    return NewDebateSession.about(topic).topology(Topology.STAR, DebateConfig.USUAL.moderator(ADA));
  }

  private void become(String id, DebateStatus status) {
    write(
        () ->
            storage()
                .debateSessions()
                .save(
                    storage()
                        .debateSessions()
                        .lock(new DebateSessionId(id))
                        .get()
                        .become(status, AT)
                        .get()));
  }

  private Seq<String> containing(OfSession column, JsonMember member) {
    return ids(ask(() -> storage().debateSessions().containing(column, member, Option.none(), 9)));
  }

  private Option<NextTurn> next(String id, AgentName... speakers) {
    return storage()
        .unitOfWork()
        .run(
            () ->
                storage().debateSessions().lockNext(new DebateSessionId(id), Vector.of(speakers)));
  }

  private Seq<String> listed(DebateQuery query) {
    return ids(ask(() -> storage().debateSessions().page(query)));
  }

  private static Vector<String> ids(Seq<DebateSession> sessions) {
    return sessions.map(one -> one.id().value()).toVector();
  }

  private Option<DebateSession> find(String id) {
    return ask(() -> storage().debateSessions().find(new DebateSessionId(id)));
  }
}
