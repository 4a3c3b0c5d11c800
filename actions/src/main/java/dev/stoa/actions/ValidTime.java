package dev.stoa.actions;

import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.View;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.kernel.Validity;

/** When something is true, as callers give, ask for and see it. */
public final class ValidTime {

  public static final String FROM = "Since when it is true; without it, since ever.";
  public static final String UNTIL = "Until before when it is true; without it, for ever.";

  /** What to say about the id of what superseded something. */
  public static final String SUPERSEDED_BY = "What superseded it.";

  /** The members {@code valid_from} and {@code valid_until} of what is written. */
  public static final Input<Validity> GIVEN =
      Input.of(Validity.class)
          .rename("from", "valid_from")
          .param("valid_from", FROM)
          .rename("until", "valid_until")
          .param("valid_until", UNTIL);

  /** The members {@code valid_at} and {@code all_versions} of a question. */
  public static final Input<ValidAt> ASKED =
      Input.of(ValidAt.class)
          .rename("instant", "valid_at")
          .param("valid_at", "What is true at this instant, instead of now.")
          .param("all_versions", "Whenever it is true: what was superseded or has ended too.");

  /** The same members of an answer. */
  public static final View<Validity> SEEN =
      View.of(Validity.class)
          .rename("from", "valid_from")
          .note("valid_from", "Since when it is true.")
          .rename("until", "valid_until")
          .note("valid_until", "Until before when it is true.");

  private ValidTime() {}
}
