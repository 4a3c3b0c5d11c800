package dev.stoa.architecture.violators.randomnessisinjected.domain;

import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** Reaches for it itself. */
public final class BadThread {
  Random it() {
    return ThreadLocalRandom.current();
  }
}
