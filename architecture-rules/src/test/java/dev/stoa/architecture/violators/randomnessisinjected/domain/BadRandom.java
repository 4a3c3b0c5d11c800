package dev.stoa.architecture.violators.randomnessisinjected.domain;

import java.util.Random;

/** Reaches for it itself. */
public final class BadRandom {
  Random it() {
    return new Random();
  }
}
