package dev.stoa.domain.channel;

import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import dev.stoa.domain.vectors.VectorForm;

/** Checks the vectors of mentions in messages. */
public final class MentionVectors {

  private MentionVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of("space-os")
        .check("bridge", VectorForm.listing(MentionVectors::isMessage), MentionVectors::mentions);
  }

  private static boolean isMessage(Given text) {
    return text.isText() && !text.text().equals("recv") && !text.text().startsWith("send ");
  }

  private static void mentions(SpecVector vector) {
    vector
        .expected()
        .matchesEach(vector.input(), (text, names) -> names.matches(Mentions.in(text.text())));
  }
}
