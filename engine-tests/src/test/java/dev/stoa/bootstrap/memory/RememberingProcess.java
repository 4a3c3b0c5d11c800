package dev.stoa.bootstrap.memory;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.memory.Remember;

/** Remembers the same few things over and over: {@code <url> <count> <things>}. */
public final class RememberingProcess {

  private RememberingProcess() {}

  public static void main(String[] arguments) {
    int things = Integer.parseInt(arguments[2]);
    try (Stoa stoa = Stoa.open(arguments[0])) {
      for (int i = 0; i < Integer.parseInt(arguments[1]); i++) {
        stoa.memory().remember(Remember.of("thing " + i % things)).get();
      }
    }
  }
}
