package dev.stoa.benchmarks.vectors;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.stream.Collectors;

/** The ten nearest of all vectors that a question was compared with. */
final class ExactNearest {

  static final int WANTED = 10;

  private record Compared(String id, float product) {}

  private final float[] question;
  private final PriorityQueue<Compared> nearest =
      new PriorityQueue<>(Comparator.comparingDouble(Compared::product));

  ExactNearest(float[] question) {
    this.question = question;
  }

  float[] question() {
    return question;
  }

  void compare(String id, float[] vector) {
    float a = 0;
    float b = 0;
    float c = 0;
    float d = 0;
    for (int i = 0; i < vector.length; i += 4) {
      a += question[i] * vector[i];
      b += question[i + 1] * vector[i + 1];
      c += question[i + 2] * vector[i + 2];
      d += question[i + 3] * vector[i + 3];
    }
    float product = a + b + c + d;
    if (nearest.size() < WANTED || product > nearest.element().product()) {
      nearest.add(new Compared(id, product));
      if (nearest.size() > WANTED) {
        nearest.remove();
      }
    }
  }

  Set<String> ids() {
    return nearest.stream().map(Compared::id).collect(Collectors.toSet());
  }
}
