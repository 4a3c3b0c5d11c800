package dev.stoa.actions.memory;

import dev.stoa.actions.ValidTime;
import dev.stoa.actions.search.SearchViews;
import dev.stoa.actions.search.SimilarViews;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.actions.trust.Trusted;
import dev.stoa.application.search.Written;
import dev.stoa.domain.kernel.Successor;
import dev.stoa.domain.memory.ArchivedMemory;
import dev.stoa.domain.memory.ConsolidationReport;
import dev.stoa.domain.memory.Experience;
import dev.stoa.domain.memory.HyperParameters;
import dev.stoa.domain.memory.LearningMetrics;
import dev.stoa.domain.memory.LearningState;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryLabels;
import dev.stoa.domain.memory.MemoryOutcome;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryStatistics;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.MemoryTimes;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.memory.RecordedOutcome;
import dev.stoa.domain.memory.Relevance;
import dev.stoa.domain.memory.RetentionAdvice;
import dev.stoa.domain.memory.SnapshotReport;
import dev.stoa.domain.memory.SurpriseWeights;
import dev.stoa.domain.memory.TierTally;
import dev.stoa.domain.memory.TierTransition;
import dev.stoa.domain.search.SimilarText;
import dev.stoa.domain.search.TextFate;
import dev.stoa.domain.trust.ItemKind;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** How callers see memories. */
final class MemoryViews {

  static final String[] COLUMNS = {
    "memory_id", "scope", "tier", "importance", "surprise_score", "updated_at", "content"
  };

  static final View<Memory> MEMORY =
      View.of(Memory.class)
          .rename("id", "memory_id")
          .note("importance", "How much it matters, from 0 to 1.")
          .flatten(
              "experience",
              View.of(Experience.class)
                  .rename("surprise", "surprise_score")
                  .note("surprise_score", "How unexpected its recent outcomes were, from 0 to 1.")
                  .rename("consolidation", "consolidation_score")
                  .note("consolidation_score", "From 0 to 1, which it reaches at 99 outcomes.")
                  .rename("updates", "update_count")
                  .note("update_count", "How often it changed, including the first time.")
                  .rename("successes", "success_count")
                  .rename("failures", "failure_count")
                  .note("reinforcements", "How often the same content was remembered again."))
          .note("metadata", "Anything else about it.")
          .flatten(
              "times",
              View.of(MemoryTimes.class)
                  .rename("promoted_at", "last_promotion_at")
                  .note("last_promotion_at", "When it last became faster."))
          .flatten("red_line")
          .rename("reason", "red_line_reason")
          .note("red_line_reason", "Why it is protected.")
          .method("isProtected", "red_line")
          .note("red_line", "Whether it is protected.")
          .before("red_line", "red_line_reason")
          .note("author", "Its author, if known.")
          .flatten(
              "labels",
              View.of(MemoryLabels.class)
                  .note("names", "Names by which questions mean it.")
                  .note("kind", "What it is.")
                  .note("resolved", "Whether it is settled.")
                  .note("links", "The memories it refers to."))
          .flatten("validity", ValidTime.SEEN)
          .leaveOut("successor")
          .addOption("superseded_by", MemoryId.class, one -> one.successor().map(Successor::id))
          .note("superseded_by", ValidTime.SUPERSEDED_BY);

  /** As lists have it, and who asks for one. */
  static final View<Memory> LISTED =
      Trusted.marked("ListedMemory", MEMORY, ItemKind.MEMORY, Memory::id);

  /** A memory after it was stored. */
  record Remembered(Memory memory, TextFate written, Seq<SimilarText> similar) {

    static Remembered of(Written<Memory> one) {
      return new Remembered(one.item(), one.fate(), one.similar());
    }
  }

  static final View<Remembered> REMEMBERED =
      View.of(Remembered.class)
          .flatten("memory", MEMORY)
          .note("written", SimilarViews.WRITTEN)
          .nest("similar", SimilarViews.TEXT)
          .note("similar", SimilarViews.SIMILAR);

