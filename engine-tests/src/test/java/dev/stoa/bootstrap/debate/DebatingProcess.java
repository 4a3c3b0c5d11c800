package dev.stoa.bootstrap.debate;

import dev.stoa.application.debate.DebateAnswer;
import dev.stoa.application.debate.DebateParticipant;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.kernel.AgentName;
import java.util.LinkedHashMap;
import java.util.Map;

/** Runs a session and prints the key of each prompt: {@code <url> <session> <agent>…}. */
public final class DebatingProcess {

  private DebatingProcess() {}

  public static void main(String[] arguments) {
    Map<AgentName, DebateParticipant> all = new LinkedHashMap<>();
    for (int i = 2; i < arguments.length; i++) {
      AgentName agent = new AgentName(arguments[i]);
      all.put(
          agent,
          prompt -> {
            System.out.println(prompt.key());
            return DebateAnswer.of("I am " + agent, 0.5).choice(agent.value());
          });
    }
    try (Stoa stoa = Stoa.open(arguments[0])) {
      stoa.debates().registering().run(new DebateSessionId(arguments[1]), all).get();
    }
  }
}
