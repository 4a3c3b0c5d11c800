package dev.stoa.benchmarks.start;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Remember;

/** Opens an existing store, stores one memory and recalls it: the first answer of the library. */
final class FirstAnswer {

  private FirstAnswer() {}

  public static void main(String[] args) {
    try (Stoa stoa = Stoa.open(args[0])) {
      stoa.memory()
          .remember(Remember.of("The cache is warm again after retry " + System.nanoTime()))
          .getOrElseThrow(RefusalException::new);
      System.out.println(
          stoa.memory()
              .recall(Recall.about("warm cache"))
              .getOrElseThrow(RefusalException::new)
              .head()
              .memory()
              .content());
    }
  }
}
