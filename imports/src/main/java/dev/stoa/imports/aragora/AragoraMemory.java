package dev.stoa.imports.aragora;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Validity;
import dev.stoa.domain.memory.Experience;
import dev.stoa.domain.memory.HyperParameters;
import dev.stoa.domain.memory.LearningMetrics;
import dev.stoa.domain.memory.LearningState;
import dev.stoa.domain.memory.LearningStates;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryBuilder;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryLabels;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.MemoryTimes;
import dev.stoa.domain.memory.RedLine;
import dev.stoa.domain.memory.SurpriseWeights;
import dev.stoa.domain.memory.TierTransition;
import dev.stoa.domain.memory.TransitionReason;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.KeepMemories;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** The tiered memory of Aragora. */
final class AragoraMemory {

  private static final String NO_REASON = "archived";

  private record Archived(Memory memory, String reason, Instant at) {}

  private final ImportRun run;
  private final ForeignStore store;

  AragoraMemory(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
  }

  void run() {
    KeepMemories memories = new KeepMemories(run);
    run.table(store, "continuum_memory", "memories")
        .knowing("expires_at", "red_line_reason")
        .intoChecked(this::memory, memories::keep);
    run.table(store, "continuum_memory_archive", "archived memories")
        .into(this::archived, this::archive);
    run.table(store, "tier_transitions", "changes of tiers of memories")
        .keyedByContent()
        .into(this::transition, run.storage().tierTransitions()::append);
    run.table(store, "meta_learning_state", "what was learned about tiers")
        .keyedByContent()
        .orderedBy("cycles_evaluated")
        .intoChecked(this::learning, this::append);
  }

  private Memory memory(ForeignRow row) {
    if (row.value("semantic_centroid").isDefined()) {
      run.remark(
          "semantic_centroid was left out: it does not name its model; embed the memories again");
    }
    Instant created = run.stamps().require(row, "created_at");
    boolean protectedHere = row.flag("red_line");
    return MemoryBuilder.builder()
        .id(new MemoryId(row.required("id")))
        .scope(MemoryScope.SHARED)
        .tier(MemoryTier.labelled(row.nonBlank("tier").getOrElse("slow")))
        .content(row.required("content"))
        .importance(row.real("importance", 0.5))
        .experience(
            new Experience(
                row.real("surprise_score", 0),
                row.real("consolidation_score", 0),
                row.whole("update_count", 1),
                row.whole("success_count", 0),
                row.whole("failure_count", 0),
                0))
        .metadata(row.canonical("metadata", "{}"))
        .times(
            new MemoryTimes(
                created,
                run.stamps().read(row, "updated_at").getOrElse(created),
                // What is protected does not expire.
                protectedHere ? Option.none() : run.stamps().read(row, "expires_at"),
                run.stamps().read(row, "last_promotion_at")))
        .redLine(
            Option.when(
                protectedHere,
                () -> new RedLine(row.nonBlank("red_line_reason").getOrElse("red line"))))
        .author(Option.none())
        .labels(MemoryLabels.NONE)
        .validity(Validity.ALWAYS)
        .successor(Option.none())
        .build();
  }

  private Archived archived(ForeignRow row) {
    return new Archived(
        memory(row),
        row.nonBlank("archive_reason").getOrElse(NO_REASON),
        run.stamps().require(row, "archived_at"));
  }

  private void archive(Seq<Archived> batch) {
    batch.forEach(
        one -> run.storage().memoryArchive().add(Vector.of(one.memory()), one.reason(), one.at()));
  }

  private TierTransition transition(ForeignRow row) {
    return new TierTransition(
        new MemoryId(row.required("memory_id")),
        MemoryTier.labelled(row.required("from_tier")),
        MemoryTier.labelled(row.required("to_tier")),
        TransitionReason.labelled(row.required("reason")),
        row.real("surprise_score", 0),
        run.stamps().require(row, "created_at"));
  }

  /** Thresholds are named by the tier that a memory goes to there, and by the one it is in here. */
  private LearningState learning(ForeignRow row) {
    Members tuned =
        Members.of(
            "hyperparams",
            row.json("hyperparams").getOrElseThrow(() -> new InvalidValue("hyperparams is empty")));
    Map<MemoryTier, Double> halfLives = LinkedHashMap.empty();
    Map<MemoryTier, Double> efficiency = LinkedHashMap.empty();
    for (MemoryTier tier : MemoryTier.values()) {
      halfLives =
          halfLives.put(
              tier,
              tuned.number(tier.label() + "_half_life_hours", (double) tier.halfLife().toHours()));
      efficiency = efficiency.put(tier, row.real("learning_efficiency", 0.5));
    }
    return new LearningState(
        row.whole("cycles_evaluated", 0),
        new HyperParameters(
            halfLives,
            LinkedHashMap.of(
                MemoryTier.MEDIUM, tuned.number("fast_promotion_threshold", 0.7),
                MemoryTier.SLOW, tuned.number("medium_promotion_threshold", 0.6),
                MemoryTier.GLACIAL, tuned.number("slow_promotion_threshold", 0.5)),
            new SurpriseWeights(
                tuned.number("surprise_weight_success", SurpriseWeights.DOCUMENTED.success()),
                tuned.number("surprise_weight_semantic", SurpriseWeights.DOCUMENTED.semantic()),
                tuned.number("surprise_weight_temporal", SurpriseWeights.DOCUMENTED.temporal()),
                tuned.number("surprise_weight_agent", SurpriseWeights.DOCUMENTED.agent())),
            tuned.number("meta_learning_rate", 0.01),
            tuned.number("debate_round_adjustment", 0),
            tuned.number("consensus_threshold_adjustment", 0)),
        Option.some(
            new LearningMetrics(
                row.real("pattern_retention_rate", 0),
                row.real("forgetting_rate", 0),
                efficiency,
                0)),
        run.stamps().require(row, "created_at"));
  }

  private Seq<Option<String>> append(Seq<LearningState> batch) {
    LearningStates states = run.storage().learningStates();
    return batch.map(
        state -> {
          long last = states.lockLatest().map(LearningState::cycle).getOrElse(0L);
          if (state.cycle() <= last) {
            return Option.some("cycle " + state.cycle() + " was evaluated here already");
          }
          states.append(state);
          return Option.none();
        });
  }
}
