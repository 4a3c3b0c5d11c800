package dev.stoa.app.learning;

import dev.stoa.app.audit.AuditedWrites;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.learning.CandidateMemory;
import dev.stoa.domain.learning.Learn;
import dev.stoa.domain.learning.LearningReport;
import io.vavr.collection.Vector;

/** What is audited of learning. */
public final class LearningAuditedWrites implements AuditedWrites {

  @Override
  public void run(Stoa stoa, String secret) {
    LearningReport report =
        stoa.learning()
            .learn(
                Learn.from("text of " + secret),
                Vector.of(CandidateMemory.of("learned of " + secret)))
            .get();
    stoa.learning().undo(report.learning().get()).get();
  }
}
