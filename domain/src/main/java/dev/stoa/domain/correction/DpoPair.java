package dev.stoa.domain.correction;

import dev.stoa.domain.json.CanonicalJson;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Map;

/** A training example for direct preference optimisation: a right and a wrong answer. */
public record DpoPair(
    String prompt,
    String chosen,
    String rejected,
    String domain,
    double confidence,
    CorrectionSource source) {

  private static final double LEAST_CONFIDENCE = 0.7;

  /**
   * Whether a correction is sure enough to train with: recorded with a confidence of 0.7 or more
   * and not stale. Decay alone does not exclude it, as 0.7 would be below 0.7 a moment later.
   */
  public static boolean isSure(Correction correction, Instant now) {
    CorrectionDraft draft = correction.draft();
    return draft.confidence() >= LEAST_CONFIDENCE
        && draft.decayClass().staleness(correction.createdAt(), now) == 0;
  }

  /** The pair of a correction that rejects something, with its effective confidence. */
  public static Option<DpoPair> of(Correction correction, Instant now) {
    CorrectionDraft draft = correction.draft();
    return draft
        .rejected()
        .map(
            wrong ->
                new DpoPair(
                    draft.subject(),
                    draft.claim(),
                    wrong,
                    draft.domain().value(),
                    correction.effectiveAt(now),
                    draft.source()));
  }

  /** One line of a JSONL file. */
  public String line() {
    return CanonicalJson.of(
            Map.of(
                "prompt", prompt,
                "chosen", chosen,
                "rejected", rejected,
                "domain", domain,
                "confidence", confidence,
                "source", source.label()))
        .text();
  }
}
