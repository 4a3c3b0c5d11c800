package dev.stoa.domain.evolution;

import static dev.stoa.domain.vectors.VectorForm.input;
import static dev.stoa.domain.vectors.VectorForm.listing;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import io.vavr.control.Try;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks the vectors of evolution. */
public final class EvolutionVectors {

  private static final Pattern MUTATIONS = Pattern.compile("(\\d+) mutations with limit (\\d+)");
  private static final Pattern SIZES = Pattern.compile("x (\\d+) episodes x (\\d+) logs");
  private static final Pattern BOUND = Pattern.compile("(?:([0-9.]+) < x )?([<>]) ([0-9.]+)");

  /** The original's normal distribution is a fit with this error. */
  private static final double FIT = 2e-7;

  /** The share of episodes that the original counts as failing by default. */
  private static final double FIFTH = 0.2;

  private EvolutionVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of("SISC")
        .check("generations", input(Given::isNothing), EvolutionVectors::status)
        .check("episodes", input("scores"), EvolutionVectors::failing)
        .check("statistics", input("a", "b"), EvolutionVectors::mannWhitney)
        .check("statistics", input("values"), EvolutionVectors::sample)
        .check("statistics", input("lcb"), EvolutionVectors::bounds)
        .check("spawn cap", input("max_active_created_agents"), EvolutionVectors::spawnCap)
        .check("permissions", input(Given::isNothing), EvolutionVectors::permissions)
        .check("config", input(Given::isNothing), EvolutionVectors::config)
        .check("judge", listing(Given::isNumber), EvolutionVectors::scoreRange)
        .check("pruning", input("generations"), EvolutionVectors::pruned);
  }

  private static void status(SpecVector v) {
    v.expected().matches(NewGeneration.first().status().label());
  }

  private static void failing(SpecVector v) {
    if (v.input().number("percentile", FIFTH) != FIFTH) {
      v.differs("a fifth");
      return;
    }
    v.expected().matches((double) Failing.of(v.input().get("scores").numbers().size()));
  }

  private static void sample(SpecVector v) {
    Seq<Integer> values = scores(v.input().get("values"));
    v.expected()
        .matches(
            v.input()
                .optional("lambda")
                .map(lambda -> SampleStatistics.lowerBound(values, lambda.number()))
                .getOrElse(() -> SampleStatistics.deviation(values)));
  }

  private static void mannWhitney(SpecVector v) {
    Seq<Integer> left = scores(v.input().get("a"));
    Seq<Integer> right = scores(v.input().get("b"));
    MannWhitney ours = MannWhitney.of(left, right);
    v.expected().member("u", ours.u());
    for (Given p : v.expected().find("p")) {
      if (ours.u() * 2 == left.size() * right.size() && p.number() != 1) {
        assertEquals(1, ours.p());
        v.differs(p, "correction beyond the mean");
      } else {
        assertEquals(p.number(), ours.p(), FIT);
      }
    }
  }

  private static void bounds(SpecVector v) {
    inBounds(v.expected().get("lcb"), SampleStatistics.lowerBound(scores(v.input().get("lcb")), 1));
    v.expected().find("separated_p").forEach(p -> inBounds(p, pOf(v.input().get("separated"))));
    v.expected().find("same_p").forEach(p -> inBounds(p, pOf(v.input().get("same"))));
  }

  private static double pOf(Given pair) {
    return MannWhitney.of(scores(pair.list().head()), scores(pair.list().last())).p();
  }

  /** Bounds as "4 < x < 5", "< 0.05" or "> 0.05". */
  private static void inBounds(Given expected, double ours) {
    Matcher bound = BOUND.matcher(expected.text());
    assertTrue(bound.matches(), expected.path() + " is no bound: " + expected.text());
    double limit = Double.parseDouble(bound.group(3));
    assertTrue(bound.group(2).equals("<") ? ours < limit : ours > limit, expected.path());
    if (bound.group(1) != null) {
      assertTrue(ours > Double.parseDouble(bound.group(1)), expected.path());
    }
  }

  /** The next agent after as many as Stoa allows; the original's number is a setting. */
  private static void spawnCap(SpecVector v) {
    v.expected().get("error").matches("MaxAgentsExceededError");
    assertTrue(
        CreatedAgent.proposed(
                new CreatedAgentId("a"),
                AgentProposal.of(new GenerationId("g"), new ProfileId("p"), "validator"),
                1,
                Instant.EPOCH)
            .approved(CreatedAgent.MAX_ACTIVE, Instant.EPOCH)
            .isLeft());
    if (v.input().get("max_active_created_agents").whole() != CreatedAgent.MAX_ACTIVE) {
      v.differs(v.input(), "fixed cap");
    }
  }

  /** The description says what is tried. */
  private static void permissions(SpecVector v) {
    Seq<String> tried =
        Vector.of(v.description().substring(v.description().indexOf(':') + 1).split("/"));
    v.expected()
        .matches(
            tried.map(
                what -> violation(what).map(why -> "PermissionViolationError").getOrElse("ok")));
  }

  private static Option<String> violation(String tried) {
    Matcher mutations = MUTATIONS.matcher(tried);
    AgentPermissions one = AgentPermissions.none().allow("price").maxMutations(1);
    if (mutations.find()) {
      return one.maxMutations(Integer.parseInt(mutations.group(2)))
          .violation(
              Vector.range(0, Integer.parseInt(mutations.group(1))).map(i -> "price.p" + i),
              false,
              false);
    }
    if (tried.contains("abort")) {
      return one.violation(Vector.empty(), true, false);
    }
    if (tried.contains("outside its list")) {
      return one.violation(Vector.of("terms"), false, false);
    }
    throw new AssertionError("no check knows what is tried: " + tried);
  }

  private static void config(SpecVector v) {
    Given expected = v.expected();
    expected.member("improvement_margin", AcceptanceRule.MARGIN);
    expected.member("acceptance_lcb_lambda", AcceptanceRule.LAMBDA);
    expected.member("acceptance_p_value_threshold", AcceptanceRule.SIGNIFICANCE);
    expected.member("creation_patience", Plateau.PATIENCE);
    expected.member("max_active_created_agents", CreatedAgent.MAX_ACTIVE);
    expected.member("creation_cooldown_generations", CreatedAgent.COOLDOWN);
  }

  private static void scoreRange(SpecVector v) {
    v.expected()
        .matchesEach(
            v.input(),
            (score, answer) ->
                answer.matches(
                    Try.of(() -> Score.require("score", (int) score.whole()))
                        .map(accepted -> "ok")
                        .recover(IllegalArgumentException.class, "rejected")
                        .get()));
  }

  /** The description says how many episodes a generation has, and how many logs an episode. */
  private static void pruned(SpecVector v) {
    Matcher sizes = SIZES.matcher(v.description());
    boolean described = sizes.find();
    long episodes = v.input().whole("episodes", described ? Long.parseLong(sizes.group(1)) : 10);
    long logs = v.input().whole("logs", described ? Long.parseLong(sizes.group(2)) : 3);
    long generations = v.input().get("generations").whole();
    Retention.Plan plan = Retention.STANDARD.plan(Vector.rangeClosed(1L, generations).reverse());
    long archived = episodes * Math.max(0, plan.archiveBelow() - 1);
    long left = episodes * generations - archived;
    v.expected().member("archived_episodes", archived);
    v.expected().member("episodes_left", left);
    v.expected().member("logs_after_archive", logs * left);
  }

  private static Seq<Integer> scores(Given list) {
    return list.list().map(one -> (int) one.whole());
  }
}
