package dev.stoa.domain.debate;

import static dev.stoa.domain.vectors.VectorForm.described;
import static dev.stoa.domain.vectors.VectorForm.mentioning;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import dev.stoa.domain.vectors.VectorForm;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Checks the vectors of votes, consensus, protocol and gates. */
public final class DebateVectors {

  private static final String DEFECT =
      "a defect of the original: \"majority\" of a minority, \"unanimous\" without votes";
  private static final VectorForm COUNTED = mentioning("label by counts");

  private DebateVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of("HelixAgent")
        .check("voting", described("statistics"), DebateVectors::statistics)
        .check("voting", mentioning("minimum confidence"), v -> weighted(v, plain(2)))
        .check("voting", described("Borda"), v -> ranked(v, VotingMethod.BORDA))
        .check("voting", described("Condorcet winner"), v -> ranked(v, VotingMethod.CONDORCET))
        .check("voting", mentioning("automatic method"), DebateVectors::automatic)
        .check("voting", mentioning("empty choice"), DebateVectors::refused)
        .check("voting", mentioning("majority / plurality"), DebateVectors::counted)
        .check("voting", described("defaults"), DebateVectors::defaults)
        .check("voting", mentioning("history bonus"), DebateVectors::history)
        .check("voting", described("weighted"), v -> weighted(v, VotingRules.USUAL))
        .check("voting", mentioning("within 1 %"), v -> weighted(v, plain(3)))
        .check("voting", described("weighted, bonuses off"), v -> weighted(v, plain(2)))
        .check("consensus", COUNTED.and(mentioning("2A1B")), DebateVectors::finalConsensus)
        .leaveOut("consensus", COUNTED, DEFECT)
        .check("consensus", mentioning("mean confidence"), DebateVectors::score)
        .check("protocol", mentioning("phase order"), DebateVectors::phases)
        .check("protocol", described("defaults"), DebateVectors::usual)
        .check("planning", mentioning("style"), DebateVectors::planned)
        .check("gates", mentioning("default timeout"), DebateVectors::gateTimeout)
        .check("gates", mentioning("deciding twice"), DebateVectors::decidedTwice)
        .leaveOut(
            "participants attack, reflect and measure; Stoa stores their results",
            List.of("adversarial", "reflexion", "benchmark"))
        .leaveOut("the audit trail numbers entries by itself", List.of("provenance"));
  }

  private static VotingRules plain(int minimumVotes) {
    return new VotingRules(minimumVotes, 0.3, TieBreak.HIGHEST_CONFIDENCE, false, false);
  }

  private static void statistics(SpecVector vector) {
    String choices = vector.input().get("choices").text();
    Seq<DebateVote> votes =
        vector
            .input()
            .get("conf")
            .list()
            .zipWithIndex(
                (conf, i) -> DebateVote.of("v" + i, choices.substring(i, i + 1), conf.number()));
    VoteShares shares = VoteShares.of(votes);
    vector.expected().get("avg").matches(shares.meanConfidence());
    vector.expected().get("A").matches(shares.shares().get("A").get());
    vector.expected().get("B").matches(shares.shares().get("B").get());
    vector.expected().get("unique").matches((double) shares.shares().size());
  }

  private static void weighted(SpecVector vector, VotingRules rules) {
    Map<AgentName, VoterStanding> known = new TreeMap<>();
    Vector<DebateVote> votes =
        vector
            .input()
            .list()
            .map(
                vote -> {
                  AgentName voter = new AgentName(vote.get("agent").text());
                  known.put(voter, VoterStanding.scored(vote.get("score").number()));
                  return DebateVote.of(
                      voter, vote.get("choice").text(), vote.get("confidence").number());
                })
            .toVector();
    matches(vector.expected(), VoteCount.by(rules, known).count(VotingMethod.WEIGHTED, votes));
    for (Given weights : vector.expected().find("weights")) {
      Seq<WeighedVote> weighed = WeighedVote.of(votes, vote -> known.get(vote.voter()), rules);
      for (WeighedVote one : weighed) {
        Given wanted = weights.get(one.vote().voter().value());
        wanted.get("base_weight").matches(one.vote().confidence());
        wanted.get("diversity_bonus").matches(one.diversity());
        wanted.get("total_weight").matches(one.weight());
      }
    }
  }

  private static void matches(Given expected, VoteTally tally) {
    expected.get("consensus").matches(tally.consensus());
    expected.find("total").forEach(total -> total.matches((double) tally.total()));
    expected.find("valid").forEach(valid -> valid.matches((double) tally.valid()));
    expected.find("win").forEach(win -> win.matches(tally.leader().get()));
    expected.find("tie").forEach(tie -> tie.matches(tally.isTie()));
    expected.find("tieBreakUsed").forEach(used -> used.matches(tally.tieBroken()));
    expected
        .find("scores")
        .forEach(
            scores ->
                scores
                    .names()
                    .forEach(name -> scores.get(name).matches(tally.scores().get(name).get())));
    expected
        .find("tieChoices")
        .forEach(tied -> tied.list().zip(tally.tied()).forEach(pair -> pair._1.matches(pair._2)));
  }

  private static void ranked(SpecVector vector, VotingMethod method) {
    Seq<DebateVote> votes =
        vector
            .input()
            .names()
            .toVector()
            .map(
                name ->
                    DebateVote.ranked(
                        new AgentName(name),
                        Vector.of(vector.input().get(name).text().split("")),
                        1));
    matches(vector.expected(), VoteCount.by(VotingRules.PLAIN).count(method, votes));
  }

  private static void automatic(SpecVector vector) {
    vector
        .input()
        .list()
        .zip(vector.expected().list())
        .forEach(pair -> pair._2.matches(VotingMethod.forVoters((int) pair._1.whole()).label()));
  }

  private static void refused(SpecVector vector) {
    Seq<Given> input = vector.input().list();
    assertThrows(
        IllegalArgumentException.class, () -> DebateVote.of("v", input.head().text(), 0.5));
    assertThrows(
        IllegalArgumentException.class, () -> DebateVote.of("v", "A", input.get(1).number()));
  }

  private static void counted(SpecVector vector) {
    Seq<DebateVote> votes =
        Vector.of(
            DebateVote.of("a", "A", 0.9),
            DebateVote.of("b", "A", 0.8),
            DebateVote.of("c", "B", 0.7));
    VoteCount count = VoteCount.by(VotingRules.PLAIN);
    for (VotingMethod method : List.of(VotingMethod.MAJORITY, VotingMethod.PLURALITY)) {
      VoteTally tally = count.count(method, votes);
      Seq<Given> expected = vector.expected().get(method.label()).list();
      expected.head().matches(tally.winner().get());
      expected.get(1).matches(tally.consensus());
    }
    matches(vector.expected().get("unanimous"), count.count(VotingMethod.UNANIMOUS, votes));
  }

  private static void defaults(SpecVector vector) {
    VotingRules usual = VotingRules.USUAL;
    vector.expected().get("minimum_votes").matches((double) usual.minimumVotes());
    vector.expected().get("minimum_confidence").matches(usual.minimumConfidence());
    vector.expected().get("diversity_weight").matches(VotingRules.DIVERSITY_WEIGHT);
    vector.expected().get("tie_break").matches(usual.tieBreak().label());
    vector.expected().get("diversity").matches(usual.diversity());
    vector.expected().get("historical").matches(usual.history());
  }

  /** Both voters have confidence 0.8 and score 8. */
  private static void history(SpecVector vector) {
    AgentName right = new AgentName("a1");
    AgentName wrong = new AgentName("a2");
    Map<AgentName, VoterStanding> known =
        Map.of(right, VoterStanding.scored(8).accuracy(1), wrong, VoterStanding.scored(8));
    matches(
        vector.expected(),
        VoteCount.by(VotingRules.USUAL.minimumVotes(2), known)
            .count(
                VotingMethod.WEIGHTED,
                Vector.of(DebateVote.of(right, "A", 0.8), DebateVote.of(wrong, "B", 0.8))));
  }

  private static void finalConsensus(SpecVector vector) {
    FinalConsensus consensus =
        FinalConsensus.of(
            Vector.of(
                DebateVote.of("a", "A", 0.9),
                DebateVote.of("b", "A", 0.8),
                DebateVote.of("c", "B", 0.7)));
    vector
        .expected()
        .matches(
            "method=%s win=%s breakdown=map[A:%d B:%d] conf=%s0"
                .formatted(
                    consensus.agreement().get().label(),
                    consensus.winner().get(),
                    consensus.votes().get("A").get(),
                    consensus.votes().get("B").get(),
                    Math.round(consensus.confidence() * 10) / 10.0));
  }

  /** The answers of each case, whose mean confidence follows from the expected figures. */
  private static void score(SpecVector vector) {
    ConsensusScore score =
        switch (vector.input().text()) {
          case "no votes two" ->
              ConsensusScore.of(
                  Vector.of(turn(0.8, "cache results"), turn(0.6, "cache")), Vector.empty());
          case "no votes single" ->
              ConsensusScore.of(Vector.of(turn(0.6, "anything")), Vector.empty());
          case "short words only" ->
              ConsensusScore.of(
                  Vector.of(turn(1, "use it"), turn(1, "use it")),
                  Vector.of(DebateVote.of("a", "A", 1), DebateVote.of("b", "A", 1)));
          default -> throw new AssertionError("unknown case " + vector.input().text());
        };
    vector.expected().get("consensus").matches(score.value());
    vector.expected().get("votes").matches(score.votes());
    vector.expected().get("sim").matches(score.sharedWords());
  }

  private static TurnDraft turn(double confidence, String content) {
    return TurnDraft.of(1, DebatePhase.PROPOSAL, "a", content).confidence(confidence);
  }

  private static void phases(SpecVector vector) {
    DebatePhase phase = DebatePhase.DEHALLUCINATION;
    for (Given expected : vector.expected().list()) {
      expected.matches(phase.label());
      phase = phase.next();
    }
  }

  private static void usual(SpecVector vector) {
    DebateConfig usual = DebateConfig.USUAL;
    vector.expected().get("max_rounds").matches((double) usual.maxRounds());
    vector.expected().get("timeout_s").matches((double) usual.longestRun().toSeconds());
    vector.expected().get("min_consensus").matches(usual.consensusThreshold());
    vector.expected().get("topology").matches(NewDebateSession.about("any").topology().label());
  }

  private static void planned(SpecVector vector) {
    vector
        .input()
        .list()
        .zip(vector.expected().list())
        .forEach(
            pair -> {
              Seq<Given> task = pair._1.list();
              CoordinationProtocol chosen =
                  CoordinationProtocol.forTask(
                      task.get(0).number(), task.get(1).number(), (int) task.get(2).whole());
              pair._2.matches(chosen == CoordinationProtocol.ADAPTIVE ? "default" : chosen.label());
            });
  }

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");

  private static ApprovalGate gate() {
    return ApprovalGate.requested(
        new GateId("g"),
        new DebateSessionId("s"),
        1,
        DebatePhase.PROPOSAL,
        ApprovalGate.USUAL,
        NOW);
  }

  private static void gateTimeout(SpecVector vector) {
    vector.expected().get("timeout_s").matches((double) ApprovalGate.USUAL.toSeconds());
    vector
        .expected()
        .get("decision")
        .matches(gate().timedOut(NOW.plus(ApprovalGate.USUAL)).status().label());
  }

  private static void decidedTwice(SpecVector vector) {
    ApprovalGate decided = gate().decided(true, GateDecision.by("ann"), NOW).get();
    boolean refused = decided.decided(false, GateDecision.by("ann"), NOW).isLeft();
    vector.expected().list().head().matches(refused ? "error: not pending" : "decided");
  }
}
