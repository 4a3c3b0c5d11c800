package dev.stoa.bootstrap.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.debate.DebateOperations;
import dev.stoa.application.debate.DebateParticipant;
import dev.stoa.application.debate.DebateParticipants;
import dev.stoa.application.debate.DebateReceipt;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.debate.ConcludedDebate;
import dev.stoa.domain.debate.DebateHistoryQuery;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.TournamentId;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class ConcludeDebateTest {

  private static final AgentName ADA = new AgentName("ada");
  private static final AgentName BOB = new AgentName("bob");
  private static final DebateOutcome WON = DebateOutcome.of("Cache for a minute.", 0.8).winner(ADA);

  @ParameterizedTest
  @EnumSource
  void everyContextRecordsItsPartOnce(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateSessionId id = debated(stoa, "d-1");
      stoa.calibration()
          .predict(new TournamentId("d-1"), BOB, Forecast.of(new OutcomeName("ada"), 0.7))
          .get();
      ConcludedDebate concluded = stoa.debates().conclude(id, WON).get();
      assertEquals(DebateStatus.COMPLETED, stoa.debates().find(id).get().status());
      assertEquals(Option.some(concluded), stoa.debates().concluded(new DebateId("d-1")));
      assertEquals(3, stoa.ratings().match(new MatchId("d-1")).get().parts().size());
      assertTrue(stoa.ratings().rating(ADA).get().elo() > 1500);
      assertEquals(1, stoa.critiques().reputation(ADA).get().proposalsAccepted());
      assertEquals(1, stoa.critiques().reputation(BOB).get().critiquesGiven());
      assertEquals(1, stoa.ratings().relationship(ADA, BOB).get().counters().agreements());
      assertEquals(
          1,
          stoa.calibration()
              .predictions(new TournamentId("d-1"), PageRequest.first(9))
              .items()
              .count(one -> one.score().isDefined()));
      assertEquals(1, stoa.memory().recall(Recall.about("minute")).get().size());
      assertEquals(
          "Cache for a minute.", stoa.consensus().ofDebate("d-1").get().draft().conclusion());
      assertEquals(1, stoa.lessons().search("minute").size());
      long audited = stoa.audit().head().size();
      assertEquals(Either.right(concluded), stoa.debates().conclude(id, WON));
      assertEquals(audited, stoa.audit().head().size());
      assertEquals(
          "debate session " + id + " was concluded with another outcome: an outcome is final",
          stoa.debates().conclude(id, WON.winner(BOB)).getLeft().sentence());
      DebateSessionId second = debated(stoa, "d-1");
      assertEquals(
          "debate d-1 was concluded by session " + id + ": open the session as a separate debate",
          stoa.debates().conclude(second, WON).getLeft().sentence());
      assertEquals(1, stoa.debates().history(DebateHistoryQuery.all()).items().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void changedPositionsAndInsightsOfTurnsAreCounted(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateOperations debates = stoa.debates().registering();
      DebateSession session = debates.open(NewDebateSession.about("Cache or not?"));
      Map<AgentName, DebateParticipant> both =
          Map.of(
              ADA,
              DebateParticipants.convinced("Cache it", 0.9, "ada"),
              BOB,
              prompt ->
                  DebateParticipants.agreeable("Do nothing", 0.8)
                      .answer(prompt)
                      .insight("A cache needs a limit"));
      debates.run(session.id(), both).get();
      // Bob had another choice until it saw what Ada proposed.
      Counters seenByAda = stoa.ratings().relationship(ADA, BOB).get().counters();
      assertEquals(0, seenByAda.changesA());
      assertEquals(1, seenByAda.changesB());
      assertEquals(
          List.of("Consensus on Cache or not?", "Insight from Cache or not? (Round 1)"),
          stoa.lessons()
              .list(PageRequest.first())
              .items()
              .toJavaStream()
              .map(lesson -> lesson.draft().title())
              .sorted()
              .toList());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aRefusalOfOneContextUndoesAllOfIt(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateSessionId id = debated(stoa, "d-1");
      stoa.ratings().record(NewMatch.won(new MatchId("d-1"), BOB, ADA)).get();
      long audited = stoa.audit().head().size();
      assertTrue(
          stoa.debates()
              .conclude(id, WON)
              .getLeft()
              .sentence()
              .startsWith("match d-1 was recorded differently"));
      assertEquals(DebateStatus.RUNNING, stoa.debates().find(id).get().status());
      assertEquals(Option.none(), stoa.debates().concluded(new DebateId("d-1")));
      assertEquals(0, stoa.memory().recall(Recall.about("minute")).get().size());
      assertEquals(Option.none(), stoa.critiques().reputation(ADA));
      assertEquals(audited, stoa.audit().head().size());
      assertEquals(
          "winner eve took no part: name one of the participants, or a draw",
          stoa.debates().conclude(id, WON.winner("eve")).getLeft().sentence());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aReceiptIsProvedAndOneChangedLetterIsCaught(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateSessionId id = debated(stoa, "d-1");
      Either<Refusal, DebateReceipt> early = stoa.debates().prove(id);
      assertEquals(
          "debate session " + id + " is running, not concluded: conclude it first",
          early.getLeft().sentence());
      stoa.debates().conclude(id, WON).get();
      assertTrue(stoa.debates().prove(id).getLeft().sentence().contains("checkpoint"));
      SigningKey key = SigningKey.generate("example.com/log", new SecureRandom());
      stoa.audit().checkpoint(key).get();
      DebateReceipt receipt = stoa.debates().prove(id).get();
      assertTrue(receipt.verify("example.com/log", key.verifier()).isRight());
      assertTrue(receipt.document().contains("\"question\":\"Cache or not?\""));
      DebateReceipt forged =
          new DebateReceipt(
              receipt.document().replace("minute", "minutE"),
              receipt.auditSequence(),
              receipt.proof());
      assertEquals(
          "the audit entry attests another document",
          forged.verify("example.com/log", key.verifier()).getLeft());
      stoa.agents().rename("ada", new AgentName("eve")).get();
      assertTrue(
          stoa.debates().prove(id).get().verify("example.com/log", key.verifier()).isRight());
    }
  }

  private static DebateSessionId debated(Stoa stoa, String debate) {
    DebateOperations debates = stoa.debates().registering();
    DebateSessionId id =
        debates.open(NewDebateSession.about("Cache or not?").debate(debate).domain("speed")).id();
    debates.start(id).get();
    debates.append(id, TurnDraft.of(1, DebatePhase.PROPOSAL, "ada", "Cache it.")).get();
    debates.append(id, TurnDraft.of(1, DebatePhase.CRITIQUE, "bob", "For how long?").to(ADA)).get();
    debates.append(id, TurnDraft.of(1, DebatePhase.PROPOSAL, "cyd", "Do nothing.")).get();
    debates.vote(id, DebateVote.of("ada", "cache", 0.9)).get();
    debates.vote(id, DebateVote.of("bob", "cache", 0.7)).get();
    debates.vote(id, DebateVote.of("cyd", "nothing", 0.6)).get();
    return id;
  }
}
