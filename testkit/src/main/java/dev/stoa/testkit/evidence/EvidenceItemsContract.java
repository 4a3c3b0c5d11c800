package dev.stoa.testkit.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.evidence.CitationDraft;
import dev.stoa.domain.evidence.Evidence;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceItems;
import dev.stoa.domain.evidence.EvidenceQuery;
import dev.stoa.domain.evidence.EvidenceSource;
import dev.stoa.domain.evidence.Subject;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of evidence. */
public interface EvidenceItemsContract extends WorkspaceContract<Storage> {

  /** The instant at which the evidence of this suite was collected. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void evidenceComesBackAsItWas() {
    Evidence whole =
        item(
            "e\uD83D\uDE00",
            EvidenceDraft.of("ıİ'\"; drop table", "See [1]: 45% gain\n\ttab \uD83D\uDE00")
                .title("A title")
                .url("https://arxiv.org/abs/1")
                .reliability(0.30000000000000004)
                .metadata(Map.of("doi", "10.1/x", "b", 1e22, "a", -0.5)),
            0);
    Evidence plain = item("e1", EvidenceDraft.of("web", "plain"), 1);
    assertEquals(Vector.of(whole, plain), stored(whole, plain));
    assertEquals(Option.some(whole), ask(items -> items.find(whole.id())));
    assertEquals(
        HashSet.of(whole, plain),
        ask(items -> items.find(Vector.of(plain.id(), new EvidenceId("none"), whole.id())))
            .toSet());
    assertEquals(Option.none(), ask(items -> items.find(new EvidenceId("E1"))));
  }

  @Test
  default void theSameTextIsStoredOnce() {
    Evidence first = item("e1", EvidenceDraft.of("web", "the same").title("first"), 0);
    Evidence second = item("e2", EvidenceDraft.of("github", "the same").title("second"), 1);
    Evidence other = item("e3", EvidenceDraft.of("web", "The same"), 2);
    Evidence again = item("e4", EvidenceDraft.of("web", "The same"), 3);
    stored(first);
    assertEquals(Vector.of(first, other, other), stored(second, other, again));
    assertEquals(Option.none(), ask(items -> items.find(second.id())));
    assertEquals(Option.none(), ask(items -> items.find(again.id())));
    assertEquals(Vector.empty(), stored());
  }

  @Test
  default void onlyScoresChange() {
    Evidence first = stored(item("e1", EvidenceDraft.of("web", "caching helps"), 0)).head();
    Evidence scored = first.assessed(Subject.of("caching"), AT.plusSeconds(9));
    write(
        items -> {
          items.lock(first.id());
          items.save(scored);
          return true;
        });
    assertEquals(Option.some(scored), ask(items -> items.find(first.id())));
    assertThrows(IllegalStateException.class, () -> ask(items -> items.lock(first.id())));
  }

  @Test
  default void listsAreNewestFirstOfASourceOrOfAll() {
    Vector<Evidence> all =
        Vector.range(0, 9)
            .map(
                i ->
                    item(
                        "e" + i,
                        EvidenceDraft.of(i % 3 == 0 ? "web" : "arxiv", "text " + i),
                        i / 2));
    stored(all.toJavaArray(Evidence[]::new));
    for (Option<EvidenceSource> source :
        Vector.of(
            Option.<EvidenceSource>none(),
            Option.some(new EvidenceSource("web")),
            Option.some(new EvidenceSource("arxiv")))) {
      Seq<Evidence> expected =
          all.filter(one -> source.forAll(one.source()::equals)).sortBy(Evidence::position);
      EvidenceQuery query = new EvidenceQuery(source, Option.none(), PageRequest.first());
      assertEquals(expected, page(query));
      assertEquals(expected.take(2), page(query.limit(2)));
      assertEquals(expected.drop(2), page(query.after(expected.get(1).position())));
    }
  }

  @Test
  default void whatIsOldUnreliableAndNotCitedExpires() {
    stored(
        item("old", EvidenceDraft.of("web", "old").reliability(0.79), 0),
        item("older", EvidenceDraft.of("web", "older"), -5),
        item("reliable", EvidenceDraft.of("web", "reliable").reliability(0.8), 0),
        item("cited", EvidenceDraft.of("web", "cited"), 0),
        item("new", EvidenceDraft.of("web", "new"), 10));
    cite("cited");
    assertEquals(
        Vector.of(new EvidenceId("older"), new EvidenceId("old")), expired(AT.plusSeconds(10), 9));
    assertEquals(Vector.of(new EvidenceId("older")), expired(AT.plusSeconds(10), 1));
    assertEquals(Vector.of(new EvidenceId("older")), expired(AT, 9));
  }

  @Test
  default void whatIsCitedIsNotRemoved() {
    stored(item("a", EvidenceDraft.of("web", "a"), 0), item("b", EvidenceDraft.of("web", "b"), 0));
    cite("a");
    EvidenceId cited = new EvidenceId("a");
    EvidenceId free = new EvidenceId("b");
    assertEquals(
        Vector.of(free),
        write(items -> items.remove(Vector.of(cited, free, new EvidenceId("none")))).toVector());
    assertEquals(Option.none(), ask(items -> items.find(free)));
    assertEquals(true, ask(items -> items.find(cited)).isDefined());
  }

  @Test
  default void whatIsStoredIsSearchable() {
    stored(
        item("b", EvidenceDraft.of("web", "says b").title("line one\nline two"), 0),
        item("a", EvidenceDraft.of("web", "says caching"), 0));
    Seq<SearchDocument> documents = ask(items -> items.searchable(Option.none(), 9));
    assertEquals(Vector.of("a", "b"), documents.map(SearchDocument::id).toVector());
    assertEquals("web", documents.head().owner());
    assertEquals("\nsays caching\nsays caching", documents.head().text());
    assertEquals("line one line two\nsays b\nline says", documents.last().text());
    assertEquals(
        Vector.of("b"),
        ask(items -> items.searchable(Option.some("a"), 9)).map(SearchDocument::id).toVector());
  }

  @Test
  default void manyTextsAreKeptInOrder() {
    Vector<Evidence> all =
        Vector.range(0, 300).map(i -> item("e" + i, EvidenceDraft.of("web", "text " + i % 250), i));
    Seq<Evidence> stored = stored(all.toJavaArray(Evidence[]::new));
    assertEquals(all.take(250).appendAll(all.take(50)), stored.toVector());
  }

  private static Evidence item(String id, EvidenceDraft draft, long second) {
    return Evidence.collected(new EvidenceId(id), draft, Subject.NONE, AT.plusSeconds(second));
  }

  private Vector<Evidence> stored(Evidence... items) {
    return write(all -> all.keep(Vector.of(items))).toVector();
  }

  private void cite(String id) {
    storage()
        .unitOfWork()
        .run(
            () -> {
              storage()
                  .citations()
                  .save(
                      Vector.of(
                          new dev.stoa.domain.evidence.Citation(
                              new EvidenceId(id), CitationDraft.in("d"), AT)));
              return true;
            });
  }

  private Vector<EvidenceId> expired(Instant before, int limit) {
    return ask(items -> items.expired(before, 0.8, limit)).toVector();
  }

  private Vector<Evidence> page(EvidenceQuery query) {
    return ask(items -> items.page(query)).toVector();
  }

  private <T> T ask(Function<EvidenceItems, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().evidenceItems()));
  }

  private <T> T write(Function<EvidenceItems, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage().evidenceItems()));
  }
}
