package dev.stoa.domain.evidence;

import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/** The rules that score evidence. */
public final class QualityScoring {

  private static final double NEUTRAL = 0.5;
  private static final long MANY_CITATIONS = 10;

  private QualityScoring() {}

  /** The scores of evidence about a subject. */
  public static EvidenceQuality of(
      EvidenceDraft draft, Enrichment enrichment, Subject subject, Instant now) {
    Provenance provenance = Provenance.of(draft.metadata());
    String text = draft.title().map(title -> title + "\n").getOrElse("") + draft.snippet();
    return new EvidenceQuality(
        subject.relevance(text),
        NEUTRAL,
        freshness(provenance.publishedAt().map(then -> Duration.between(then, now))),
        authority(enrichment.type(), draft.source(), draft.url(), provenance, subject),
        completeness(enrichment.words()),
        NEUTRAL);
  }

  /** By its age: 1 for less than a day, down to 0.3 for a year and more; a half if unknown. */
  public static double freshness(Option<Duration> age) {
    if (age.isEmpty()) {
      return NEUTRAL;
    }
    double days = age.get().toSeconds() / 86_400.0;
    if (days < 1) {
      return 1.0;
    } else if (days < 7) {
      return 0.95;
    } else if (days < 30) {
      return 0.85;
    } else if (days < 90) {
      return 0.70;
    } else if (days < 365) {
      return 0.55;
    }
    return 0.30;
  }

  /**
   * That of the type, or its mean with that of a known site, plus what the provenance adds, plus
   * 0.1 for a preferred source, minus 0.3 for a blocked one.
   */
  public static double authority(
      SourceType type,
      EvidenceSource source,
      Option<String> url,
      Provenance provenance,
      Subject subject) {
    double authority =
        KnownSources.authority(url)
            .map(known -> (type.authority() + known) / 2)
            .getOrElse(type.authority());
    authority += provenance.peerReviewed() ? 0.15 : 0;
    authority += provenance.doi() ? 0.10 : 0;
    authority += provenance.citations() > MANY_CITATIONS ? 0.05 : 0;
    authority += provenance.author() ? 0.03 : 0;
    authority += subject.preferred().contains(source.value()) ? 0.1 : 0;
    authority -= subject.blocked().contains(source.value()) ? 0.3 : 0;
    return UnitRange.clamp(authority);
  }

  /** By the number of words: from 0.2 for none to 0.9 for a thousand. */
  public static double completeness(long words) {
    if (words < 50) {
      return 0.2 + 0.3 * words / 50;
    } else if (words < 100) {
      return 0.5;
    } else if (words < 300) {
      return 0.65;
    } else if (words < 500) {
      return 0.75;
    } else if (words < 1_000) {
      return 0.85;
    }
    return 0.90;
  }
}