  static final View<ArchivedMemory> ARCHIVED =
      View.of(ArchivedMemory.class)
          .rename("sequence", "archive_id")
          .note("archive_id", "Later ones have greater numbers.")
          .rename("reason", "archive_reason")
          .nest("memory", MEMORY)
          .order("archive_id", "archived_at", "archive_reason");

  static final View<TierTransition> MOVE =
      View.of(TierTransition.class, "TierMove")
          .rename("memory", "memory_id")
          .rename("from", "from_tier")
          .rename("to", "to_tier")
          .rename("surprise", "surprise_score");

  static final View<ConsolidationReport> CONSOLIDATION =
      View.of(ConsolidationReport.class, "Consolidation")
          .add("promoted", int.class, report -> report.promotions().size())
          .note("promoted", "How many became faster.")
          .add("demoted", int.class, report -> report.demotions().size())
          .note("demoted", "How many became slower.")
          .note("more", "Whether there may be more to move.")
          .nest("promotions", MOVE)
          .nest("demotions", MOVE)
          .order("promoted", "demoted", "more");

  /** A memory, what is recommended about it, and its tier changes. */
  record History(Memory memory, RetentionAdvice advice, Seq<TierTransition> moves) {}

  static final View<History> HISTORY =
      View.of(History.class, "MemoryHistory")
          .nest("memory", LISTED)
          .flatten(
              "advice",
              View.of(RetentionAdvice.class)
                  .leaveOut("decay")
                  .rename("action", "advice")
                  .note("advice", "What the retention gate recommends.")
                  .rename("score", "retention_score")
                  .note("retention_score", "How much it is worth keeping, from 0 to 1."))
          .nest("moves", MOVE)
          .note("moves", "Its tier changes, oldest first.")
          .order("memory", "advice");

  static final View<RecordedOutcome> OUTCOME =
      View.of(RecordedOutcome.class, "MemoryOutcome")
          .rename("sequence", "number")
          .note("number", "Its number among the outcomes of the memory, from 1.")
          .flatten("outcome", View.of(MemoryOutcome.class).leaveOut("memory"))
          .flatten("outcome", View.of(Outcome.class))
          .rename("succeeded", "success")
          .note("success", "Whether the memory helped.")
          .note("prediction_error", "How far the agent's own prediction was off.")
          .note("semantic_shift", "How much the situation differed from the memory.")
          .note("temporal_shift", "How unexpected the time was.")
          .note("expected", "The success rate before it; 0.5 without outcomes.")
          .note("surprise", "How unexpected it was, from 0 to 1.")
          .note("surprise_before", "The surprise of the memory before it.")
          .note("surprise_after", "The surprise of the memory after it.")
          .rename("consolidation", "consolidation_score")
          .note("consolidation_score", "The consolidation of the memory after it.")
          .order("number", "created_at");

  /** A recalled memory, with its score in words if that was requested. */
  record Explained(Recalled recalled, Option<String> explanation) {}

  static final View<Explained> RECALLED =
      View.of(Explained.class, "Recalled")
          .flatten(
              "recalled",
              View.of(Recalled.class)
                  .leaveOut("is_weighed")
                  .flatten("relevance", View.of(Relevance.class).nest("parts", SearchViews.PARTS))
                  .rename("value", "relevance")
                  .method("score", "score")
                  .method("strength", "strength")
                  .flatten("written", Trusted.WRITTEN)
                  .nest("memory", MEMORY))
          .note("score", "Relevance times strength, or relevance alone if that was requested.")
          .note(
              "relevance",
              "From 0 to 1, how much of the question it answers; the same across questions.")
          .note("parts", "What each part contributes to the relevance.")
          .note("cosine", "How near its embedding is.")
          .note("strength", "Importance times one plus surprise times decay.")
          .note("decay", "What time has left of it, from 0 to 1.")
          .note("explanation", "The parts of the score in one line, if that was requested.")
          .order("score", "relevance", "parts", "cosine", "strength", "decay", "explanation");

