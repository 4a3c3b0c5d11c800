package dev.stoa.domain.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class EvidenceTest {

  private static final Instant NOW = Instant.parse("2026-01-31T00:00:00Z");

  @Test
  void fieldsAreCheckedAndNamed() {
    refused("snippet is blank", () -> EvidenceDraft.of("web", " "));
    refused("source is blank", () -> EvidenceDraft.of("", "x"));
    refused("reliability", () -> EvidenceDraft.of("web", "x").reliability(Double.NaN));
    refused("title is blank", () -> EvidenceDraft.of("web", "x").title(""));
    refused("metadata", () -> EvidenceDraft.of("web", "x").metadata(Map.of("a", "\u0000")));
    refused("round", () -> CitationDraft.in("d").round(-1));
    refused("debate_id", () -> CitationDraft.in(""));
    refused("relevance", () -> CitationDraft.in("d").relevance(1.1));
  }

  @Test
  void provenanceIsReadFromMetadataOfAnyKind() {
    Provenance read =
        Provenance.of(
            CanonicalJson.of(
                Map.of(
                    "published_at",
                    "2026-01-01",
                    "author",
                    "Ada",
                    "doi",
                    "10.1/x",
                    "peer_reviewed",
                    true,
                    "citation_count",
                    11)));
    assertEquals(
        new Provenance(Option.some(Instant.parse("2026-01-01T00:00:00Z")), true, true, true, 11),
        read);
    assertEquals(
        Provenance.NONE,
        Provenance.of(
            CanonicalJson.of(
                Map.of(
                    "published_at",
                    "soon",
                    "author",
                    7,
                    "doi",
                    " ",
                    "peer_reviewed",
                    "yes",
                    "citation_count",
                    "many"))));
  }

  @Test
  void freshnessFallsWithAge() {
    Vector<Double> scores =
        Vector.of(0, 1, 7, 30, 90, 365, 3_650)
            .map(days -> QualityScoring.freshness(Option.some(Duration.ofDays(days))));
    assertEquals(Vector.of(1.0, 0.95, 0.85, 0.70, 0.55, 0.30, 0.30), scores);
  }

  @Test
  void completenessGrowsWithWords() {
    assertEquals(
        Vector.of(0.2, 0.5, 0.65, 0.75, 0.85, 0.9),
        Vector.of(0, 50, 100, 300, 500, 1_000).map(QualityScoring::completeness));
  }

  @Test
  void longTextsAreTrustedMore() {
    Vector<Double> confidences =
        Vector.of(500, 501)
            .map(
                words ->
                    Enrichment.of(
                            EvidenceDraft.of("web", "word ".repeat(words))
                                .url("https://docs.python.org/3/"))
                        .confidence());
    assertEquals(0.65, confidences.head(), 1e-12);
    assertEquals(0.70, confidences.last(), 1e-12);
  }

  @Test
  void aSiteIsKnownByItsDomainAndNotByItsEnd() {
    assertEquals(SourceType.ACADEMIC, type("https://export.ARXIV.org/abs/1"));
    assertEquals(SourceType.WEB, type("https://notarxiv.org/abs/1"));
    assertEquals(SourceType.WEB, type("not a url"));
    assertEquals(SourceType.UNKNOWN, Enrichment.of(EvidenceDraft.of("somewhere", "x")).type());
  }

  @Test
  void topicsAreTheMostFrequentWordsAtMostTen() {
    Enrichment found =
        Enrichment.of(
            EvidenceDraft.of(
                "web",
                "alpha beta beta gamma delta epsilon zeta theta iota kappa lambda sigma omega"
                    + " omega omega"));
    assertEquals(Enrichment.MAX_TOPICS, found.topics().size());
    assertEquals(Vector.of("omega", "beta", "alpha"), found.topics().take(3).toVector());
  }

  @Test
  void theTitleCountsTwiceInTheIndex() {
    Evidence evidence =
        Evidence.collected(
            new EvidenceId("e"),
            EvidenceDraft.of("web", "says so").title("A title"),
            Subject.NONE,
            NOW);
    assertEquals("A title\nsays so\ntitle says", evidence.document().text());
    assertEquals(
        "A title\nA title\nsays so\ntitle says",
        SearchSource.EVIDENCE.indexed(evidence.document().text()));
    assertEquals("\nx", SearchSource.EVIDENCE.indexed("\nx"));
    assertEquals("a\nx", SearchSource.NOTE.indexed("a\nx"));
  }

  @Test
  void assessingScoresForAnotherSubject() {
    Evidence evidence =
        Evidence.collected(
            new EvidenceId("e"), EvidenceDraft.of("web", "caching helps"), Subject.NONE, NOW);
    assertEquals(0.5, evidence.quality().relevance());
    Evidence again = evidence.assessed(Subject.of("caching"), NOW.plusSeconds(1));
    assertEquals(0.45, again.quality().relevance(), 1e-12);
    assertEquals(evidence.createdAt(), again.createdAt());
    assertEquals(NOW.plusSeconds(1), again.updatedAt());
  }

  private static SourceType type(String url) {
    return Enrichment.of(EvidenceDraft.of("somewhere", "x").url(url)).type();
  }

  private static void refused(String field, org.junit.jupiter.api.function.Executable work) {
    String message =
        String.valueOf(assertThrows(IllegalArgumentException.class, work).getMessage());
    assertTrue(message.contains(field), message);
  }
}
