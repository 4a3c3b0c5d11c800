package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.ReferenceLookup;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import io.vavr.collection.Seq;

/** Why an operation on evolution was refused. Each is a normal result, not an exception. */
public sealed interface EvolutionRefused extends Refusal {

  /** No generation has this id, or an id that ends with it. */
  @RefusalCode("evolution.unknown_generation")
  record UnknownGeneration(String reference) implements EvolutionRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "generation " + reference + " is unknown: list the generations, or open one";
    }
  }

  /** Several ids end with the text. */
  @RefusalCode("evolution.ambiguous")
  record Ambiguous(String reference, Seq<Generation> candidates)
      implements EvolutionRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return ReferenceLookup.ambiguous(
          "generation",
          reference,
          candidates.map(one -> one.id() + " (" + one.status().label() + ")"));
    }
  }

  /** The state of the generation does not allow it. */
  @RefusalCode("evolution.not_allowed")
  record NotAllowed(GenerationId id, GenerationStatus status, GenerationStatus wanted)
      implements EvolutionRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "generation "
          + id
          + " is "
          + status.label()
          + " and cannot become "
          + wanted.label()
          + ": open a new generation";
    }
  }

  /** Another generation is active. */
  @RefusalCode("evolution.other_active")
  record OtherActive(GenerationId active) implements EvolutionRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "generation "
          + active
          + " is active and is not the parent: archive it, or open a generation from it";
    }
  }

  /** Profiles are not added to an archived generation. */
  @RefusalCode("evolution.archived")
  record Archived(GenerationId id) implements EvolutionRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "generation " + id + " is archived: add profiles to a new generation";
    }
  }

  /** No profile has this id. */
  @RefusalCode("evolution.unknown_profile")
  record UnknownProfile(ProfileId id) implements EvolutionRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "profile " + id + " is unknown: list the profiles of its generation";
    }
  }

  /** No episode has this id. */
  @RefusalCode("evolution.unknown_episode")
  record UnknownEpisode(EpisodeId id) implements EvolutionRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "episode " + id + " is unknown: list the episodes of its generation";
    }
  }

  /** The chosen id belongs to another episode. */
  @RefusalCode("evolution.episode_taken")
  record EpisodeTaken(EpisodeId id) implements EvolutionRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "episode_id "
          + id
          + " is taken by another episode: choose a new id, or repeat the same episode";
    }
  }

  /** The profile was not derived from another. */
  @RefusalCode("evolution.not_a_variant")
  record NotAVariant(ProfileId id) implements EvolutionRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "profile "
          + id
          + " has no parent to be compared with: judge a profile that was derived from another";
    }
  }

  /** There are too few scores to judge. */
  @RefusalCode("evolution.too_few_scores")
  record TooFewScores(ProfileId profile, String what, int found, int needed)
      implements EvolutionRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "profile "
          + profile
          + " has "
          + found
          + " "
          + what
          + ": record at least "
          + needed
          + ", or give the scores";
    }
  }

  /** The variant was judged, and the numbers differ. */
  @RefusalCode("evolution.already_judged")
  record AlreadyJudged(ProfileId variant, MutationId mutation)
      implements EvolutionRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "profile "
          + variant
          + " was judged by mutation "
          + mutation
          + ": a judgement is final, so add a new variant";
    }
  }

  /** No mutation has this id. */
  @RefusalCode("evolution.unknown_mutation")
  record UnknownMutation(MutationId id) implements EvolutionRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "mutation " + id + " is unknown: list the mutations";
    }
  }

  /** No created agent has this id. */
  @RefusalCode("evolution.unknown_agent")
  record UnknownAgent(CreatedAgentId id) implements EvolutionRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "created agent " + id + " is unknown: list the created agents";
    }
  }

  /** The profile is of another archetype. */
  @RefusalCode("evolution.no_created_agent")
  record NoCreatedAgent(ProfileId id, Archetype archetype)
      implements EvolutionRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "profile "
          + id
          + " is of the archetype "
          + archetype.label()
          + ": propose a profile of the archetype created_agent";
    }
  }

  /** The last proposal was too short a time ago. */
  @RefusalCode("evolution.cooling_down")
  record CoolingDown(long sequence, long next) implements EvolutionRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "an agent was proposed less than "
          + CreatedAgent.COOLDOWN
          + " generations before generation number "
          + sequence
          + ": propose the next in generation number "
          + next
          + " or later";
    }
  }

  /** As many agents as may be are active. */
  @RefusalCode("evolution.too_many_active")
  record TooManyActive(CreatedAgentId id, long active) implements EvolutionRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return active
          + " created agents are active, as many as may be: terminate one before approving "
          + id;
    }
  }

  /** An active agent cannot be denied. */
  @RefusalCode("evolution.already_active")
  record AlreadyActive(CreatedAgentId id) implements EvolutionRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "created agent " + id + " is active: terminate it";
    }
  }

  /** A pending agent cannot be terminated. */
  @RefusalCode("evolution.not_decided")
  record NotDecided(CreatedAgentId id) implements EvolutionRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "created agent " + id + " waits for approval: approve or deny it";
    }
  }

  /** What is terminated stays so. */
  @RefusalCode("evolution.terminated")
  record Terminated(CreatedAgentId id) implements EvolutionRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "created agent " + id + " is terminated: propose a new one";
    }
  }

  /** A created agent did what it may not. */
  @RefusalCode("evolution.not_permitted")
  record NotPermitted(CreatedAgentId id, String violation)
      implements EvolutionRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "created agent " + id + ": " + violation;
    }
  }

  /** No entry of the strategy memory has this id. */
  @RefusalCode("evolution.unknown_strategy")
  record UnknownStrategy(StrategyId id) implements EvolutionRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "strategy " + id + " is unknown: it was never stored, or was evicted";
    }
  }

  /** The vector index refused a vector. */
  record BadEmbedding(Refusal reason) implements EvolutionRefused, Refusal.PassedOn {}
}
