package dev.stoa.domain.channel;

import static dev.stoa.domain.vectors.VectorForm.mentioning;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;

/** Checks the vectors of mentions in messages. */
public final class MentionVectors {

  private MentionVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of("space-os")
        .check("bridge", mentioning("@mention"), MentionVectors::mentions);
  }

  private static void mentions(SpecVector vector) {
    assertEquals(
        vector.expected().list().map(names -> names.list().map(Given::text).toVector()).toVector(),
        vector.input().list().map(text -> Mentions.in(text.text()).toVector()).toVector());
  }
}
