package dev.stoa.domain.correction;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.UnitRange;
import dev.stoa.domain.search.Keywords;
import dev.stoa.domain.search.PorterStemmer;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.regex.Pattern;

/**
 * How useful a correction is in the prompt of a query, with the parts of the score; all from 0 to
 * 1.
 */
@RecordBuilder
public record InjectionScore(
    double relevance,
    double failurePrevention,
    double importance,
    double recency,
    double confidence,
    double pinned,
    double staleness,
    double tokenCost) {

  /** Below this total a correction is not worth its place in the prompt. */
  public static final double LEAST = 0.30;

  private static final String GENERAL = "general";
  private static final double TOKENS_PER_WORD = 1.3;
  private static final double DEAR = 200;
  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final double PLACES = 1e4;

  /** The score of a correction for a query at an instant. */
  public static InjectionScore of(
      Correction correction, String query, Option<Discipline> domain, Instant now) {
    CorrectionDraft draft = correction.draft();
    DecayClass decay = draft.decayClass();
    return new InjectionScore(
        relevance(draft, query, domain),
        draft.kind().prevention(),
        UnitRange.clamp(draft.confidence() + decay.importance()),
        decay.recency(correction.createdAt(), now),
        draft.confidence(),
        draft.pinned() ? 1 : 0,
        decay.staleness(correction.createdAt(), now),
        Math.min(1, words(draft.claim()) * TOKENS_PER_WORD / DEAR));
  }

  /** The weighted sum, from 0 to 1, of four decimals. */
  public double total() {
    return rounded(
        UnitRange.clamp(
            0.30 * relevance
                + 0.25 * failurePrevention
                + 0.20 * importance
                + 0.10 * recency
                + 0.10 * confidence
                + 0.05 * pinned
                - 0.20 * staleness
                - 0.15 * tokenCost));
  }

  /** Whether it is worth its place in the prompt. */
  public boolean isWorthwhile() {
    return total() >= LEAST;
  }

  private static double relevance(CorrectionDraft draft, String query, Option<Discipline> domain) {
    double field =
        domain.contains(draft.domain()) ? 0.40 : draft.domain().value().equals(GENERAL) ? 0.15 : 0;
    Set<String> wanted = stems(query);
    return UnitRange.clamp(
        field
            + (draft.scope().isGlobal() ? 0.15 : 0)
            + Math.min(0.30, 0.10 * wanted.intersect(stems(draft.subject())).size())
            + Math.min(0.15, 0.05 * wanted.intersect(stems(draft.claim())).size()));
  }

  private static Set<String> stems(String text) {
    return Keywords.of(text).map(PorterStemmer::stem);
  }

  private static long words(String text) {
    return BLANKS.splitAsStream(text.strip()).count();
  }

  private static double rounded(double value) {
    return Math.rint(value * PLACES) / PLACES;
  }
}
