package dev.stoa.torture;

import java.util.List;
import java.util.Random;

/** Something bad that happens to a store. */
public interface Trouble {

  /** What happens, for the report. */
  String name();

  /** Lets it happen, and looks at what it did. */
  Outcome run(Random random);

  /**
   * What came of it.
   *
   * @param times how often it happened
   * @param acknowledged the writes that were acknowledged meanwhile
   * @param failures what the store should not have done; empty if it coped
   */
  record Outcome(String trouble, long times, long acknowledged, List<String> failures) {

    public Outcome {
      failures = List.copyOf(failures);
    }
  }
}
