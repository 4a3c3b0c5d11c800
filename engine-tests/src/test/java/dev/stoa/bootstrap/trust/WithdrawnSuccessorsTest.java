package dev.stoa.bootstrap.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.application.trust.WrittenBy;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionPageQuery;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteEdit;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import dev.stoa.domain.trust.QuarantineId;
import dev.stoa.domain.trust.Suspects;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a withdrawn item has superseded is true again, until that is brought back. */
final class WithdrawnSuccessorsTest {

  private static final Principal WEB = Principal.tool("web");

  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-01-02T03:04:05Z"));

  private Stoa open(TestEngine engine) {
    return Stoa.open(
        engine
            .config(engine.migratedUrl())
            .withClock(() -> now.updateAndGet(instant -> instant.plusSeconds(1))));
  }

  @ParameterizedTest
  @EnumSource
  void aMemoryIsTrueAgainWhileItsSuccessorIsWithdrawn(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      MemoryId gate = remembered(stoa, Remember.of("The gate is three"));
      MemoryId poison =
          WrittenBy.of(
              WEB, () -> remembered(stoa, Remember.of("The gate is nine").superseding(gate)));
      Memory before = stoa.memory().find(gate).get();
      assertEquals(HashSet.of(poison), current(stoa));

      Instant hidden = now.get();
      QuarantineId quarantine = withdrawn(stoa, ItemKind.MEMORY.ref(poison.value()));
      assertEquals(HashSet.of(gate), recalled(stoa));
      assertEquals(HashSet.of(gate), searched(stoa));
      assertEquals(HashSet.of(gate, poison), listed(stoa), "a list marks what is withdrawn");
      assertEquals(HashSet.of(poison), recalled(stoa.asOf(hidden)));

      stoa.trust().restore(quarantine).get();
      assertEquals(before, stoa.memory().find(gate).get());
      assertEquals(HashSet.of(poison), current(stoa));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theNextSuccessorTakesThePlaceOfOneThatIsWithdrawn(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      MemoryId first = remembered(stoa, Remember.of("The gate is three"));
      MemoryId second = remembered(stoa, Remember.of("The gate is five").superseding(first));
      MemoryId third = remembered(stoa, Remember.of("The gate is seven").superseding(second));
      QuarantineId middle = withdrawn(stoa, ItemKind.MEMORY.ref(second.value()));
      assertEquals(HashSet.of(third), recalled(stoa));
      assertEquals(
          stoa.memory().find(third).get().validity().from(),
          stoa.memory().find(first).get().validity().until());
      QuarantineId last = withdrawn(stoa, ItemKind.MEMORY.ref(third.value()));
      assertEquals(HashSet.of(first), recalled(stoa));
      stoa.trust().restore(middle).get();
      assertEquals(HashSet.of(second), recalled(stoa));
      stoa.trust().restore(last).get();
      assertEquals(HashSet.of(third), recalled(stoa));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsWrittenFromAWithdrawnItemHidesNothing(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      ItemRef page = ItemKind.MEMORY.ref(remembered(stoa, Remember.of("A page")).value());
      MemoryId gate = remembered(stoa, Remember.of("The gate is three"));
      QuarantineId quarantine = withdrawn(stoa, page);
      MemoryId poison =
          WrittenBy.from(
              Provenance.from(page),
              () -> remembered(stoa, Remember.of("The gate is nine").superseding(gate)));
      assertEquals(HashSet.of(gate), recalled(stoa));
      MemoryId other = remembered(stoa, Remember.of("The gate is ten"));
      stoa.memory().supersede(poison, other).get();
      assertEquals(HashSet.of(other), recalled(stoa), "after one that counts, it has ended");
      stoa.trust().restore(quarantine).get();
      assertEquals(HashSet.of(other), recalled(stoa));
    }
  }

  /** The edit makes it, and what was made from it, a withdrawn item. */
  @ParameterizedTest
  @EnumSource
  void whatAnEditMakesAWithdrawnItemHidesNothing(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      ItemRef page = ItemKind.MEMORY.ref(remembered(stoa, Remember.of("A page")).value());
      MemoryId gate = remembered(stoa, Remember.of("The gate is three"));
      MemoryId other = remembered(stoa, Remember.of("The gate is nine").superseding(gate));
      KnowledgeEntry fact = stoa.knowledge().contribute("ada", "ops", "door three").get();
      KnowledgeEntry derived =
          WrittenBy.from(
              Provenance.from(ItemKind.MEMORY.ref(other.value())),
              () -> stoa.knowledge().contribute("ada", "ops", "door nine").get());
      stoa.knowledge().supersede("ada", fact.id().value(), derived.id().value()).get();
      Note note = stoa.notebook().write("ada", "lock three").get();
      Note next =
          stoa.notebook()
              .replace(
                  "ada", Vector.of(note.id().value()), NoteDraft.of(NoteTopic.NOTES, "lock nine"))
              .get()
              .synthesis();
      Vector<Object> before = state(stoa);
      QuarantineId quarantine = withdrawn(stoa, page);
      WrittenBy.from(
          Provenance.from(page),
          () -> {
            stoa.memory().edit(other, MemoryEdit.NOTHING.content("The gate is ten")).get();
            return stoa.notebook()
                .edit("ada", next.id().value(), NoteEdit.NONE.message("lock ten"))
                .get();
          });
      assertEquals(HashSet.of(gate), recalled(stoa));
      assertEquals(HashSet.of(fact.id().value()), searched(stoa, "door"));
      assertEquals(
          HashSet.of(note.id(), next.id()),
          stoa.notebook().list("ada", NoteQuery.all()).get().items().map(Note::id).toSet());
      stoa.trust().restore(quarantine).get();
      assertEquals(HashSet.of(other), recalled(stoa));
      assertEquals(HashSet.of(derived.id().value()), searched(stoa, "door"));
      assertEquals(before.head(), state(stoa).head());
      assertEquals(
          Vector.of(next.id()),
          stoa.notebook().list("ada", NoteQuery.all()).get().items().map(Note::id).toVector());
    }
  }

