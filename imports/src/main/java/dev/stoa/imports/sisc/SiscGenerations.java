package dev.stoa.imports.sisc;

import dev.stoa.domain.evolution.AgentPermissions;
import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.AgentProposal;
import dev.stoa.domain.evolution.Archetype;
import dev.stoa.domain.evolution.CreatedAgent;
import dev.stoa.domain.evolution.CreatedAgentId;
import dev.stoa.domain.evolution.CreatedAgentStatus;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.GenerationStatus;
import dev.stoa.domain.evolution.Generations;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.ProfileOrigin;
import dev.stoa.domain.storage.Storage;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The generations of SISC, their profiles, and the agents that were created. */
final class SiscGenerations {

  private record Untimed(ProfileId id, GenerationId generation, ProfileDraft draft) {}

  private final ImportRun run;
  private final ForeignStore store;
  private final Storage storage;
  private final Generations generations;
  private String newestActive = "";

  SiscGenerations(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
    this.storage = run.storage();
    this.generations = storage.generations();
  }

  void run() {
    // Several may be active there; here the newest of them is.
    store.each(
        "Generations",
        Vector.of("created_at"),
        row -> {
          if (row.text("status").getOrElse("active").equals("active")) {
            newestActive = row.text("id").getOrElse("");
          }
        });
    run.table(store, "Generations", "generations")
        .orderedBy("created_at")
        .intoChecked(this::generation, batch -> batch.map(this::keep));
    run.table(store, "AgentProfiles", "profiles")
        .intoChecked(this::profile, batch -> batch.map(this::keep));
    run.table(store, "CreatedAgents", "created agents")
        .intoChecked(this::created, batch -> batch.map(this::keep));
  }

  private Generation generation(ForeignRow row) {
    GenerationStatus status = GenerationStatus.labelled(row.nonBlank("status").getOrElse("active"));
    boolean other =
        status == GenerationStatus.ACTIVE
            && (!row.required("id").equals(newestActive) || generations.active().isDefined());
    if (other) {
      run.remark("one generation is active: others that were active are archived here");
    }
    return new Generation(
        new GenerationId(row.required("id")),
        1,
        other ? GenerationStatus.ARCHIVED : status,
        row.nonBlank("parent_generation_id").map(GenerationId::new),
        run.stamps().require(row, "created_at"));
  }

  /** Numbered in the order of creation. */
  private Option<String> keep(Generation one) {
    if (generations.find(one.id()).isDefined()) {
      return Option.some("a generation with this id is here already");
    }
    if (one.parent().exists(parent -> generations.find(parent).isEmpty())) {
      return Option.some("its parent " + one.parent().get() + " is not here");
    }
    generations.add(
        new Generation(
            one.id(), generations.lockNewest() + 1, one.status(), one.parent(), one.createdAt()));
    return Option.none();
  }

  private Untimed profile(ForeignRow row) {
    return new Untimed(
        new ProfileId(row.required("id")),
        new GenerationId(row.required("generation_id")),
        new ProfileDraft(
            Archetype.labelled(row.required("archetype")),
            row.required("system_prompt"),
            row.canonical("hyperparameters", "{}"),
            row.real("expected_performance_baseline", 0),
            ProfileOrigin.labelled(row.nonBlank("created_by").getOrElse("human")),
            Option.none()));
  }

  /** Profiles have no time and no lineage there: each is of its generation, and its own root. */
  private Option<String> keep(Untimed one) {
    if (storage.profiles().find(one.id()).isDefined()) {
      return Option.some("a profile with this id is here already");
    }
    Option<Generation> generation = generations.find(one.generation());
    generation.forEach(
        of ->
            storage
                .profiles()
                .add(
                    Vector.of(
                        new AgentProfile(
                            one.id(), of.id(), one.draft(), one.id(), of.createdAt()))));
    return Option.when(
        generation.isEmpty(), () -> "the generation " + one.generation() + " is not here");
  }

  private CreatedAgent created(ForeignRow row) {
    CreatedAgentStatus status =
        CreatedAgentStatus.labelled(row.nonBlank("status").getOrElse("pending_approval"));
    return new CreatedAgent(
        new CreatedAgentId(row.required("id")),
        new AgentProposal(
            new GenerationId(row.required("creator_trigger_generation_id")),
            new ProfileId(row.required("agent_profile_id")),
            row.required("archetype_designed"),
            row.nonBlank("design_rationale"),
            AgentPermissions.none()),
        1,
        status,
        // What was not tried has the default there.
        row.real("shadow_trial_score_delta")
            .filter(delta -> delta != 0 || status != CreatedAgentStatus.PENDING_APPROVAL),
        run.stamps().require(row, "created_at"),
        Option.none());
  }

  private Option<String> keep(CreatedAgent one) {
    Option<Generation> trigger = generations.find(one.proposal().trigger());
    if (trigger.isEmpty() || storage.profiles().find(one.proposal().profile()).isEmpty()) {
      return Option.some("its generation or its profile is not here");
    }
    if (storage.createdAgents().find(one.id()).isDefined()) {
      return Option.some("a created agent with this id is here already");
    }
    run.remark("created agents have no permissions: the store does not keep them");
    storage
        .createdAgents()
        .add(
            new CreatedAgent(
                one.id(),
                one.proposal(),
                trigger.get().sequence(),
                one.status(),
                one.trialDelta(),
                one.createdAt(),
                one.decidedAt()));
    return Option.none();
  }
}
