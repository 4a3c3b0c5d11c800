package dev.stoa.domain.specialist;

import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.json.InvalidValue;
import io.vavr.control.Option;

/**
 * A run as it is stored.
 *
 * @param run without its response
 * @param response plain or encrypted
 */
public record SealedRun(ModelRun run, Option<SealedText> response) {

  /** Refuses a run that still has its response. */
  public SealedRun {
    if (run.draft().rawResponse().isDefined()) {
      throw new InvalidValue("the run has a response: give it beside the run");
    }
  }
}
