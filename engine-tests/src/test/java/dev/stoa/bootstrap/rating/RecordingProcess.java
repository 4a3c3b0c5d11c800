package dev.stoa.bootstrap.rating;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;

/** Records matches that one agent wins everywhere: {@code <url> <opponent> <count>}. */
public final class RecordingProcess {

  private RecordingProcess() {}

  public static void main(String[] arguments) {
    AgentName opponent = new AgentName(arguments[1]);
    try (Stoa stoa = Stoa.open(arguments[0])) {
      for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
        MatchId id = new MatchId(opponent + "-" + i);
        stoa.ratings()
            .registering()
            .record(NewMatch.won(id, new AgentName("shared"), opponent).in(new Discipline("law")))
            .get();
      }
    }
  }
}
