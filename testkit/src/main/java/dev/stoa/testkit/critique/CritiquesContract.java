package dev.stoa.testkit.critique;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueId;
import dev.stoa.domain.critique.CritiqueQuery;
import dev.stoa.domain.critique.CritiqueStorage;
import dev.stoa.domain.critique.Critiques;
import dev.stoa.domain.critique.Verdict;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of critiques. */
public interface CritiquesContract extends WorkspaceContract<CritiqueStorage> {

  /** The instant the critiques of this suite were filed. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void aCritiqueIsStoredAndRead() {
    CritiqueDraft whole =
        CritiqueDraft.of("d-1", new AgentName("o'neil-ıİ"))
            .against(new AgentName("\uD83D\uDE00"))
            .issue("slow \"query\"")
            .issue("no\ntests")
            .suggestion("index it")
            .severity(0.7)
            .reasoning("because")
            .expecting(0.30000000000000004);
    Critique filed = file(whole);
    assertEquals(whole, filed.draft());
    assertEquals(Option.some(filed), ask(critiques -> critiques.find(filed.id())));
    Critique bare = file(draft("d-1", "b"));
    assertEquals(Option.some(bare), ask(critiques -> critiques.find(bare.id())));
    assertTrue(bare.id().value() > filed.id().value());
    assertEquals(Option.none(), ask(critiques -> critiques.find(new CritiqueId(999))));
  }

  @Test
  default void aVerdictIsStoredAndRead() {
    Critique filed = file(draft("d", "a"));
    Verdict verdict = new Verdict(true, 0.9, AT.plusSeconds(1));
    write(
        critiques -> {
          Critique held = critiques.lock(filed.id()).get();
          critiques.judge(held.id(), verdict, 0.4);
          return held;
        });
    assertEquals(
        Option.some(verdict),
        ask(critiques -> critiques.find(filed.id())).flatMap(Critique::verdict));
  }

  @Test
  default void aCritiqueIsLockedOnlyInAWriteUnit() {
    assertThrows(
        IllegalStateException.class, () -> ask(critiques -> critiques.lock(new CritiqueId(1))));
  }

  @Test
  default void critiquesAreListedInOrderOfFilingAndFiltered() {
    Vector<Long> ids =
        Vector.of(draft("d1", "a"), draft("d2", "a"), draft("d1", "b"), draft("d1", "a"))
            .map(draft -> file(draft).id().value());
    assertEquals(ids.take(3), listed(CritiqueQuery.all().limit(3)));
    assertEquals(ids.drop(3), listed(CritiqueQuery.all().after(ids.get(2)).limit(3)));
    assertEquals(
        Vector.of(ids.get(0), ids.get(2), ids.get(3)), listed(CritiqueQuery.all().inDebate("d1")));
    assertEquals(
        Vector.of(ids.get(1), ids.get(3)),
        listed(CritiqueQuery.all().by(new AgentName("a")).after(ids.get(0))));
    assertEquals(
        Vector.of(ids.get(3)),
        listed(CritiqueQuery.all().inDebate("d1").by(new AgentName("a")).after(ids.get(0))));
  }

  @Test
  default void aMergeMovesCritiquesByAndOfAnAgent() {
    AgentName from = new AgentName("from");
    AgentName into = new AgentName("into");
    AgentName other = new AgentName("other");
    Critique by = file(draft("d", "from").against(other));
    Critique of = file(draft("d", "other").against(from));
    Critique neither = file(draft("d", "other"));
    assertEquals(2, count(from));
    assertEquals(2, (long) write(critiques -> critiques.move(from, into)));
    assertEquals(0, count(from));
    assertEquals(
        Vector.of(
            draft("d", "into").against(other), draft("d", "other").against(into), neither.draft()),
        Vector.of(by, of, neither)
            .map(one -> ask(critiques -> critiques.find(one.id())).get().draft()));
  }

  @Test
  default void oldCritiquesAreRemovedAndNoIdIsGivenTwice() {
    Critique old = file(draft("d", "a"));
    Critique older =
        write(critiques -> critiques.add(Vector.of(draft("d", "b")), AT.minusSeconds(9))).head();
    Critique last = file(draft("d", "c"));
    assertEquals(0, (int) write(critiques -> critiques.removeFiledBefore(AT, 1)));
    assertEquals(1, (int) write(critiques -> critiques.removeFiledBefore(AT, 2)));
    assertEquals(Option.none(), ask(critiques -> critiques.find(older.id())));
    assertEquals(1, (int) write(critiques -> critiques.removeFiledBefore(AT.plusSeconds(1), 9)));
    assertEquals(Option.none(), ask(critiques -> critiques.find(old.id())));
    assertEquals(Vector.of(last.id().value()), listed(CritiqueQuery.all()));
    assertEquals(last.id().value() + 1, file(draft("d", "d")).id().value());
  }

  @Test
  default void manyCritiquesAreFiledInOrder() {
    Critique first = file(draft("d", "first"));
    Vector<CritiqueDraft> drafts =
        Vector.range(0, 700).map(i -> draft("d" + i % 3, "agent-" + i % 7).issue("issue " + i));
    Seq<Critique> filed = write(critiques -> critiques.add(drafts, AT));
    assertEquals(drafts, filed.map(Critique::draft).toVector());
    assertEquals(
        Vector.range(1L, 701L).map(i -> first.id().value() + i),
        filed.map(one -> one.id().value()).toVector());
    assertEquals(
        filed.take(600).toVector(),
        ask(critiques -> critiques.page(CritiqueQuery.all().after(first.id().value()).limit(600)))
            .toVector());
    assertEquals(Vector.empty(), write(critiques -> critiques.add(Vector.empty(), AT)).toVector());
    assertEquals(filed.last().id().value() + 1, file(draft("d", "last")).id().value());
  }

  private long count(AgentName agent) {
    return ask(critiques -> critiques.count(agent));
  }

  private Critique file(CritiqueDraft draft) {
    return write(critiques -> critiques.add(Vector.of(draft), AT)).head();
  }

  private static CritiqueDraft draft(String debate, String agent) {
    return CritiqueDraft.of(debate, new AgentName(agent));
  }

  private Seq<Long> listed(CritiqueQuery query) {
    return ask(critiques -> critiques.page(query))
        .map(critique -> critique.id().value())
        .toVector();
  }

  private <T> T write(Function<Critiques, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage().critiques()));
  }

  private <T> T ask(Function<Critiques, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().critiques()));
  }
}
