package dev.stoa.domain.debate;

import io.vavr.control.Option;
import java.util.Objects;

/** A turn to append, perhaps under a chosen id. */
public record NewTurn(Option<DebateTurnId> id, TurnDraft said) {

  public NewTurn {
    Objects.requireNonNull(id, "id is null");
    Objects.requireNonNull(said, "said is null");
  }

  /** A turn that gets an id. */
  public static NewTurn of(TurnDraft said) {
    return new NewTurn(Option.none(), said);
  }

  /** A turn under a chosen id. */
  public static NewTurn of(DebateTurnId id, TurnDraft said) {
    return new NewTurn(Option.some(id), said);
  }
}
