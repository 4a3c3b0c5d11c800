package dev.stoa.bootstrap.debate;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.debate.DebateSessionId;
import java.util.Arrays;
import java.util.List;

/** Concludes sessions and prints the id of each before and after: {@code <url> <session>…}. */
public final class ConcludingProcess {

  private ConcludingProcess() {}

  public static void main(String[] arguments) {
    List<String> sessions = Arrays.asList(arguments).subList(1, arguments.length);
    try (Stoa stoa = Stoa.open(arguments[0])) {
      for (String session : sessions) {
        System.out.println("begin " + session);
        stoa.debates().conclude(new DebateSessionId(session), KilledDebatesTest.WON).get();
        System.out.println("end " + session);
      }
    }
  }
}
