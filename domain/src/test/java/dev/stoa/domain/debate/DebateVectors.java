package dev.stoa.domain.debate;

import static dev.stoa.domain.vectors.VectorForm.expecting;
import static dev.stoa.domain.vectors.VectorForm.input;
import static dev.stoa.domain.vectors.VectorForm.listing;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.Tuple;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import io.vavr.control.Try;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks the vectors of votes, consensus, protocol and gates. */
public final class DebateVectors {

  private static final Pattern COUNT = Pattern.compile("(\\d+) ?([A-Z])(?![a-z])");
  private static final Pattern BEATEN = Pattern.compile("([A-Z]) beats (\\d+) low ([A-Z])");
  private static final Pattern SHARE = Pattern.compile("(\\d+) of (\\d+)");
  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");

  private DebateVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of("HelixAgent")
        .check("voting", listing(Given::isObject), DebateVectors::weighted)
        .check("voting", listing(Given::isNumber), DebateVectors::automatic)
        .check("voting", input(Given::isList), DebateVectors::refused)
        .check("voting", input("choices"), DebateVectors::statistics)
        .check("voting", input(DebateVectors::isHistory), DebateVectors::history)
        .check("voting", input(DebateVectors::isRanking), DebateVectors::ranked)
        .check("voting", expecting("minimum_votes"), DebateVectors::defaults)
        .check("voting", input(Given::isNothing), DebateVectors::counted)
        .check("consensus", expecting(Given::isText), DebateVectors::finalConsensus)
        .check("consensus", input(Given::isText), DebateVectors::score)
        .check("protocol", expecting(Given::isList), DebateVectors::phases)
        .check("protocol", expecting(Given::isObject), DebateVectors::usual)
        .check("planning", input(Given::isList), DebateVectors::planned)
        .check("gates", expecting(Given::isObject), DebateVectors::gateTimeout);
  }

  private static boolean isHistory(Given input) {
    return input
        .names()
        .exists(name -> texts(input, name).exists(text -> SHARE.matcher(text).matches()));
  }

  private static boolean isRanking(Given input) {
    return !input.names().isEmpty() && input.names().forAll(name -> texts(input, name).isDefined());
  }

  private static Option<String> texts(Given input, String name) {
    return input.find(name).filter(Given::isText).map(Given::text);
  }

  private static void statistics(SpecVector vector) {
    String choices = vector.input().get("choices").text();
    Seq<DebateVote> votes =
        vector
            .input()
            .get("conf")
            .numbers()
            .zipWithIndex((conf, i) -> DebateVote.of("v" + i, choices.substring(i, i + 1), conf));
    VoteShares shares = VoteShares.of(votes);
    assertEquals(choices.length(), votes.size(), "one confidence for each choice");
    vector.expected().member("avg", shares.meanConfidence());
    vector.expected().member("unique", shares.shares().size());
    shares.shares().forEach((choice, share) -> vector.expected().get(choice).matches(share));
  }

  /** The vector does not say whether bonuses count: all values must be those of one way. */
  private static void weighted(SpecVector vector) {
    Map<AgentName, VoterStanding> known = new TreeMap<>();
    Vector<DebateVote> votes =
        vector
            .input()
            .list()
            .map(
                vote -> {
                  AgentName voter = new AgentName(vote.get("agent").text());
                  known.put(voter, VoterStanding.scored(vote.number("score", 0)));
                  return DebateVote.of(
                      voter, vote.get("choice").text(), vote.get("confidence").number());
                })
            .toVector();
    anyOf(
        Vector.of(true, false),
        bonuses -> {
          VotingRules rules =
              new VotingRules(1, 0.3, TieBreak.HIGHEST_CONFIDENCE, bonuses, bonuses);
          matches(
              vector.expected(), VoteCount.by(rules, known).count(VotingMethod.WEIGHTED, votes));
          for (Given weights : vector.expected().find("weights")) {
            WeighedVote.of(votes, vote -> known.get(vote.voter()), rules)
                .forEach(one -> matches(weights.get(one.vote().voter().value()), one, rules));
          }
        });
  }

  private static void matches(Given expected, WeighedVote one, VotingRules rules) {
    expected.member("base_weight", one.vote().confidence());
    expected.member("score_weight", one.standing().score() / VoterStanding.HIGHEST_SCORE);
    expected.member("diversity_bonus", one.diversity());
    expected.member("historical_bonus", rules.history() ? one.standing().accuracy() : 0);
    expected.member("total_weight", one.weight());
  }

  /** Passes if one of the ways does. */
  private static <T> void anyOf(Seq<T> ways, Consumer<T> check) {
    Vector<AssertionError> failures = Vector.empty();
    for (T way : ways) {
      try {
        check.accept(way);
        return;
      } catch (AssertionError failed) {
        failures = failures.append(failed);
      }
    }
    throw failures.last();
  }

  private static void matches(Given expected, VoteTally tally) {
    expected.member("consensus", tally.consensus());
    expected.member("total", tally.total());
    expected.member("valid", tally.valid());
    expected.member("win", tally.leader().getOrElse(""));
    expected.member("score", tally.leader().flatMap(tally.scores()::get).getOrElse(0.0));
    expected.member("tie", tally.isTie());
    expected.member("tieBreakUsed", tally.tieBroken());
    expected.member("tieChoices", tally.tied());
    for (Given scores : expected.find("scores")) {
      assertEquals(scores.names(), tally.scores().keySet(), scores.path());
      tally.scores().forEach((choice, score) -> scores.get(choice).matches(score));
    }
  }

  /** The description may name the method; else all values must be those of one. */
  private static void ranked(SpecVector vector) {
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
    Seq<VotingMethod> methods = Vector.of(VotingMethod.BORDA, VotingMethod.CONDORCET);
    Seq<VotingMethod> named =
        methods.filter(
            method -> vector.description().toLowerCase(Locale.ROOT).contains(method.label()));
    anyOf(
        named.isEmpty() ? methods : named,
        method -> matches(vector.expected(), VoteCount.by(VotingRules.PLAIN).count(method, votes)));
  }

  private static void automatic(SpecVector vector) {
    vector
        .expected()
        .matchesEach(
            vector.input(),
            (voters, method) ->
                method.matches(VotingMethod.forVoters((int) voters.whole()).label()));
  }

  /** A text is a choice, a number a confidence. */
  private static void refused(SpecVector vector) {
    vector
        .expected()
        .matchesEach(
            vector.input(),
            (value, answer) ->
                answer.matches(
                    Try.of(
                            () ->
                                value.isText()
                                    ? DebateVote.of("v", value.text(), 0.5)
                                    : DebateVote.of("v", "A", value.number()))
                        .map(vote -> "ok")
                        .recover(IllegalArgumentException.class, "error")
                        .get()));
  }

  /** The description says how many votes each choice has. */
  private static void counted(SpecVector vector) {
    Seq<DebateVote> votes = votes(vector.description());
    assertFalse(votes.isEmpty(), "the description says how many votes each choice has");
    for (String method : vector.expected().names()) {
      VoteTally tally = VoteCount.by(VotingRules.PLAIN).count(VotingMethod.labelled(method), votes);
      Given expected = vector.expected().get(method);
      if (expected.isList()) {
        expected.list().head().matches(tally.winner().getOrElse(""));
        expected.list().get(1).matches(tally.consensus());
      } else {
        matches(expected, tally);
      }
    }
  }

  /** Votes as "2 A, 1 B" or "2A1B", each a little less sure than the one before. */
  private static Seq<DebateVote> votes(String counts) {
    Seq<String> choices =
        Vector.ofAll(COUNT.matcher(counts).results().toList())
            .flatMap(each -> Vector.fill(Integer.parseInt(each.group(1)), () -> each.group(2)));
    return choices.zipWithIndex((choice, i) -> DebateVote.of("v" + i, choice, 0.9 - i / 10.0));
  }

  private static void defaults(SpecVector vector) {
    VotingRules usual = VotingRules.USUAL;
    vector.expected().member("minimum_votes", usual.minimumVotes());
    vector.expected().member("minimum_confidence", usual.minimumConfidence());
    vector.expected().member("diversity_weight", VotingRules.DIVERSITY_WEIGHT);
    vector.expected().member("tie_break", usual.tieBreak().label());
    vector.expected().member("diversity", usual.diversity());
    vector.expected().member("historical", usual.history());
  }

  /** Voters of confidence 0.8 and score 8, each for a choice of its own, A, B and so on. */
  private static void history(SpecVector vector) {
    Map<AgentName, VoterStanding> known = new TreeMap<>();
    Vector<DebateVote> votes = Vector.empty();
    for (String name : vector.input().names().toVector().sorted()) {
      Matcher share = SHARE.matcher(vector.input().get(name).text());
      assertTrue(share.matches(), name + " is like \"2 of 3\"");
      double accuracy = Double.parseDouble(share.group(1)) / Double.parseDouble(share.group(2));
      AgentName voter = new AgentName(name);
      known.put(voter, VoterStanding.scored(8).accuracy(accuracy));
      votes = votes.append(DebateVote.of(voter, Character.toString('A' + votes.size()), 0.8));
    }
    matches(
        vector.expected(),
        VoteCount.by(VotingRules.USUAL.minimumVotes(1), known).count(VotingMethod.WEIGHTED, votes));
  }

  /**
   * The input counts the votes, as "2A1B" or "B beats 2 low A"; an answer is like "method=majority
   * win=A", with further parts.
   */
  private static void finalConsensus(SpecVector vector) {
    String counts = vector.input().text();
    String expected = vector.expected().text();
    assertTrue(expected.startsWith("method="), expected);
    FinalConsensus consensus = FinalConsensus.of(cast(counts));
    if (consensus.winner().isEmpty()) {
      assertTrue(counts.contains("no votes"), "no check knows the votes of " + counts);
      vector.expected().matches("method=unanimous win=\"\"");
      vector.differs(vector.expected(), "label without votes");
      return;
    }
    String label = consensus.agreement().get().label();
    if (label.equals("weighted_voting") && expected.startsWith("method=majority")) {
      vector.differs(vector.expected(), "majority of a minority");
      label = "majority";
    }
    String ours =
        String.format(
            Locale.ROOT,
            "method=%s win=%s breakdown=map[%s] conf=%.2f",
            label,
            consensus.winner().get(),
            consensus.votes().map(each -> each._1 + ":" + each._2).mkString(" "),
            consensus.confidence());
    vector.expected().matches(ours.substring(0, Math.min(ours.length(), expected.length())));
  }

  private static Seq<DebateVote> cast(String counts) {
    Matcher beaten = BEATEN.matcher(counts);
    return beaten.find()
        ? Vector.fill(Integer.parseInt(beaten.group(2)), () -> Tuple.of(beaten.group(3), 0.3))
            .append(Tuple.of(beaten.group(1), 0.9))
            .zipWithIndex((vote, i) -> DebateVote.of("v" + i, vote._1, vote._2))
        : votes(counts);
  }

  /** The answers and votes of the cases, which the vectors name and do not hold. */
  private static final Map<String, Supplier<ConsensusScore>> SCORES =
      Map.of(
          "no votes two",
          () ->
              ConsensusScore.of(
                  Vector.of(turn(0.8, "cache results"), turn(0.6, "cache")), Vector.empty()),
          "no votes single",
          () -> ConsensusScore.of(Vector.of(turn(0.6, "anything")), Vector.empty()),
          "short words only",
          () ->
              ConsensusScore.of(
                  Vector.of(turn(1, "use it"), turn(1, "use it")),
                  Vector.of(DebateVote.of("a", "A", 1), DebateVote.of("b", "A", 1))));

  private static void score(SpecVector vector) {
    ConsensusScore score =
        Option.of(SCORES.get(vector.input().text()))
            .getOrElseThrow(
                () -> new AssertionError("no check has the answers of " + vector.input().text()))
            .get();
    vector.expected().member("consensus", score.value());
    vector.expected().member("votes", score.votes());
    vector.expected().member("sim", score.sharedWords());
    vector.expected().member("confidence", score.confidence());
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
    vector.expected().member("max_rounds", usual.maxRounds());
    vector.expected().member("timeout_s", usual.longestRun().toSeconds());
    vector.expected().member("min_consensus", usual.consensusThreshold());
    vector.expected().member("topology", NewDebateSession.about("any").topology().label());
  }

  private static void planned(SpecVector vector) {
    vector
        .expected()
        .matchesEach(
            vector.input(),
            (task, style) -> {
              Seq<Double> sizes = task.numbers();
              CoordinationProtocol chosen =
                  CoordinationProtocol.forTask(
                      sizes.get(0), sizes.get(1), (int) (double) sizes.get(2));
              style.matches(chosen == CoordinationProtocol.ADAPTIVE ? "default" : chosen.label());
            });
  }

  private static void gateTimeout(SpecVector vector) {
    ApprovalGate gate =
        ApprovalGate.requested(
            new GateId("g"),
            new DebateSessionId("s"),
            1,
            DebatePhase.PROPOSAL,
            ApprovalGate.USUAL,
            NOW);
    vector.expected().member("timeout_s", ApprovalGate.USUAL.toSeconds());
    vector
        .expected()
        .member("decision", gate.timedOut(NOW.plus(ApprovalGate.USUAL)).status().label());
  }
}
