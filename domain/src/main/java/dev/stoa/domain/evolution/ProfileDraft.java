package dev.stoa.domain.evolution;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/**
 * A profile to add to a generation; immutable.
 *
 * @param baseline the score it is expected to reach
 * @param parent the profile it was derived from
 */
public record ProfileDraft(
    Archetype archetype,
    String systemPrompt,
    CanonicalJson hyperparameters,
    double baseline,
    ProfileOrigin createdBy,
    Option<ProfileId> parent) {

  /** The longest prompt. */
  public static final int MAX_PROMPT = 1_000_000;

  /** Refuses invalid fields; the message names the field. */
  public ProfileDraft {
    PlainText.require("system_prompt", systemPrompt, MAX_PROMPT);
    HyperParameterRule.require(hyperparameters);
    if (!(baseline >= Score.LOWEST && baseline <= Score.HIGHEST)) {
      throw new InvalidValue("baseline " + baseline + " is out of range: give -5 to 5");
    }
  }

  /** A profile by a person, without hyper-parameters, expected to score 0. */
  public static ProfileDraft of(Archetype archetype, String systemPrompt) {
    return new ProfileDraft(
        archetype, systemPrompt, CanonicalJson.EMPTY_OBJECT, 0, ProfileOrigin.HUMAN, Option.none());
  }

  /** With hyper-parameters, a JSON object. */
  public ProfileDraft hyperparameters(String json) {
    return new ProfileDraft(
        archetype, systemPrompt, CanonicalJson.of(json), baseline, createdBy, parent);
  }

  /** Expected to reach this score. */
  public ProfileDraft baseline(double score) {
    return new ProfileDraft(archetype, systemPrompt, hyperparameters, score, createdBy, parent);
  }

  /** Made by the mutator, from another profile. */
  public ProfileDraft mutatedFrom(ProfileId profile) {
    return new ProfileDraft(
        archetype,
        systemPrompt,
        hyperparameters,
        baseline,
        ProfileOrigin.MUTATOR,
        Option.some(profile));
  }

  /** Not made by a person. */
  public ProfileDraft createdBy(ProfileOrigin origin) {
    return new ProfileDraft(archetype, systemPrompt, hyperparameters, baseline, origin, parent);
  }

  /** Derived from another profile. */
  public ProfileDraft parent(ProfileId profile) {
    return new ProfileDraft(
        archetype, systemPrompt, hyperparameters, baseline, createdBy, Option.some(profile));
  }
}
