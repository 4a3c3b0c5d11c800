package dev.stoa.bootstrap.agent;

import dev.stoa.bootstrap.Stoa;

/** Starts spawns of one agent: {@code <url> <identity> <count>}. */
public final class SpawningProcess {

  private SpawningProcess() {}

  public static void main(String[] arguments) {
    int count = Integer.parseInt(arguments[2]);
    try (Stoa stoa = Stoa.open(arguments[0])) {
      for (int i = 0; i < count; i++) {
        System.out.println(stoa.agents().startSpawn(arguments[1]).get().number());
      }
    }
  }
}
