package dev.stoa.domain.evolution;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.control.Option;

/**
 * A generation to open; immutable.
 *
 * @param shadow whether it is a candidate to be tried; otherwise it is active at once
 * @param inheriting whether it begins with copies of its parent's profiles
 */
public record NewGeneration(Option<GenerationId> parent, boolean shadow, boolean inheriting) {

  /** Refuses copies of profiles without a parent. */
  public NewGeneration {
    if (inheriting && parent.isEmpty()) {
      throw new InvalidValue("inherit needs a generation to copy profiles from: give parent");
    }
  }

  /** The first generation of a lineage, active. */
  public static NewGeneration first() {
    return new NewGeneration(Option.none(), false, false);
  }

  /** A generation that evolved from another, active. */
  public static NewGeneration from(GenerationId parent) {
    return new NewGeneration(Option.some(parent), false, false);
  }

  /** As a candidate that is tried before it becomes active. */
  public NewGeneration asShadowTrial() {
    return new NewGeneration(parent, true, inheriting);
  }

  /** With copies of its parent's profiles. */
  public NewGeneration inheritingProfiles() {
    return new NewGeneration(parent, shadow, true);
  }

  /** The state it begins in. */
  public GenerationStatus status() {
    return shadow ? GenerationStatus.SHADOW_TRIAL : GenerationStatus.ACTIVE;
  }
}
