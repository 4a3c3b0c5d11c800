package dev.stoa.testkit.correction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionKind;
import dev.stoa.domain.correction.CorrectionPageQuery;
import dev.stoa.domain.correction.CorrectionScope;
import dev.stoa.domain.correction.CorrectionSource;
import dev.stoa.domain.correction.Corrections;
import dev.stoa.domain.correction.DecayClass;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.conversation.ConversationSamples;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of corrections. */
public interface CorrectionsContract extends WorkspaceContract<Storage> {

  /** The instant at which this suite records. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void aCorrectionIsStoredAndRead() {
    givenProject("p");
    Correction whole =
        correction(
            "whole",
            CorrectionDraft.of("o'neil ıİ", "ops'; drop", "s \uD83D\uDE00\n\ttab")
                .rejected("wrong")
                .confidence(0.1 + 0.2)
                .source(CorrectionSource.IMPLICIT_CONFIRMED)
                .decayClass(DecayClass.B)
                .kind(CorrectionKind.FAILURE_PATTERN)
                .pinned(true)
                .scope(CorrectionScope.project("p"))
                .validFrom(AT)
                .validUntil(AT.plusSeconds(9))
                .metadata(CanonicalJson.of("{\"session_id\":\"s\",\"n\":[1,2.5]}")),
            0);
    Correction plain = correction("plain", draft("s"), 1);
    added(whole, plain);
    assertEquals(Option.some(whole), ask(all -> all.find(whole.id())));
    assertEquals(
        Vector.of(whole, plain),
        ask(all -> all.find(Vector.of(plain.id(), whole.id(), new CorrectionId("none"))))
            .sortBy(Correction::createdAt)
            .toVector());
    assertThrows(StorageException.class, () -> added(plain));
  }

  @Test
  default void aScopeMustExist() {
    givenProject("p");
    givenConversation("c");
    assertEquals(true, ask(all -> all.hasScope(CorrectionScope.GLOBAL)));
    assertEquals(true, ask(all -> all.hasScope(CorrectionScope.project("p"))));
    assertEquals(true, ask(all -> all.hasScope(CorrectionScope.conversation("c"))));
    assertEquals(false, ask(all -> all.hasScope(CorrectionScope.project("c"))));
    assertEquals(false, ask(all -> all.hasScope(CorrectionScope.conversation("p"))));
    assertThrows(
        StorageException.class,
        () -> added(correction("a", draft("s").scope(CorrectionScope.project("none")), 0)));
  }

  @Test
  default void onlyItsStandingChanges() {
    Correction first = correction("a", draft("s"), 0);
    Correction next = correction("b", draft("s"), 1);
    Correction withdrawn = correction("c", draft("t"), 2).withdrawn(AT.plusSeconds(9));
    added(first, next, correction("c", draft("t"), 2));
    Correction replaced = first.superseded(next, AT.plus(Duration.ofDays(400)));
    write(
        all -> {
          assertEquals(Option.some(first), all.lock(first.id()));
          all.save(replaced);
          all.save(withdrawn);
        });
    assertEquals(Option.some(replaced), ask(all -> all.find(first.id())));
    assertEquals(Option.some(withdrawn), ask(all -> all.find(withdrawn.id())));
    assertEquals(Vector.of(replaced), ask(all -> all.replacedBy(next.id(), 9)).toVector());
    assertThrows(IllegalStateException.class, () -> ask(all -> all.lock(first.id())));
    Correction again = replaced.reinstated().get();
    write(all -> all.save(again));
    assertEquals(Option.some(again), ask(all -> all.find(first.id())));
    assertEquals(Vector.empty(), ask(all -> all.replacedBy(next.id(), 9)).toVector());
  }

  @Test
  default void thoseThatAreTrueAtAnInstantAreListed() {
    Correction early = correction("a", draft("s").validUntil(AT.plusSeconds(5)), 0);
    Correction late = correction("b", draft("t").validFrom(AT.plusSeconds(5)), 1);
    Correction always = correction("c", draft("u"), 2);
    added(early, late, always);
    assertListed(Vector.of(always, early), ValidAt.NOW);
    assertListed(Vector.of(always, early), ValidAt.at(AT.plusSeconds(4)));
    assertListed(Vector.of(always, late), ValidAt.at(AT.plusSeconds(5)));
    assertListed(Vector.of(always, late, early), ValidAt.ALL);
  }

  private void assertListed(Vector<Correction> expected, ValidAt when) {
    CorrectionPageQuery query = CorrectionPageQuery.holding().valid(when);
    assertEquals(expected, ask(all -> all.page(query, AT)).toVector());
    CorrectionPageQuery ofField = query.in(new Discipline("general"));
    assertEquals(expected, ask(all -> all.page(ofField, AT)).toVector());
  }

  @Test
  default void thoseThatHoldAreFoundBySubjectAndField() {
    Correction older = correction("a", draft("s"), 0);
    Correction newer = correction("b", draft("s"), 1);
    Correction superseded = correction("c", draft("s"), 2);
    added(older, newer, superseded, correction("d", draft("S"), 3));
    added(correction("e", CorrectionDraft.of("s", "law", "c"), 4));
    write(all -> all.save(superseded.superseded(newer, AT)));
    Discipline field = new Discipline("general");
    assertEquals(Vector.of(newer, older), ask(all -> all.holding(field, "s", 9)).toVector());
    assertEquals(Vector.of(newer), ask(all -> all.holding(field, "s", 1)).toVector());
    assertEquals(Vector.empty(), ask(all -> all.holding(field, "none", 9)).toVector());
  }

  @Test
  default void correctionsAreListedNewestFirst() {
    Vector<Correction> all =
        Vector.range(0, 7)
            .map(
                i -> correction("c" + i, CorrectionDraft.of("s" + i, "d" + i % 2, "claim"), i / 2));
    added(all.toJavaArray(Correction[]::new));
    Correction withdrawn = all.get(3).withdrawn(AT);
    write(corrections -> corrections.save(withdrawn));
    Vector<Correction> expected = all.update(3, withdrawn).sortBy(Correction::position);
    assertEquals(expected, ask(corrections -> corrections.page(CorrectionPageQuery.all(), AT)));
    Vector<Correction> holding = expected.remove(withdrawn);
    assertEquals(
        holding.drop(2).take(3),
        ask(
            corrections ->
                corrections.page(
                    CorrectionPageQuery.holding().after(holding.get(1).position()).limit(3), AT)));
    Discipline odd = new Discipline("d1");
    Vector<Correction> ofField = expected.filter(one -> odd.equals(one.draft().domain()));
    assertEquals(
        ofField, ask(corrections -> corrections.page(CorrectionPageQuery.all().in(odd), AT)));
    assertEquals(
        ofField.remove(withdrawn),
        ask(corrections -> corrections.page(CorrectionPageQuery.holding().in(odd), AT)));
    assertEquals(
        ofField.drop(1),
        ask(
            corrections ->
                corrections.page(
                    CorrectionPageQuery.all().in(odd).after(ofField.head().position()), AT)));
    assertEquals(
        all.update(3, withdrawn).drop(2).take(2),
        ask(corrections -> corrections.byId(Option.some(all.get(1).id()), 2)));
  }

  @Test
  default void aSweepStoresConfidencesAndRemovesWhatFaded() {
    Correction stored = correction("a", draft("s"), 0);
    Correction faded = correction("b", draft("t"), 1);
    Correction replaced = correction("c", draft("u"), 2).superseded(faded, AT);
    added(stored, faded, correction("c", draft("u"), 2));
    write(all -> all.save(replaced));
    Correction swept = stored.sweptAt(AT.plus(Duration.ofDays(700)));
    write(
        all -> {
          all.refresh(Vector.of(swept));
          all.removeAll(Vector.of(faded.id()));
        });
    assertEquals(Option.some(swept), ask(all -> all.find(stored.id())));
    assertEquals(Option.none(), ask(all -> all.find(faded.id())));
    Correction orphaned = ask(all -> all.find(replaced.id())).get();
    assertFalse(orphaned.isActive());
    assertEquals(Option.none(), orphaned.supersededBy());
  }

  @Test
  default void thoseThatAreTrueArePassedOldestFirstAndAllAreSearchable() {
    Correction one = correction("b", CorrectionDraft.of("line\ntwo", "law", "claim"), 0);
    Correction two = correction("a", draft("s"), 1);
    Correction removed = correction("c", draft("t"), 2);
    added(one, two, removed);
    write(all -> all.save(removed.withdrawn(AT)));
    List<Correction> passed = new ArrayList<>();
    storage()
        .unitOfWork()
        .snapshot(
            () -> {
              storage().corrections().eachHolding(AT, passed::add);
              return true;
            });
    assertEquals(List.of(one, two), passed);
    assertEquals(
        Vector.of(two.document(), one.document(), removed.document()),
        ask(all -> all.searchable(Option.none(), 9)).toVector());
    assertEquals("line two\nclaim", one.document().text());
    assertEquals("global", one.document().owner());
    assertEquals(
        Vector.of(one.document(), removed.document()),
        ask(all -> all.searchable(Option.some("a"), 9)).toVector());
  }

  @Test
  default void correctionsGoWithTheirProjectOrConversation() {
    givenProject("p");
    givenConversation("c");
    Correction stored = correction("a", draft("s"), 0);
    Correction ofProject = correction("b", draft("s").scope(CorrectionScope.project("p")), 1);
    Correction ofTalk = correction("c", draft("s").scope(CorrectionScope.conversation("c")), 2);
    added(stored, ofProject, ofTalk);
    storage()
        .unitOfWork()
        .run(
            () -> {
              storage().conversations().remove(new ConversationId("c"));
              storage().projects().remove(new ProjectId("p"));
              return true;
            });
    assertEquals(Vector.of(stored), ask(all -> all.page(CorrectionPageQuery.all(), AT)).toVector());
  }

  @Test
  default void aUserSeesWhatAppliesEverywhereAndTheirOwn() {
    UserId ada = new UserId("ada");
    givenProject("p");
    givenProject("q", ada);
    givenConversation("c");
    ConversationSamples.stored(storage(), ConversationSamples.conversation("d", ada, 0));
    Correction everywhere = correction("a", draft("s"), 0);
    Correction inProject = correction("b", draft("s").scope(CorrectionScope.project("q")), 1);
    Correction inTalk = correction("c", draft("s").scope(CorrectionScope.conversation("d")), 2);
    added(
        everywhere,
        inProject,
        inTalk,
        correction("d", draft("s").scope(CorrectionScope.project("p")), 3),
        correction("e", draft("s").scope(CorrectionScope.conversation("c")), 4));
    write(all -> all.save(inTalk.withdrawn(AT)));
    Vector<Correction> seen = Vector.of(inTalk.withdrawn(AT), inProject, everywhere);
    CorrectionPageQuery query = CorrectionPageQuery.all().seenBy(ada).limit(2);
    assertEquals(seen.take(2), ask(all -> all.page(query, AT)).toVector());
    assertEquals(
        seen.drop(2), ask(all -> all.page(query.after(seen.get(1).position()), AT)).toVector());
    assertEquals(
        seen.drop(1),
        ask(all -> all.page(CorrectionPageQuery.holding().seenBy(ada), AT)).toVector());
    assertEquals(
        Vector.of(everywhere),
        ask(all -> all.page(CorrectionPageQuery.all().seenBy(new UserId("bob")), AT)).toVector());
  }

  private void givenProject(String id) {
    givenProject(id, UserId.LOCAL);
  }

  private void givenProject(String id, UserId user) {
    storage()
        .unitOfWork()
        .run(
            () -> {
              storage().projects().add(new Project(new ProjectId(id), user, id, AT));
              return true;
            });
  }

  private void givenConversation(String id) {
    ConversationSamples.stored(storage(), ConversationSamples.conversation(id, 0));
  }

  private static CorrectionDraft draft(String subject) {
    return CorrectionDraft.of(subject, "general", "claim");
  }

  private static Correction correction(String id, CorrectionDraft draft, long second) {
    return Correction.recorded(new CorrectionId(id), draft, AT.plusSeconds(second));
  }

  private void added(Correction... corrections) {
    write(all -> Vector.of(corrections).forEach(all::add));
  }

  private <T> T ask(Function<Corrections, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().corrections()));
  }

  private void write(Consumer<Corrections> work) {
    storage()
        .unitOfWork()
        .run(
            () -> {
              work.accept(storage().corrections());
              return true;
            });
  }
}