  /** The parameters of a tier. */
  record TunedTier(
      MemoryTier tier,
      double halfLifeHours,
      @Param("Surprise above it promotes a memory of this tier.") double promotionThreshold,
      @Param("The mean success rate of its memories.") Option<Double> successRate) {

    private static Seq<TunedTier> all(LearningState state) {
      return List.of(MemoryTier.values())
          .map(
              tier ->
                  new TunedTier(
                      tier,
                      state.tuned().halfLifeHours().get(tier).get(),
                      state.tuned().promotionThreshold(tier),
                      state.metrics().map(metrics -> metrics.efficiency(tier))));
    }
  }

  static final View<LearningState> EVALUATION =
      View.of(LearningState.class, "Evaluation")
          .note("cycle", "Its number, from 1.")
          .flatten(
              "metrics",
              View.of(LearningMetrics.class)
                  .leaveOut("efficiency")
                  .rename("retention", "pattern_retention_rate")
                  .note("pattern_retention_rate", "The share of memories with mostly successes.")
                  .rename("forgetting", "forgetting_rate")
                  .note("forgetting_rate", "The share of often used memories with mostly failures.")
                  .rename("velocity", "learning_velocity")
                  .note("learning_velocity", "How many memories were created in the last day."))
          .flatten(
              "tuned",
              View.of(HyperParameters.class)
                  .leaveOut("half_life_hours", "promotion")
                  .flatten(
                      "weights",
                      View.of(SurpriseWeights.class)
                          .rename("success", "success_weight")
                          .note("success_weight", "The weight of success in surprise.")
                          .rename("semantic", "semantic_weight")
                          .rename("temporal", "temporal_weight")
                          .rename("agent", "agent_weight")
                          .note("agent_weight", "The weight of the agent's prediction error."))
                  .note("learning_rate", "The step of one evaluation.")
                  .note("extra_rounds", "The adjustment of the number of debate rounds.")
                  .note("consensus_shift", "The adjustment of the consensus threshold."))
          .addList("tiers", View.of(TunedTier.class, "EvaluationTier"), TunedTier::all)
          .order(
              "cycle",
              "created_at",
              "pattern_retention_rate",
              "forgetting_rate",
              "learning_velocity",
              "learning_rate");

  /** The figures of a tier. */
  record Tally(TierTally tier, @Param("How many memories ever moved into it.") long movedIn) {

    private static Seq<Tally> all(MemoryStatistics statistics) {
      return statistics
          .tiers()
          .map(tier -> new Tally(tier, statistics.movesInto().get(tier.tier()).getOrElse(0L)));
    }
  }

  static final View<MemoryStatistics> STATISTICS =
      View.of(MemoryStatistics.class, "Statistics")
          .leaveOut("tiers", "moves_into")
          .method("memories", "memories")
          .note("memories", "How many are live.")
          .addList(
              "tiers",
              View.of(Tally.class, "StatisticsTier")
                  .flatten(
                      "tier",
                      View.of(TierTally.class)
                          .leaveOut("retained", "forgotten", "fresh")
                          .rename("memories", "count")
                          .rename("mean_importance", "avg_importance")
                          .rename("mean_surprise", "avg_surprise")
                          .rename("mean_consolidation", "avg_consolidation")
                          .rename("mean_success_rate", "avg_success_rate")),
              Tally::all)
          .order("memories");

  static final View<MemoryScope> SCOPE =
      View.empty(MemoryScope.class, "Scope").add("scope", MemoryScope.class, scope -> scope);

  static final View<SnapshotReport> RESTORED =
      View.of(SnapshotReport.class, "Restored")
          .note("restored", "How many were new.")
          .note("skipped", "How many stayed as they were.")
          .note("updated", "How many existed and changed.");

  private MemoryViews() {}
}
