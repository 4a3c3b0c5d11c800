package dev.stoa.domain.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class VoteCountTest {

  private static final VoteCount PLAIN = VoteCount.by(VotingRules.PLAIN);

  @Test
  void aMinorityIsNeverAMajority() {
    VoteTally tally = PLAIN.count(VotingMethod.MAJORITY, votes("AABC"));
    assertEquals(Option.some("A"), tally.leader());
    assertEquals(Option.none(), tally.winner());
    assertTrue(PLAIN.count(VotingMethod.MAJORITY, votes("AAB")).reached());
    assertTrue(PLAIN.count(VotingMethod.MAJORITY, votes("AABB")).isTie());
    FinalConsensus confident =
        FinalConsensus.of(
            Vector.of(
                DebateVote.of("a", "A", 0.2),
                DebateVote.of("b", "A", 0.2),
                DebateVote.of("c", "B", 0.9)));
    assertEquals(Option.some("B"), confident.winner());
    assertEquals(Option.some(FinalConsensus.Agreement.WEIGHTED_VOTING), confident.agreement());
  }

  @Test
  void whoeverChoosesTheSameAgrees() {
    assertEquals(
        HashSet.of("a-b", "a-c", "b-c", "d-e"),
        DebateVote.agreements(
                Vector.of(
                    DebateVote.of("a", "A", 1),
                    DebateVote.of("d", "B", 1),
                    DebateVote.of("b", "A", 1),
                    DebateVote.of("e", "B", 1),
                    DebateVote.of("c", "A", 1),
                    DebateVote.of("f", "C", 1)))
            .map(pair -> pair._1.value() + "-" + pair._2.value())
            .toSet());
  }

  @Test
  void nobodyIsUnanimousWithoutVotes() {
    for (VotingMethod method : VotingMethod.values()) {
      VoteTally tally = PLAIN.count(method, Vector.empty());
      assertFalse(tally.reached(), method.label());
      assertEquals(Option.none(), tally.leader(), method.label());
      assertEquals(0, tally.consensus(), method.label());
    }
    assertEquals(Option.none(), FinalConsensus.of(Vector.empty()).agreement());
    assertEquals(
        Option.some(FinalConsensus.Agreement.UNANIMOUS),
        FinalConsensus.of(votes("AA")).agreement());
  }

  @Test
  void nothingSaidAndNothingVotedIsNoConsensus() {
    assertEquals(0, ConsensusScore.of(Vector.empty(), Vector.empty()).value());
  }

  @Test
  void turnsWithoutConfidenceAreLeftOutOfItsMean() {
    TurnDraft silent = TurnDraft.of(1, DebatePhase.PROPOSAL, "a", "cache results");
    assertEquals(
        0.9,
        ConsensusScore.of(Vector.of(silent, silent.confidence(0.9)), votes("AAB")).confidence());
    assertEquals(0, ConsensusScore.of(Vector.of(silent), votes("AAB")).confidence());
  }

  @Test
  void aContraryVoteCountsForTheOtherChoices() {
    Seq<DebateVote> cast =
        Vector.of(
            DebateVote.of("a", "A", 1).weight(0.5),
            DebateVote.of("b", "B", 1).weight(2),
            DebateVote.of("c", "C", 1).weight(0.2));
    VoteTally tally =
        PLAIN.contrary(Vector.of(new AgentName("b"))).count(VotingMethod.WEIGHTED, cast);
    assertEquals(HashMap.of("A", 2.5, "B", 0.0, "C", 2.2), tally.scores().toMap(one -> one));
    assertEquals(Option.some("A"), tally.leader());
    assertEquals(
        Option.none(),
        PLAIN
            .contrary(Vector.of(new AgentName("b")))
            .count(VotingMethod.WEIGHTED, cast.slice(1, 2))
            .winner());
  }

  @Test
  void theOrderOfVotesNeverMatters() {
    Random random = new Random(7);
    for (int i = 0; i < 200; i++) {
      Vector<DebateVote> votes =
          Vector.range(0, 1 + random.nextInt(7))
              .map(
                  n ->
                      DebateVote.ranked(
                          new AgentName("v" + n),
                          shuffled(Vector.of("A", "B", "C", "D"), random)
                              .take(1 + random.nextInt(4)),
                          random.nextInt(3) / 2.0));
      for (VotingMethod method : VotingMethod.values()) {
        for (TieBreak way : TieBreak.values()) {
          VoteCount count = VoteCount.by(VotingRules.USUAL.tieBreak(way));
          assertEquals(
              count.count(method, votes), count.count(method, shuffled(votes, random)), "seed 7");
        }
      }
    }
  }

  @Test
  void ofSeveralVotesOfOneVoterTheLastCounts() {
    Seq<DebateVote> votes = votes("AAB").append(DebateVote.of("v0", "B", 1));
    assertEquals(Option.some("B"), PLAIN.count(VotingMethod.MAJORITY, votes).winner());
    assertEquals(3, PLAIN.count(VotingMethod.MAJORITY, votes).total());
  }

  @Test
  void aCycleIsDecidedByBorda() {
    VoteTally tally = PLAIN.count(VotingMethod.CONDORCET, rankings("ABC", "BCA", "CAB"));
    assertTrue(tally.fallback());
    assertEquals(Option.some("A"), tally.winner());
    assertEquals(Vector.of("A", "B", "C"), tally.tied());
    assertTrue(tally.tieBroken());
    assertFalse(PLAIN.count(VotingMethod.CONDORCET, rankings("ABC", "ABC")).fallback());
  }

  @Test
  void tiesAreBrokenAsAsked() {
    Vector<DebateVote> votes =
        Vector.of(
            DebateVote.of("a", "B", 0.9),
            DebateVote.of("b", "A", 0.6),
            DebateVote.of("c", "A", 0.3));
    VotingRules rules = VotingRules.PLAIN;
    assertEquals("B", weighted(rules, votes));
    assertEquals("A", weighted(rules.tieBreak(TieBreak.MOST_VOTES), votes));
    assertEquals("A", weighted(rules.tieBreak(TieBreak.NAME), votes));
    java.util.Map<AgentName, VoterStanding> known =
        java.util.Map.of(new AgentName("a"), VoterStanding.scored(2));
    assertEquals(
        "B",
        VoteCount.by(rules.tieBreak(TieBreak.LEADER), known)
            .count(VotingMethod.PLURALITY, votes.take(2))
            .leader()
            .get());
  }

  @Test
  void tooFewVotesDecideNothing() {
    VoteCount usual = VoteCount.by(VotingRules.USUAL);
    assertFalse(usual.count(VotingMethod.WEIGHTED, votes("AA")).reached());
    assertTrue(usual.count(VotingMethod.WEIGHTED, votes("AAA")).reached());
  }

  @Test
  void impossibleVotesAreRefused() {
    AgentName ada = new AgentName("ada");
    assertThrows(IllegalArgumentException.class, () -> DebateVote.of(ada, "", 0.5));
    assertThrows(IllegalArgumentException.class, () -> DebateVote.of(ada, "A", 1.5));
    assertThrows(
        IllegalArgumentException.class, () -> DebateVote.ranked(ada, Vector.of("A", "A"), 1));
    assertThrows(IllegalArgumentException.class, () -> DebateVote.of(ada, "A", 1).weight(-1));
  }

  private static <T> Vector<T> shuffled(Vector<T> all, Random random) {
    java.util.List<T> copy = all.toJavaList();
    java.util.Collections.shuffle(copy, random);
    return Vector.ofAll(copy);
  }

  private static String weighted(VotingRules rules, Seq<DebateVote> votes) {
    return VoteCount.by(rules).count(VotingMethod.WEIGHTED, votes).leader().get();
  }

  private static Seq<DebateVote> votes(String choices) {
    return Vector.range(0, choices.length())
        .map(i -> DebateVote.of("v" + i, choices.substring(i, i + 1), 1));
  }

  private static Seq<DebateVote> rankings(String... rankings) {
    return Vector.of(rankings)
        .zipWithIndex(
            (ranking, i) ->
                DebateVote.ranked(new AgentName("v" + i), Vector.of(ranking.split("")), 1));
  }
}
