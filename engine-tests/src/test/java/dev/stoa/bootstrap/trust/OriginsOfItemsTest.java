package dev.stoa.bootstrap.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.trust.WrittenBy;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.files.FileCommand;
import dev.stoa.domain.files.FileDesk;
import dev.stoa.domain.graph.NewEntity;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.lesson.DebateSummary;
import dev.stoa.domain.lesson.LessonDraft;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.notebook.NoteEdit;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.OriginClass;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import dev.stoa.domain.trust.QuarantineId;
import dev.stoa.domain.trust.Suspects;
import dev.stoa.domain.trust.Trace;
import dev.stoa.domain.trust.TraceQuery;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.TrustRefused;
import dev.stoa.domain.trust.Withdrawal;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Where the items of every kind come from, on real engines. */
final class OriginsOfItemsTest {

  private static final Principal WEB = Principal.tool("web");
  private static final FileDesk FILES = FileDesk.ofAgent("ada");

  @ParameterizedTest
  @EnumSource
  void everyKindIsBoundToWhoWrites(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      for (ItemRef item : WrittenBy.of(WEB, () -> oneOfEachKind(stoa))) {
        Origin origin = stoa.trust().origin(item).get();
        assertEquals(OriginClass.TOOL, origin.origin(), item::text);
        assertEquals("web", origin.principal(), item::text);
        assertEquals(item, origin.root());
        assertEquals(Trust.TOOL, origin.trust());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whoActsIsTheWriterWhereNoEdgeSaysMore(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      String ada = stoa.agents().register(AgentRegistration.of("ada", "m")).get().id().value();
      for (ItemRef item : oneOfEachKind(stoa)) {
        Origin origin = stoa.trust().origin(item).get();
        assertEquals(OriginClass.AGENT, origin.origin());
        assertEquals(
            switch (item.kind()) {
              case NOTE, KNOWLEDGE, MESSAGE, FILE -> ada;
              case MEMORY, EVIDENCE, CORRECTION, LESSON, CONVERSATION, ENTITY, OBSERVATION ->
                  "local";
            },
            origin.principal(),
            item::text);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void trustIsInheritedWithdrawnAndBroughtBack(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      ItemRef page = WrittenBy.of(WEB, () -> memory(stoa, "the page"));
      Seq<ItemRef> made = WrittenBy.from(Provenance.from(page), () -> oneOfEachKind(stoa));
      ItemRef second = WrittenBy.from(Provenance.from(made.head()), () -> memory(stoa, "second"));
      ItemRef other = memory(stoa, "not made from it");
      for (ItemRef item : made.append(second)) {
        Origin origin = stoa.trust().origin(item).get();
        assertEquals(Trust.TOOL, origin.trust(), item::text);
        assertEquals(page, origin.root(), item::text);
      }
      Trace trace = stoa.trust().trace(TraceQuery.of(page)).get();
      assertEquals(made.append(second).toSet(), trace.descendants().map(Origin::item).toSet());
      assertEquals(
          HashSet.of(made.head(), page),
          stoa.trust().trace(TraceQuery.of(second)).get().ancestors().map(Origin::item).toSet());
      assertEquals(Option.none(), trace.next());

      assertEquals(
          new Withdrawal(Option.none(), 1, made.size() + 2L),
          stoa.trust().previewQuarantine(Suspects.root(page)).get());
      assertEquals(Trust.TOOL, stoa.trust().origin(page).get().trust());
      Withdrawal withdrawn = stoa.trust().quarantine(Suspects.root(page)).get();
      assertEquals(made.size() + 2L, withdrawn.items());
      Withdrawal again = stoa.trust().quarantine(Suspects.root(page)).get();
      assertEquals(0, again.items());
      for (ItemRef item : made.append(second).append(page)) {
        assertEquals(Trust.QUARANTINED, stoa.trust().origin(item).get().trust());
      }
      assertEquals(Trust.AGENT, stoa.trust().origin(other).get().trust());
      ItemRef late = WrittenBy.from(Provenance.from(second), () -> memory(stoa, "late"));
      assertEquals(Trust.QUARANTINED, stoa.trust().origin(late).get().trust());

      assertEquals(0, stoa.trust().restore(again.quarantine().get()).get().items());
      assertEquals(Trust.QUARANTINED, stoa.trust().origin(late).get().trust());
      assertEquals(
          made.size() + 3L, stoa.trust().restore(withdrawn.quarantine().get()).get().items());
      assertEquals(
          new TrustRefused.Restored(again.quarantine().get()),
          stoa.trust().restore(again.quarantine().get()).getLeft());
      QuarantineId none = new QuarantineId("none");
      assertEquals(new TrustRefused.UnknownQuarantine(none), stoa.trust().restore(none).getLeft());
      for (ItemRef item : made.append(second).append(page).append(late)) {
        assertEquals(Trust.TOOL, stoa.trust().origin(item).get().trust());
      }
      assertEquals(
          Vector.of("trust.quarantined", "trust.quarantined", "trust.restored", "trust.restored"),
          stoa.audit()
              .list(AuditQuery.all())
              .items()
              .map(entry -> entry.event().eventType())
              .filter(type -> type.startsWith("trust."))
              .toVector());
      assertTrue(stoa.audit().verify().get().isSound());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aPersonRaisesAndAnAgentDoesNot(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      ItemRef page = WrittenBy.of(WEB, () -> memory(stoa, "the page"));
      ItemRef summary = WrittenBy.from(Provenance.from(page), () -> memory(stoa, "summary"));
      Either<TrustRefused, Origin> refused =
          WrittenBy.of(Principal.agent("ada"), () -> stoa.trust().affirm(page));
      assertEquals(new TrustRefused.NotAPerson("ada"), refused.getLeft());
      Origin raised = WrittenBy.of(Principal.person("eve"), () -> stoa.trust().affirm(page)).get();
      assertEquals(Trust.PERSON, raised.trust());
      assertEquals(OriginClass.TOOL, raised.origin());
      assertEquals(Trust.AGENT, stoa.trust().origin(summary).get().trust());
      Withdrawal withdrawn = stoa.trust().quarantine(Suspects.of("web")).get();
      assertEquals(
          new TrustRefused.Withdrawn(summary),
          WrittenBy.of(Principal.person("eve"), () -> stoa.trust().affirm(summary)).getLeft());
      assertEquals(new TrustRefused.NotAPerson("local"), stoa.trust().affirm(page).getLeft());
      ItemRef other = WrittenBy.of(WEB, () -> memory(stoa, "by the operator"));
      stoa.trust().restore(withdrawn.quarantine().get()).get();
      assertEquals(
          Trust.PERSON, WrittenBy.operator(() -> stoa.trust().affirm(other)).get().trust());
      ItemRef none = ItemKind.LESSON.ref("none");
      assertEquals(new TrustRefused.Unknown(none), stoa.trust().origin(none).getLeft());
    }
  }

  @ParameterizedTest
  @EnumSource
  void manyAreBoundLikeOne(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      Seq<ItemRef> all =
          WrittenBy.of(
              WEB,
              () ->
                  stoa.memory()
                      .rememberAll(Vector.range(0, 50).map(i -> Remember.of("memory " + i)))
                      .get()
                      .map(one -> ItemKind.MEMORY.ref(one.id().value())));
      assertEquals(50, all.distinct().count(item -> trust(stoa, item) == Trust.TOOL));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aWriterLowersItsOriginAndNeverRaisesIt(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      Provenance page = Provenance.NONE.as(OriginClass.DOCUMENT).source("https://x.example/a");
      Seq<ItemRef> lowered =
          WrittenBy.of(WEB, () -> WrittenBy.from(page, () -> oneOfEachKind(stoa)));
      for (ItemRef item : lowered) {
        Origin origin = stoa.trust().origin(item).get();
        assertEquals(OriginClass.DOCUMENT, origin.origin(), item::text);
        assertEquals(Trust.DOCUMENT, origin.trust(), item::text);
        assertEquals(Option.some("https://x.example/a"), origin.source(), item::text);
      }
      Provenance person = Provenance.NONE.as(OriginClass.PERSON);
      RefusalException refused =
          assertThrows(
              RefusalException.class,
              () ->
                  WrittenBy.of(
                      WEB, () -> WrittenBy.from(person, () -> memory(stoa, "by a person"))));
      assertEquals(
          new TrustRefused.AboveOwn(OriginClass.PERSON, OriginClass.TOOL), refused.refusal());
      assertEquals(Option.none(), stoa.memory().find(MemoryScope.SHARED, "by a person"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatAnItemIsMadeFromMustExist(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      ItemRef page = memory(stoa, "the page");
      for (ItemKind kind : ItemKind.values()) {
        Provenance unknown = Provenance.from(page, kind.ref("none"));
        RefusalException refused =
            assertThrows(
                RefusalException.class,
                () -> WrittenBy.from(unknown, () -> memory(stoa, "made from nothing")));
        assertEquals(new TrustRefused.UnknownParent(kind.ref("none")), refused.refusal());
        assertTrue(refused.refusal().sentence().startsWith("from names " + kind.ref("none")));
      }
      assertEquals(Option.none(), stoa.memory().find(MemoryScope.SHARED, "made from nothing"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theOriginIsInTheLeafOfWhatIsAudited(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      ItemRef page =
          WrittenBy.of(Principal.imported("another store"), () -> memory(stoa, "the page"));
      WrittenBy.of(
          WEB,
          () ->
              WrittenBy.from(
                  Provenance.from(page).source("https://x.example/a"),
                  () -> {
                    oneOfEachKind(stoa);
                    return stoa.lessons().extract(DebateSummary.of("d", "t", 1).conclusion("c"));
                  }));
      stoa.audit().checkpoint(SigningKey.generate("example.com/log", new SecureRandom())).get();
      for (String type :
          Vector.of("knowledge.contributed", "correction.recorded", "lesson.extracted")) {
        Seq<AuditEntry> entries = stoa.audit().list(AuditQuery.all().ofType(type)).items();
        assertEquals(1, entries.size(), type);
        byte[] bytes = stoa.audit().prove(entries.head().sequence()).get().extra();
        // The details are JSON in a string of JSON.
        String leaf = new String(bytes, StandardCharsets.UTF_8).replace("\\", "");
        for (String member :
            Vector.of(
                "\"origin\":\"tool\"",
                "\"trust\":\"imported\"",
                "\"principal_id\":\"" + Principal.idOf("web") + "\"")) {
          assertTrue(leaf.contains(member), () -> type + " has no " + member + ": " + leaf);
        }
        assertFalse(leaf.contains("x.example"), "what cannot be erased has no source");
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void noLaterWriteChangesTheClass(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      Seq<ItemRef> items = WrittenBy.of(WEB, () -> oneOfEachKind(stoa));
      WrittenBy.of(
          Principal.person("eve"),
          () -> {
            oneOfEachKind(stoa);
            for (ItemRef item : items) {
              switch (item.kind()) {
                case MEMORY ->
                    stoa.memory()
                        .edit(new MemoryId(item.id()), MemoryEdit.NOTHING.content("other"))
                        .get();
                case NOTE ->
                    stoa.notebook().edit("ada", item.id(), NoteEdit.NONE.message("other")).get();
                case FILE ->
                    stoa.files().run(FILES, FileCommand.create("/memories/a.md", "other")).get();
                case KNOWLEDGE, MESSAGE, EVIDENCE, CORRECTION, LESSON, ENTITY, OBSERVATION -> {
                  // Their texts cannot be edited.
                }
              }
              stoa.trust().affirm(item).get();
            }
            return items;
          });
      for (ItemRef item : items) {
        Origin origin = stoa.trust().origin(item).get();
        assertEquals(OriginClass.TOOL, origin.origin(), item::text);
        assertEquals("web", origin.principal(), item::text);
        assertEquals(Trust.PERSON, origin.trust(), item::text);
      }
    }
  }

  private static Trust trust(Stoa stoa, ItemRef item) {
    return stoa.trust().origin(item).get().trust();
  }

  private static ItemRef memory(Stoa stoa, String content) {
    return ItemKind.MEMORY.ref(stoa.memory().remember(content).get().id().value());
  }

  private static Seq<ItemRef> oneOfEachKind(Stoa stoa) {
    if (stoa.channels().resolve("general").isLeft()) {
      stoa.channels().create("general").get();
    }
    String named = "entity " + System.nanoTime();
    Vector<Supplier<ItemRef>> writes =
        Vector.of(
            () -> memory(stoa, "a memory"),
            () ->
                ItemKind.FILE.ref(
                    stoa.files()
                        .run(FILES, FileCommand.create("/memories/a.md", "a file"))
                        .get()
                        .file()
                        .get()
                        .id()
                        .value()),
            () -> ItemKind.NOTE.ref(stoa.notebook().write("ada", "a note").get().id().value()),
            () ->
                ItemKind.KNOWLEDGE.ref(
                    stoa.knowledge().contribute("ada", "ops", "fact").get().id().value()),
            () ->
                ItemKind.MESSAGE.ref(
                    stoa.channels().post("general", "ada", "hello").get().id().value()),
            () ->
                ItemKind.EVIDENCE.ref(
                    stoa.evidence()
                        .collect(EvidenceDraft.of("a source", "a snippet"))
                        .evidence()
                        .id()
                        .value()),
            () ->
                ItemKind.CORRECTION.ref(
                    stoa.corrections()
                        .record(CorrectionDraft.of("subject", "law", "claim"))
                        .get()
                        .correction()
                        .id()
                        .value()),
            () ->
                ItemKind.LESSON.ref(
                    stoa.lessons().learn(LessonDraft.of("t", "p", "s")).id().value()),
            () ->
                ItemKind.ENTITY.ref(
                    stoa.graph().create(NewEntity.of(named, "t")).get().entity().id().value()),
            () ->
                ItemKind.OBSERVATION.ref(
                    stoa.graph().observe(named, "fact").get().added().head().id().value()));
    return writes.map(Supplier::get);
  }
}
