package dev.stoa.domain.evidence;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;

/** Checks the vectors of evidence. */
public final class EvidenceVectors {

  private static final String WEB = "web";
  private static final double NEUTRAL = 0.5;

  private EvidenceVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of(SpecVector.ARAGORA)
        .check(
            "evidence.tier",
            v -> v.expected().matches(QualityTier.of(v.input().get("score").number()).label()))
        .check("evidence.freshness", EvidenceVectors::freshness)
        .check("evidence.authority", EvidenceVectors::authority)
        .check(
            "evidence.completeness",
            v -> v.expected().matches(QualityScoring.completeness(v.input().get("words").whole())))
        .check("evidence.relevance", EvidenceVectors::relevance)
        .check("evidence.overall", v -> v.expected().matches(quality(v.input(), NEUTRAL).overall()))
        .check(
            "evidence.combined",
            v -> v.expected().matches(quality(v.input(), 0).combinedRelevance()))
        .check(
            "evidence.hash",
            v ->
                v.expected()
                    .matches(
                        EvidenceDraft.of(WEB, v.input().get("snippet").text())
                            .contentHash()
                            .substring(0, 32)))
        .check("evidence.enrich", EvidenceVectors::enrich);
  }

  private static EvidenceQuality quality(Given input, double otherwise) {
    input.names();
    return new EvidenceQuality(
        input.number("relevance", otherwise),
        input.number("semantic", otherwise),
        input.number("freshness", otherwise),
        input.number("authority", otherwise),
        input.number("completeness", otherwise),
        input.number("consistency", otherwise));
  }

  private static void freshness(SpecVector vector) {
    Option<Duration> passed =
        vector
            .input()
            .optional("age_days")
            .map(days -> Duration.ofSeconds(Math.round(days.number() * 86_400)));
    vector.expected().matches(QualityScoring.freshness(passed));
  }

  /** A source that is preferred or blocked is the one that is judged. */
  private static void authority(SpecVector vector) {
    Given input = vector.input();
    Seq<String> preferred = texts(input, "preferred");
    Seq<String> blocked = texts(input, "blocked");
    String source = input.text("source", preferred.appendAll(blocked).headOption().getOrElse(WEB));
    Provenance provenance =
        new Provenance(
            Option.none(),
            input.optional("author").map(Given::text).isDefined(),
            input.optional("doi").map(Given::text).isDefined(),
            input.flag("peer_reviewed", false),
            input.whole("citation_count", 0));
    vector
        .expected()
        .matches(
            QualityScoring.authority(
                SourceType.labelled(input.text("source_type", WEB)),
                new EvidenceSource(source),
                input.optional("url").map(Given::text),
                provenance,
                Subject.NONE.preferring(preferred).blocking(blocked)));
  }

  private static void relevance(SpecVector vector) {
    Given input = vector.input();
    vector
        .expected()
        .matches(
            Subject.of(input.text("query", ""))
                .keywords(texts(input, "keywords"))
                .topics(texts(input, "topics"))
                .relevance(input.get("content").text()));
  }

  /** The texts of a member: an array, or one text. */
  private static Seq<String> texts(Given input, String name) {
    return input
        .optional(name)
        .map(given -> given.isText() ? Vector.of(given.text()) : given.texts())
        .getOrElse(Vector.empty());
  }

  private static void enrich(SpecVector vector) {
    Given input = vector.input();
    Enrichment found =
        Enrichment.of(
            new EvidenceDraft(
                new EvidenceSource(input.text("source", WEB)),
                Option.none(),
                input.get("content").text(),
                input.optional("url").map(Given::text),
                0.5,
                CanonicalJson.EMPTY_OBJECT));
    Given expected = vector.expected();
    expected.member("type", found.type().label());
    expected.member("confidence", found.confidence());
    expected.member("citations", found.citations());
    expected.member("code", found.code());
    expected.member("data", found.data());
    expected.member("words", found.words());
  }
}
