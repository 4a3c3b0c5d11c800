package dev.stoa.actions.memory;

import dev.stoa.actions.ValidTime;
import dev.stoa.actions.Vectors;
import dev.stoa.actions.shape.About;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryLabels;
import dev.stoa.domain.memory.Observations;
import dev.stoa.domain.memory.Remember;

/** How callers give what memories are made of. */
final class MemoryInputs {

  static final Input<MemoryLabels> LABELS =
      Input.of(MemoryLabels.class)
          .param("names", "Names by which questions mean it.", about -> about.option("name"))
          .param("kind", "What it is.", about -> about.otherwise("fact"))
          .param("resolved", "Whether it is settled, such as an answered question.")
          .param("links", "The memories it refers to.", about -> about.option("link"));

  static final Input<Remember> NEW =
      Vectors.given(
          Input.of(Remember.class, "NewMemory")
              .param("content", "What to remember.", about -> about.position(0))
              .param("scope", "Its scope.", about -> about.otherwise("shared"))
              .param("tier", "Its tier.", about -> about.otherwise("slow"))
              .param(
                  "importance",
                  "How much it matters.",
                  about -> about.otherwise("0.5").between(0, 1))
              .param("metadata", "Anything else about it.", about -> about.otherwise("{}"))
              .param(
                  "time_to_live",
                  "Time to live, such as 36h or P30D; without it, no expiry.",
                  about -> about.option("ttl"))
              .rename("author", "by")
              .param("by", "Its author; a search for that name finds it first.", About::asOwnAgent)
              .flatten("labels", LABELS)
              .flatten("validity", ValidTime.GIVEN)
              .param(
                  "supersedes",
                  "The memories that it supersedes: they end where it begins, and are kept."));

  /** The changes to a memory. */
  record EditMemory(
      @Param(value = MemoryActions.MEMORY, position = 0) MemoryId id, MemoryEdit edit) {

    EditMemory {
      if (edit.neverExpires() && edit.expiresAt().isDefined()) {
        throw BadInput.of("give {expiresAt} or {neverExpires}, not both");
      }
      if (edit.validSinceEver() && edit.validFrom().isDefined()) {
        throw BadInput.of("give {validFrom} or {validSinceEver}, not both");
      }
      if (edit.validForEver() && edit.validUntil().isDefined()) {
        throw BadInput.of("give {validUntil} or {validForEver}, not both");
      }
      if (edit.equals(MemoryEdit.NOTHING)) {
        throw BadInput.of(
            "nothing is to change: give {content}, {importance}, {metadata}, {expiresAt},"
                + " {neverExpires}, {validFrom}, {validUntil}, {validSinceEver}, {validForEver} or"
                + " {embedding}");
      }
    }
  }

  static final Input<EditMemory> EDIT =
      Input.of(EditMemory.class)
          .flatten(
              "edit",
              Vectors.given(
                  Input.of(MemoryEdit.class)
                      .param("content", "What it says.")
                      .param("importance", "How much it matters.", about -> about.between(0, 1))
                      .param("metadata", "Anything else about it.")
                      .param("expires_at", "When it expires.")
                      .param("never_expires", "Remove its expiry.")
                      .param("valid_from", "Since when it is true.")
                      .param("valid_until", "Until before when it is true.")
                      .param(
                          "valid_since_ever", "Remove the beginning of the time when it is true.")
                      .param("valid_for_ever", "Remove the end of the time when it is true.")));

  static final Input<Observations> OBSERVATIONS =
      Input.of(Observations.class)
          .param(
              "prediction_accuracy",
              "How well calibrated the agents are.",
              about -> about.between(0, 1))
          .param(
              "debate_efficiency",
              "How little of the debates was wasted.",
              about -> about.between(0, 1))
          .param(
              "consensus_rate", "How often debates end in consensus.", about -> about.between(0, 1))
          .param(
              "confidence", "The confidence in these consensuses.", about -> about.between(0, 1));

  private MemoryInputs() {}
}
