package dev.stoa.bootstrap.debate;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.TurnFilter;

/** Replays a session: {@code <url> <session>}. */
public final class ReplayingProcess {

  private ReplayingProcess() {}

  public static void main(String[] arguments) {
    long[] seen = {0, 0};
    DebateTurn[] last = {null};
    try (Stoa stoa = Stoa.open(arguments[0])) {
      stoa.debates()
          .replay(
              new DebateSessionId(arguments[1]),
              TurnFilter.ALL,
              turn -> {
                if (last[0] != null && DebateTurn.REPLAY.compare(last[0], turn) >= 0) {
                  throw new IllegalStateException(turn.id() + " is out of order");
                }
                last[0] = turn;
                seen[0]++;
                seen[1] += turn.draft().content().get().length();
              })
          .get();
    }
    System.out.println(seen[0] + " " + seen[1] + " " + Runtime.getRuntime().maxMemory());
  }
}
