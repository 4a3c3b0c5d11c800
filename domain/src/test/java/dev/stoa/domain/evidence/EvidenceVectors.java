package dev.stoa.domain.evidence;

import static dev.stoa.domain.vectors.VectorForm.input;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.List;

/** Checks the vectors of evidence. */
public final class EvidenceVectors {

  private static final EvidenceSource WEB = new EvidenceSource("web");
  private static final String ANY_TEXT_IS_A_QUERY =
      "the shared text index takes any text as a query, so nothing is sanitised";

  private EvidenceVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .check(
            "evidence.tier",
            input("score"),
            v -> v.expected().matches(QualityTier.of(v.input().get("score").number()).label()))
        .check("evidence.freshness", input("age_days"), EvidenceVectors::freshness)
        .check("evidence.authority", input("source_type", "url"), EvidenceVectors::ofType)
        .check(
            "evidence.authority",
            input("peer_reviewed"),
            v -> authority(v, new Provenance(Option.none(), false, false, true, 0), Subject.NONE))
        .check(
            "evidence.authority",
            input("doi"),
            v -> authority(v, new Provenance(Option.none(), false, true, false, 0), Subject.NONE))
        .check(
            "evidence.authority",
            input("citation_count"),
            v ->
                authority(
                    v,
                    new Provenance(
                        Option.none(),
                        false,
                        false,
                        false,
                        v.input().get("citation_count").whole()),
                    Subject.NONE))
        .check(
            "evidence.authority",
            input("preferred"),
            v -> authority(v, Provenance.NONE, Subject.NONE.preferring(List.of("web"))))
        .check(
            "evidence.authority",
            input("blocked"),
            v -> authority(v, Provenance.NONE, Subject.NONE.blocking(List.of("web"))))
        .check(
            "evidence.completeness",
            input("words"),
            v -> v.expected().matches(QualityScoring.completeness(v.input().get("words").whole())))
        .check(
            "evidence.relevance",
            input("query", "keywords", "topics", "content"),
            EvidenceVectors::relevance)
        .check(
            "evidence.overall",
            input(),
            v -> v.expected().matches(new EvidenceQuality(0.5, 0.5, 0.5, 0.5, 0.5, 0.5).overall()))
        .check(
            "evidence.combined",
            input("relevance", "semantic"),
            v ->
                v.expected()
                    .matches(
                        new EvidenceQuality(
                                v.input().get("relevance").number(),
                                v.input().get("semantic").number(),
                                0,
                                0,
                                0,
                                0)
                            .combinedRelevance()))
        .check(
            "evidence.hash",
            input("snippet"),
            v ->
                v.expected()
                    .matches(
                        EvidenceDraft.of("web", v.input().get("snippet").text())
                            .contentHash()
                            .substring(0, 32)))
        .check("evidence.enrich", input("content", "url", "source"), EvidenceVectors::enrich)
        .leaveOut(ANY_TEXT_IS_A_QUERY, List.of("evidence.fts_query"));
  }

  private static void freshness(SpecVector vector) {
    Given age = vector.input().get("age_days");
    Option<Duration> passed =
        age.isNull() ? Option.none() : Option.some(Duration.ofDays(age.whole()));
    vector.expected().matches(QualityScoring.freshness(passed));
  }

  private static void ofType(SpecVector vector) {
    Given url = vector.input().get("url");
    vector
        .expected()
        .matches(
            QualityScoring.authority(
                SourceType.labelled(vector.input().get("source_type").text()),
                WEB,
                url.isNull() ? Option.none() : Option.some(url.text()),
                Provenance.NONE,
                Subject.NONE));
  }

  private static void authority(SpecVector vector, Provenance provenance, Subject subject) {
    vector
        .expected()
        .matches(QualityScoring.authority(SourceType.WEB, WEB, Option.none(), provenance, subject));
  }

  private static void relevance(SpecVector vector) {
    Given input = vector.input();
    vector
        .expected()
        .matches(
            Subject.of(input.get("query").text())
                .keywords(input.get("keywords").list().map(Given::text))
                .topics(input.get("topics").list().map(Given::text))
                .relevance(input.get("content").text()));
  }

  private static void enrich(SpecVector vector) {
    Given input = vector.input();
    Enrichment found =
        Enrichment.of(
            new EvidenceDraft(
                new EvidenceSource(input.get("source").text()),
                Option.none(),
                input.get("content").text(),
                Option.some(input.get("url").text()),
                0.5,
                CanonicalJson.EMPTY_OBJECT));
    Given expected = vector.expected();
    expected.get("type").matches(found.type().label());
    expected.get("confidence").matches(found.confidence());
    expected.get("citations").matches(found.citations());
    expected.get("code").matches(found.code());
    expected.get("data").matches(found.data());
    expected.get("words").matches((double) found.words());
  }
}
