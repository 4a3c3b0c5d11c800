package dev.stoa.domain.debate;

import io.vavr.control.Option;
import java.util.Objects;

/** A turn to append, perhaps under a chosen id. */
public record NewTurn(Option<DebateTurnId> id, TurnDraft draft) {

  public NewTurn {
    Objects.requireNonNull(id, "id is null");
    Objects.requireNonNull(draft, "draft is null");
  }

  /** A turn that gets an id. */
  public static NewTurn of(TurnDraft draft) {
    return new NewTurn(Option.none(), draft);
  }

  /** A turn under a chosen id. */
  public static NewTurn of(DebateTurnId id, TurnDraft draft) {
    return new NewTurn(Option.some(id), draft);
  }
}
