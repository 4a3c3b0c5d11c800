package dev.stoa.bootstrap.evolution;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.evolution.CreatedAgentId;
import java.io.IOException;

/** Approves created agents in a separate process: {@code url id…}. */
public final class ApprovingProcess {

  private ApprovingProcess() {}

  public static void main(String[] arguments) throws IOException {
    try (Stoa stoa = Stoa.open(arguments[0])) {
      System.out.println("ready");
      System.in.read();
      int approved = 0;
      for (int i = 1; i < arguments.length; i++) {
        if (stoa.createdAgents().approve(new CreatedAgentId(arguments[i])).isRight()) {
          approved++;
        }
      }
      System.out.print(approved);
    }
  }
}
