package dev.stoa.testkit.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.evidence.Citation;
import dev.stoa.domain.evidence.CitationDraft;
import dev.stoa.domain.evidence.CitationPosition;
import dev.stoa.domain.evidence.Citations;
import dev.stoa.domain.evidence.Evidence;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceStorage;
import dev.stoa.domain.evidence.Subject;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of citations. */
public interface CitationsContract extends WorkspaceContract<EvidenceStorage> {

  /** The instant at which the evidence of this suite was cited. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void aCitationComesBackAsItWas() {
    given("a");
    Citation cited =
        cite("a", CitationDraft.in("ıİ'\"; drop").round(2).relevance(0.1 + 0.2).used());
    assertEquals(Option.some(cited), ask(all -> all.find("ıİ'\"; drop", new EvidenceId("a"))));
    assertEquals(Option.none(), ask(all -> all.find("d", new EvidenceId("a"))));
  }

  @Test
  default void aDebateCitesEvidenceOnce() {
    given("a");
    cite("a", CitationDraft.in("d").round(1));
    Citation last = cite("a", CitationDraft.in("d").round(2).used());
    assertEquals(Vector.of(last), of("d", Option.none(), 9));
  }

  @Test
  default void whatIsNotStoredCannotBeCited() {
    assertThrows(StorageException.class, () -> cite("none", CitationDraft.in("d")));
  }

  @Test
  default void citationsAreListedByRoundAndRelevance() {
    given("a", "b", "c", "d", "e");
    Citation late = cite("a", CitationDraft.in("d").round(2));
    Citation weak = cite("b", CitationDraft.in("d").round(1).relevance(0.2));
    Citation strong = cite("c", CitationDraft.in("d").round(1).relevance(0.9));
    Citation tied = cite("d", CitationDraft.in("d").round(1).relevance(0.9));
    Citation first = cite("e", CitationDraft.in("d"));
    cite("a", CitationDraft.in("other"));
    Vector<Citation> all = Vector.of(first, strong, tied, weak, late);
    assertEquals(all, of("d", Option.none(), 9));
    for (int i = 0; i < all.size(); i++) {
      assertEquals(all.drop(i + 1), of("d", Option.some(all.get(i).position()), 9));
    }
    assertEquals(all.take(2), of("d", Option.none(), 2));
  }

  @Test
  default void theDebatesThatCiteEvidenceAreListed() {
    given("a", "b");
    for (String debate : Vector.of("\uD83D\uDE00", "\uFFFD", "z", "Z")) {
      cite("a", CitationDraft.in(debate));
    }
    cite("b", CitationDraft.in("only b"));
    assertEquals(Vector.of("Z", "z", "\uFFFD", "\uD83D\uDE00"), debates("a", Option.none(), 9));
    assertEquals(Vector.of("\uFFFD"), debates("a", Option.some("z"), 1));
  }

  private void given(String... ids) {
    storage()
        .unitOfWork()
        .run(
            () ->
                storage()
                    .evidenceItems()
                    .keep(
                        Vector.of(ids)
                            .map(
                                id ->
                                    Evidence.collected(
                                        new EvidenceId(id),
                                        EvidenceDraft.of("web", "says " + id),
                                        Subject.NONE,
                                        AT))));
  }

  private Citation cite(String id, CitationDraft draft) {
    Citation citation = new Citation(new EvidenceId(id), draft, AT);
    return storage()
        .unitOfWork()
        .run(
            () -> {
              storage().citations().save(Vector.of(citation));
              return citation;
            });
  }

  private Vector<Citation> of(String debate, Option<CitationPosition> after, int limit) {
    return ask(all -> all.of(debate, after, limit)).toVector();
  }

  private Vector<String> debates(String id, Option<String> after, int limit) {
    return ask(all -> all.named(new EvidenceId(id), after, limit))
        .map(Citation::debateId)
        .toVector();
  }

  private <T> T ask(Function<Citations, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().citations()));
  }
}
