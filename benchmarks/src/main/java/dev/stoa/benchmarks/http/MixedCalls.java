package dev.stoa.benchmarks.http;

import java.util.Random;

/** A caller that mostly reads. */
abstract class MixedCalls {

  /** One call: of ten, four recall, three search, one reads by id and two write. */
  final void call(Random random) throws Exception {
    switch (random.nextInt(10)) {
      case 0, 1, 2, 3 -> recall(HttpBenchmarks.text(random, 2));
      case 4, 5, 6 -> search(HttpBenchmarks.text(random, 2));
      case 7 -> read(random);
      default -> write(HttpBenchmarks.text(random, 12));
    }
  }

  abstract void recall(String words) throws Exception;

  abstract void search(String words) throws Exception;

  abstract void read(Random random) throws Exception;

  abstract void write(String content) throws Exception;
}
