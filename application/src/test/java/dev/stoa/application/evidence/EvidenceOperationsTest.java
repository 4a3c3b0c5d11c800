package dev.stoa.application.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.evidence.Citation;
import dev.stoa.domain.evidence.CitationDraft;
import dev.stoa.domain.evidence.Collected;
import dev.stoa.domain.evidence.Evidence;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceQuery;
import dev.stoa.domain.evidence.EvidenceRefused;
import dev.stoa.domain.evidence.EvidenceRetention;
import dev.stoa.domain.evidence.EvidenceSource;
import dev.stoa.domain.evidence.Subject;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class EvidenceOperationsTest {

  private Instant now = Instant.parse("2026-01-02T03:04:05.000000Z");
  private long lastId;
  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final EvidenceOperations evidence =
      new EvidenceOperations(storage, () -> now, () -> "id-" + ++lastId);

  @Test
  void theSameTextIsStoredOnceAndEveryDebateIsLinked() {
    EvidenceDraft draft = EvidenceDraft.of("web", "caching helps").title("first");
    Collected first = evidence.collect(draft, Subject.NONE, CitationDraft.in("d1").round(2));
    Collected again = evidence.collect(draft.title("second"), Subject.NONE, CitationDraft.in("d2"));
    assertTrue(first.isNew());
    assertFalse(again.isNew());
    assertEquals(first.evidence(), again.evidence());
    assertEquals(
        Vector.of("d1", "d2"),
        evidence
            .citationsOf(first.evidence().id(), PageRequest.first())
            .items()
            .map(Citation::debateId)
            .toVector());
    CitedEvidence cited = evidence.citedBy("d1", PageRequest.first()).items().head();
    assertEquals(first.evidence(), cited.evidence());
    assertEquals(2, cited.citation().draft().round());
  }

  @Test
  void aBatchTellsWhatIsNew() {
    Seq<Collected> all =
        evidence.collectAll(
            Vector.of("one", "two", "one").map(text -> EvidenceDraft.of("web", text)),
            Subject.NONE,
            CitationDraft.in("d"));
    assertEquals(Vector.of(true, true, false), all.map(Collected::isNew).toVector());
    assertEquals(all.head().evidence(), all.last().evidence());
    assertEquals(2, evidence.citedBy("d", PageRequest.first()).items().size());
  }

  @Test
  void evidenceIsFoundByWordsPhraseAndPrefixWithinASource() {
    Evidence titled = collect("web", "says something else", "Caching and latency");
    Evidence text = collect("arxiv", "a long remark on caching, among many other words", "Other");
    assertEquals(Vector.of(titled, text), found(TextQuery.about("cached")));
    assertEquals(
        Vector.of(titled), found(TextQuery.about("caching and latency").matching(Matching.PHRASE)));
    assertEquals(Vector.of(titled), found(TextQuery.about("laten").matching(Matching.PREFIX)));
    assertEquals(Vector.of(text), found(TextQuery.about("caching").ownedBy("arxiv")));
    assertEquals(Vector.empty(), found(TextQuery.about("\"( *")));
    assertEquals(
        "Other a long remark on [caching], among many other words",
        evidence.search("caching").items().last().snippet());
  }

  @Test
  void whatIsCitedOrReliableDoesNotExpire() {
    Evidence old = collect("web", "old", "t");
    Evidence cited = collect("web", "cited", "t");
    evidence.cite(cited.id(), CitationDraft.in("d")).get();
    Evidence reliable =
        evidence.collect(EvidenceDraft.of("web", "reliable").reliability(0.8)).evidence();
    now = now.plus(Duration.ofDays(90));
    assertEquals(Vector.empty(), evidence.expire(EvidenceRetention.DEFAULT, 10));
    now = now.plusSeconds(1);
    assertEquals(Vector.of(old.id()), evidence.expire(EvidenceRetention.DEFAULT, 10));
    assertEquals(1, storage.unitOfWork().read(() -> storage.auditLog().head()).size());
    assertEquals(Vector.empty(), found(TextQuery.about("old")));
    assertEquals(
        Vector.of(reliable, cited),
        evidence.list(EvidenceQuery.all().of(new EvidenceSource("web"))).items().toVector());
  }

  @Test
  void whatIsCitedIsNotRemoved() {
    Evidence one = collect("web", "one", "t");
    evidence.cite(one.id(), CitationDraft.in("d")).get();
    assertEquals(Either.left(new EvidenceRefused.Cited(one.id(), "d")), evidence.remove(one.id()));
    EvidenceId none = new EvidenceId("none");
    Either<EvidenceRefused, Object> unknown = Either.left(new EvidenceRefused.Unknown(none));
    assertEquals(unknown, evidence.remove(none));
    assertEquals(unknown, evidence.cite(none, CitationDraft.in("d")));
    assertEquals(unknown, evidence.assess(none, Subject.NONE));
  }

  @Test
  void assessingStoresTheNewScores() {
    Evidence one = collect("web", "caching helps", "t");
    now = now.plusSeconds(5);
    Evidence scored = evidence.assess(one.id(), Subject.of("caching")).get();
    assertEquals(Option.some(scored), evidence.find(one.id()));
    assertEquals(now, scored.updatedAt());
  }

  private Evidence collect(String source, String snippet, String title) {
    return evidence.collect(EvidenceDraft.of(source, snippet).title(title)).evidence();
  }

  private Seq<Evidence> found(TextQuery query) {
    return evidence
        .search(query, PageRequest.first())
        .items()
        .map(EvidenceHit::evidence)
        .toVector();
  }
}
