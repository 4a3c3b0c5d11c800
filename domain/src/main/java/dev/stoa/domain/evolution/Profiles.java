package dev.stoa.domain.evolution;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The profiles of a workspace, which are only added. */
public interface Profiles {

  /** Stores new profiles. */
  void add(Seq<AgentProfile> profiles);

  /** The profile of this id. */
  Option<AgentProfile> find(ProfileId id);

  /** Those of the ids that are known. */
  Seq<ProfileId> known(Seq<ProfileId> ids);

  /** The profiles of a generation, in ascending id, after one. */
  Seq<AgentProfile> of(GenerationId generation, Option<ProfileId> after, int limit);

  /** The profile, its parent and so on, youngest first. */
  Seq<AgentProfile> lineage(ProfileId id, int limit);
}