  @ParameterizedTest
  @EnumSource
  void theSameTextIsNotTrueTwice(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      MemoryId gate = remembered(stoa, Remember.of("The gate is three"));
      MemoryId poison = remembered(stoa, Remember.of("The gate is nine").superseding(gate));
      MemoryId again = remembered(stoa, Remember.of("The gate is three"));
      withdrawn(stoa, ItemKind.MEMORY.ref(poison.value()));
      assertEquals(HashSet.of(again), recalled(stoa));
    }
  }

  @ParameterizedTest
  @EnumSource
  void knowledgeCorrectionsAndNotesToo(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      KnowledgeEntry fact = stoa.knowledge().contribute("ada", "ops", "gate three").get();
      KnowledgeEntry wrong = stoa.knowledge().contribute("ada", "ops", "gate nine").get();
      stoa.knowledge().supersede("ada", fact.id().value(), wrong.id().value()).get();
      CorrectionId rule = recorded(stoa, "gate three");
      CorrectionId wrongRule = recorded(stoa, "gate nine");
      Note note = stoa.notebook().write("ada", "gate three").get();
      Note wrongNote =
          stoa.notebook()
              .replace(
                  "ada", Vector.of(note.id().value()), NoteDraft.of(NoteTopic.NOTES, "gate nine"))
              .get()
              .synthesis();
      Vector<Object> before = state(stoa);
      Vector<QuarantineId> quarantines =
          Vector.of(
                  ItemKind.KNOWLEDGE.ref(wrong.id().value()),
                  ItemKind.CORRECTION.ref(wrongRule.value()),
                  ItemKind.NOTE.ref(wrongNote.id().value()))
              .map(item -> withdrawn(stoa, item));
      assertEquals(
          HashSet.of(fact.id(), wrong.id()),
          stoa.knowledge().list(KnowledgeQuery.all()).items().map(KnowledgeEntry::id).toSet());
      assertEquals(
          HashSet.of(rule, wrongRule),
          stoa.corrections()
              .list(CorrectionPageQuery.holding())
              .items()
              .map(Correction::id)
              .toSet());
      assertEquals(
          HashSet.of(note.id(), wrongNote.id()),
          stoa.notebook().list("ada", NoteQuery.all()).get().items().map(Note::id).toSet());
      assertEquals(HashSet.of(fact.id().value(), rule.value()), searched(stoa, "gate"));
      quarantines.forEach(id -> stoa.trust().restore(id).get());
      assertEquals(before, state(stoa));
      assertEquals(HashSet.of(wrong.id().value(), wrongRule.value()), searched(stoa, "gate"));
    }
  }

  private static Vector<Object> state(Stoa stoa) {
    return Vector.of(
        stoa.knowledge().list(KnowledgeQuery.all().valid(ValidAt.ALL)).items(),
        stoa.corrections()
            .list(CorrectionPageQuery.all())
            .items()
            .map(one -> Vector.of(one.draft(), one.isActive(), one.successor())),
        stoa.notebook().list("ada", NoteQuery.all()).get().items());
  }

  private static CorrectionId recorded(Stoa stoa, String claim) {
    return stoa.corrections()
        .record(CorrectionDraft.of("gate", "ops", claim))
        .get()
        .correction()
        .id();
  }

  private static MemoryId remembered(Stoa stoa, Remember remember) {
    return stoa.memory().remember(remember).get().id();
  }

  private static QuarantineId withdrawn(Stoa stoa, ItemRef item) {
    return stoa.trust().quarantine(Suspects.root(item)).get().quarantine().get();
  }

  private static Set<MemoryId> current(Stoa stoa) {
    assertEquals(recalled(stoa), searched(stoa));
    assertEquals(recalled(stoa), listed(stoa));
    return recalled(stoa);
  }

  private static Set<MemoryId> recalled(Stoa stoa) {
    return stoa.memory().recall(Recall.about("gate")).get().map(one -> one.memory().id()).toSet();
  }

  private static Set<MemoryId> searched(Stoa stoa) {
    return searched(stoa, "gate").map(MemoryId::new);
  }

  private static Set<String> searched(Stoa stoa, String words) {
    return stoa.search().search(words).get().items().map(hit -> hit.at().id()).toSet();
  }

  private static Set<MemoryId> listed(Stoa stoa) {
    return stoa.memory().list(MemoryQuery.all()).items().map(Memory::id).toSet();
  }
}
