package dev.stoa.application.encryption;

import dev.stoa.domain.resilience.AnsweredRequests;
import io.vavr.control.Option;
import java.time.InstantSource;

/**
 * Removes stored answers of requests, which are kept for a day only, in place of encrypting them.
 */
public final class ForgetAnswers implements ResealedTexts {

  private final AnsweredRequests requests;
  private final InstantSource clock;

  /** For one workspace, with its clock. */
  public ForgetAnswers(AnsweredRequests requests, InstantSource clock) {
    this.requests = requests;
    this.clock = clock;
  }

  @Override
  public String kind() {
    return "answers";
  }

  @Override
  public Resealed next(Option<String> after, int limit) {
    int removed = requests.removeUntil(clock.instant(), limit);
    return new Resealed(removed, removed, Option.when(removed == limit, () -> "answers"));
  }
}
