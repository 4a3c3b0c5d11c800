package dev.stoa.actions.consensus;

import dev.stoa.actions.pack.PackViews;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.application.consensus.ConsensusStatistics;
import dev.stoa.application.consensus.MinorityReport;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusCounts;
import dev.stoa.domain.consensus.ConsensusCounts.OfDomain;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.DebateBriefing;
import dev.stoa.domain.consensus.Dissent;
import dev.stoa.domain.consensus.DissenterRecord;
import dev.stoa.domain.consensus.Position;
import dev.stoa.domain.consensus.Proof;
import dev.stoa.domain.consensus.SharedErrors;
import dev.stoa.domain.consensus.SimilarConsensus;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Map;

/** How callers see conclusions. */
final class ConsensusViews {

  /** What became of a position. */
  enum Verdict {
    RIGHT,
    WRONG
  }

  private static final View<Position> POSITION =
      View.of(Position.class, "ConsensusPosition")
          .leaveOut("right")
          .addOption(
              "verdict",
              Verdict.class,
              position -> position.right().map(right -> right ? Verdict.RIGHT : Verdict.WRONG))
          .note("verdict", "Whether it was right, once that is known.");

  static final View<Consensus> CONSENSUS =
      View.of(Consensus.class)
          .rename("id", "consensus_id")
          .flatten("draft", View.of(ConsensusDraft.class).nest("positions", POSITION))
          .note("cruxes", "What the disagreement hinges on.")
          .before("strength", "confidence")
          .method("agreement", "agreement")
          .note("agreement", "The share of participants who agree.")
          .before("agreement", "domain")
          .note("supersedes", "The consensus it replaces.")
          .note("superseded_by", "The consensus that replaces it.")
          .flatten("resolution")
          .note("truth", "Whether it turned out to be true.")
          .rename("at", "resolved_at");

  static final View<SimilarConsensus> SIMILAR =
      View.of(SimilarConsensus.class)
          .note("relevance", "As a search ranks them; 1 for the best.")
          .note("similarity", "The share of common words, from 0 to 1.")
          .nest("consensus", CONSENSUS)
          .order("relevance", "similarity");

  static final View<Dissent> DISSENT =
      View.of(Dissent.class)
          .rename("id", "dissent_id")
          .rename("consensus", "consensus_id")
          .flatten("draft")
          .note("acknowledged_at", "When it was acknowledged.")
          .note("rebuttal", "What was answered.");

  static final View<DebateBriefing> BRIEFING =
      View.of(DebateBriefing.class, "DebateBriefing")
          .nest("precedents", SIMILAR)
          .nest("unanswered", DISSENT)
          .note("unanswered", "Dissents that are not acknowledged yet.")
          .nest("pack", PackViews.PACK)
          .note("pack", "All of it for a prompt.");

  /** How many there are, also by domain. */
  record Statistics(
      ConsensusStatistics all,
      @Param("The ten domains with the most.") Map<Discipline, Long> byDomain) {

    static Statistics of(ConsensusStatistics all) {
      return new Statistics(
          all, all.consensus().byDomain().toMap(OfDomain::domain, OfDomain::count));
    }
  }

  static final View<Statistics> STATISTICS =
      View.of(Statistics.class, "ConsensusStatistics")
          .flatten(
              "all",
              View.of(ConsensusStatistics.class)
                  .flatten("consensus", View.of(ConsensusCounts.class).leaveOut("by_domain")))
          .note("live", "Conclusions that are not archived.")
          .note("upheld", "How many turned out to be true.")
          .note("overturned", "How many did not.")
          .before("by_domain", "dissents");

  private static final View<DissenterRecord> DISSENTER =
      View.of(DissenterRecord.class, "Dissenter")
          .note("dissents", "How often it disagreed.")
          .note("right", "How often it was right then.")
          .method("rate", "rate")
          .note("worth", "The sum of 0.25 minus the squared error of its confidence.")
          .before("rate", "worth");

  private static final View<SharedErrors> ERRORS =
      View.of(SharedErrors.class)
          .note("together", "In how many settled debates both took part.")
          .note("wrong", "How often both were wrong.")
          .method("rate", "rate");

  static final View<MinorityReport> MINORITY =
      View.of(MinorityReport.class)
          .method("rate", "rate")
          .note("rate", "How often dissenters were right.")
          .method("worth", "worth")
          .note("worth", "What all dissent was worth.")
          .nest("dissenters", DISSENTER)
          .nest("errors", ERRORS)
          .note("errors", "Pairs of agents that were wrong together, most often first.")
          .order("rate", "worth");

  static final View<Proof> PROOF =
      View.of(Proof.class)
          .rename("id", "proof_id")
          .note("sequence", "1, 2, 3, … within the debate.")
          .flatten("draft")
          .rename("translation_millis", "translation_time_ms")
          .rename("search_millis", "proof_search_time_ms")
          .rename("prover_version", "prover")
          .before("debate_id", "sequence");

  private ConsensusViews() {}
}
