package dev.stoa.domain.evolution;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.StoredJson;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;

/**
 * What one speaker did in a turn of an episode; immutable.
 *
 * @param speaker the profile of the speaker
 * @param monologue what the agent did not say aloud
 * @param dialogue its public dialogue
 * @param stateMutations the changes it proposed, a JSON array
 */
@RecordBuilder
public record ActionDraft(
    long turn,
    ProfileId speaker,
    Option<String> monologue,
    Option<String> dialogue,
    CanonicalJson stateMutations,
    boolean proposesResolution,
    boolean aborts,
    long tokens) {

  /** The longest monologue or dialogue, and the longest JSON of state mutations. */
  public static final int MAX_TEXT = 1_000_000;

  private static final CanonicalJson NO_MUTATIONS = CanonicalJson.of("[]");

  /** Refuses invalid fields; the message names the field. */
  public ActionDraft {
    if (turn < 0) {
      throw new InvalidValue("turn " + turn + " is negative: give 0 or more");
    }
    if (tokens < 0) {
      throw new InvalidValue("tokens " + tokens + " is negative: give 0 or more");
    }
    monologue.forEach(text -> PlainText.require("internal_monologue", text, MAX_TEXT));
    dialogue.forEach(text -> PlainText.require("public_dialogue", text, MAX_TEXT));
    StoredJson.array("state_mutations", stateMutations, MAX_TEXT);
  }

  /** A turn of a speaker in which nothing happened yet. */
  public static ActionDraft of(long turn, ProfileId speaker) {
    return new ActionDraft(
        turn, speaker, Option.none(), Option.none(), NO_MUTATIONS, false, false, 0);
  }

  /** With what the agent did not say aloud. */
  public ActionDraft monologue(String text) {
    return ActionDraftBuilder.from(this).monologue(Option.some(text)).build();
  }

  /** With its public dialogue. */
  public ActionDraft dialogue(String text) {
    return ActionDraftBuilder.from(this).dialogue(Option.some(text)).build();
  }

  /** With the changes it proposed, a JSON array. */
  public ActionDraft stateMutations(String json) {
    return ActionDraftBuilder.from(this).stateMutations(CanonicalJson.of(json)).build();
  }

  /** Proposing a resolution. */
  public ActionDraft proposingResolution() {
    return ActionDraftBuilder.from(this).proposesResolution(true).build();
  }

  /** Aborting the episode. */
  public ActionDraft aborting() {
    return ActionDraftBuilder.from(this).aborts(true).build();
  }

  /** With the tokens it used. */
  public ActionDraft tokens(long used) {
    return ActionDraftBuilder.from(this).tokens(used).build();
  }
}
