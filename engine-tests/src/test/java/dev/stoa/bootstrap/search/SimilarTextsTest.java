package dev.stoa.bootstrap.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.search.Written;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.TextFate;
import dev.stoa.domain.search.TooSimilar;
import dev.stoa.domain.search.Variant;
import dev.stoa.domain.search.VariantRefused;
import dev.stoa.domain.search.WhenSimilar;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What says nearly the same is found when it is written, and refused or merged on request. */
final class SimilarTextsTest {

  private static final String FIRST = "The deployment of the payment service needs two approvals";
  private static final String AGAIN =
      "The deployment of payment service really needs two approvals";
  private static final String OTHER = "The deployment of the payment service needs six approvals";

  /** The number of copies that an agent without such a check was seen to write. */
  private static final int COPIES = 668;

  @ParameterizedTest
  @EnumSource
  void aLoopThatWritesBackWhatItRecallsEndsWithOneMemory(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Memory first = stoa.memory().remember(FIRST).get();
      Vector<String> echoes =
          Vector.of(
              FIRST,
              "- " + FIRST,
              "* " + FIRST + " [m:1f9a0c]",
              "3. " + FIRST.toUpperCase(java.util.Locale.ROOT),
              "  " + FIRST.replace(" ", "  ") + "\n");
      for (int i = 0; i < COPIES; i++) {
        Written<Memory> written =
            stoa.memory()
                .remember(Remember.of(echoes.get(i % echoes.size())), WhenSimilar.merge())
                .get();
        assertEquals(TextFate.KNOWN, written.fate());
        assertEquals(first, written.item());
      }
      assertEquals(1, stoa.memory().list(MemoryQuery.all()).items().size());
      assertEquals(Vector.empty(), stoa.memory().variants(first.id()).toVector());
    }
  }

  @ParameterizedTest
  @EnumSource
  void similarMemoriesAreReportedRefusedOrMergedWithinTheirScope(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Memory first = remember(stoa, FIRST, WhenSimilar.report()).item();
      remember(stoa, "Lunch is at noon", WhenSimilar.report());
      Written<Memory> elsewhere =
          stoa.memory()
              .remember(Remember.of(AGAIN).scope(new MemoryScope("s")), WhenSimilar.merge())
              .get();
      assertEquals(TextFate.ADDED, elsewhere.fate());
      assertEquals(Vector.empty(), elsewhere.similar().toVector());

      TooSimilar refused =
          refusal(
              stoa.memory().remember(Remember.of(AGAIN), WhenSimilar.refuse(0.9)).getLeft(),
              TooSimilar.class);
      assertEquals(Vector.of(first.id().value()), refused.similar().map(one -> one.id()));
      assertTrue(refused.sentence().contains(first.id().value()), refused.sentence());

      Written<Memory> other = remember(stoa, OTHER, WhenSimilar.merge());
      assertEquals(TextFate.ADDED, other.fate());
      assertEquals(first.id().value(), other.similar().head().id());
      assertTrue(other.similar().head().score() < 0.9);

      Written<Memory> merged = remember(stoa, AGAIN, WhenSimilar.merge());
      assertEquals(TextFate.MERGED, merged.fate());
      assertEquals(first.id(), merged.item().id());
      assertEquals(FIRST, merged.item().content());
      assertEquals(1, merged.item().experience().reinforcements());
      assertEquals(
          Vector.of(AGAIN), stoa.memory().variants(first.id()).map(Variant::text).toVector());
      Written<Memory> known = remember(stoa, "- " + AGAIN, WhenSimilar.merge());
      assertEquals(TextFate.KNOWN, known.fate());
      assertEquals(merged.item(), known.item());
    }
  }

  @ParameterizedTest
  @EnumSource
  void namesOfMemoriesAreNotCompared(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      String below = "\nOf the owners of the ledger";
      Memory first =
          stoa.memory()
              .remember(Remember.of(FIRST + below).named("Checkout", "Till", "Cash desk"))
              .get();
      Remember again = Remember.of(AGAIN + below).named("Pay service");
      refusal(stoa.memory().remember(again, WhenSimilar.refuse(0.9)).getLeft(), TooSimilar.class);
      Written<Memory> merged = stoa.memory().remember(again, WhenSimilar.merge()).get();
      assertEquals(TextFate.MERGED, merged.fate());
      assertEquals(first.id(), merged.item().id());
      assertEquals(first.content(), merged.item().content());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aVariantCanBeTakenOutOnceAndItsHistoryStays(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Memory first = stoa.memory().remember(Remember.of(FIRST).importance(0.8)).get();
      stoa.memory().remember(Remember.of(AGAIN).by("zealot"), WhenSimilar.merge()).get();
      Variant variant = stoa.memory().variants(first.id()).head();
      Memory own = stoa.memory().takeOut(variant.id()).get();
      assertEquals(AGAIN, own.content());
      assertEquals(0.8, own.importance());
      assertEquals(Vector.of("zealot"), own.author().toVector());
      assertEquals(0, stoa.memory().find(first.id()).get().experience().reinforcements());
      Variant after = stoa.memory().variants(first.id()).head();
      assertEquals(Vector.of(own.id().value()), after.takenOutAs().toVector());
      assertTrue(after.takenOutAt().isDefined());
      refusal(stoa.memory().takeOut(variant.id()).getLeft(), VariantRefused.TakenOut.class);
      stoa.memory().forget(first.id(), "done").get();
      assertEquals(1, stoa.memory().variants(first.id()).size());
      stoa.memory().purge(first.id()).get();
      assertEquals(0, stoa.memory().variants(first.id()).size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void manyAreFoldedAmongThemselves(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Seq<Written<Memory>> all =
          stoa.memory()
              .rememberAll(
                  Vector.of(FIRST, AGAIN, OTHER, FIRST).map(Remember::of), WhenSimilar.merge())
              .get();
      assertEquals(
          Vector.of(TextFate.ADDED, TextFate.MERGED, TextFate.ADDED, TextFate.KNOWN),
          all.map(Written::fate).toVector());
      assertEquals(2, stoa.memory().list(MemoryQuery.all()).items().size());
      assertTrue(
          stoa.memory()
              .rememberAll(
                  Vector.of("Lunch is at noon", AGAIN).map(Remember::of), WhenSimilar.refuse(0.9))
              .isLeft());
      assertEquals(2, stoa.memory().list(MemoryQuery.all()).items().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNearInMeaningIsReportedAndNeverMergedByThatAlone(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Memory car =
          stoa.memory().remember(Remember.of("She bought a car").embedding(vector(1, 0))).get();
      Remember near = Remember.of("An automobile was her purchase").embedding(vector(1, 0.1f));
      Written<Memory> written = stoa.memory().remember(near, WhenSimilar.merge()).get();
      assertEquals(TextFate.ADDED, written.fate());
      assertEquals(car.id().value(), written.similar().head().id());
      assertEquals(0.89, written.similar().head().score());
      Remember far = Remember.of("Lunch is at noon").embedding(vector(0, 1));
      assertTrue(stoa.memory().remember(far, WhenSimilar.report()).get().similar().isEmpty());
    }
  }

  @ParameterizedTest
  @EnumSource
  void anExpiredMemoryIsNoDuplicate(TestEngine engine) throws InterruptedException {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Memory first =
          stoa.memory().remember(Remember.of(FIRST).timeToLive(Duration.ofMillis(1))).get();
      Thread.sleep(5);
      Written<Memory> written = remember(stoa, FIRST, WhenSimilar.merge());
      assertEquals(TextFate.ADDED, written.fate());
      assertTrue(!written.item().id().equals(first.id()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void notesOfAnAgentFold(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      stoa.agents().register(AgentRegistration.of("zealot", "m")).get();
      stoa.agents().register(AgentRegistration.of("oracle", "m")).get();
      Note first = note(stoa, "zealot", FIRST, WhenSimilar.report()).item();
      assertEquals(TextFate.ADDED, note(stoa, "oracle", FIRST, WhenSimilar.merge()).fate());
      Written<Note> known = note(stoa, "zealot", "- " + FIRST, WhenSimilar.report());
      assertEquals(TextFate.KNOWN, known.fate());
      assertEquals(first, known.item());
      refusal(
          stoa.notebook().write("zealot", draft(AGAIN), WhenSimilar.refuse(0.9)).getLeft(),
          TooSimilar.class);
      assertEquals(TextFate.MERGED, note(stoa, "zealot", AGAIN, WhenSimilar.merge()).fate());
      Written<Note> core =
          stoa.notebook().write("zealot", draft(FIRST).asCore(), WhenSimilar.report()).get();
      assertEquals(TextFate.ADDED, core.fate());
      Variant variant = stoa.notebook().variants("zealot", first.id().value()).get().head();
      assertTrue(stoa.notebook().takeOut("oracle", variant.id()).isLeft());
      assertEquals(AGAIN, stoa.notebook().takeOut("zealot", variant.id()).get().message());
      assertEquals(3, stoa.notebook().list("zealot", NoteQuery.all()).get().items().size());
      stoa.notebook()
          .writeAll(
              "zealot", Vector.of(FIRST, OTHER).map(SimilarTextsTest::draft), WhenSimilar.merge())
          .get();
      assertEquals(4, stoa.notebook().list("zealot", NoteQuery.all()).get().items().size());
      stoa.notebook().delete("zealot", first.id().value()).get();
    }
  }

  @ParameterizedTest
  @EnumSource
  void knowledgeOfAnAgentFolds(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      stoa.agents().register(AgentRegistration.of("zealot", "m")).get();
      KnowledgeEntry first = contribute(stoa, FIRST, WhenSimilar.report()).item();
      assertEquals(TextFate.KNOWN, contribute(stoa, "* " + FIRST, WhenSimilar.merge()).fate());
      refusal(
          stoa.knowledge()
              .contribute("zealot", contribution(AGAIN), WhenSimilar.refuse(0.9))
              .getLeft(),
          TooSimilar.class);
      Written<KnowledgeEntry> surer =
          stoa.knowledge()
              .contribute("zealot", contribution(FIRST).confidence(0.9), WhenSimilar.report())
              .get();
      assertEquals(TextFate.ADDED, surer.fate());
      stoa.knowledge().archive("zealot", surer.item().id().value()).get();
      assertEquals(TextFate.MERGED, contribute(stoa, AGAIN, WhenSimilar.merge()).fate());
      Variant variant = stoa.knowledge().variants(first.id().value()).get().head();
      KnowledgeEntry own = stoa.knowledge().takeOut("zealot", variant.id()).get();
      assertEquals(AGAIN, own.content());
      assertEquals(first.domain(), own.domain());
      stoa.knowledge()
          .contributeAll(
              "zealot",
              Vector.of(FIRST, OTHER).map(SimilarTextsTest::contribution),
              WhenSimilar.merge())
          .get();
      assertEquals(3, stoa.knowledge().list(KnowledgeQuery.all()).items().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void correctionsOfAScopeFold(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      CorrectionDraft draft = CorrectionDraft.of("approvals", "ops", FIRST);
      Correction first = stoa.corrections().record(draft).get().correction();
      assertEquals(
          TextFate.KNOWN,
          stoa.corrections().record(draft.claim("- " + FIRST), WhenSimilar.report()).get().fate());
      refusal(
          stoa.corrections().record(draft.claim(AGAIN), WhenSimilar.refuse(0.9)).getLeft(),
          TooSimilar.class);
      assertEquals(
          TextFate.MERGED,
          stoa.corrections().record(draft.claim(AGAIN), WhenSimilar.merge()).get().fate());
      assertTrue(stoa.corrections().find(first.id()).get().isActive());
      Variant variant = stoa.corrections().variants(first.id()).head();
      Correction own = stoa.corrections().takeOut(first.id(), variant.id()).get().correction();
      assertEquals(AGAIN, own.draft().claim());
      assertEquals("approvals", own.draft().subject());
      refusal(stoa.corrections().takeOut(own.id(), variant.id()).getLeft(), VariantRefused.class);
      Written<?> surer =
          stoa.corrections().record(draft.claim(AGAIN).confidence(0.95), WhenSimilar.merge()).get();
      assertEquals(TextFate.ADDED, surer.fate());
    }
  }

  private static Written<Memory> remember(Stoa stoa, String text, WhenSimilar when) {
    return stoa.memory().remember(Remember.of(text), when).get();
  }

  private static Written<Note> note(Stoa stoa, String as, String text, WhenSimilar when) {
    return stoa.notebook().write(as, draft(text), when).get();
  }

  private static NoteDraft draft(String text) {
    return NoteDraft.of(NoteTopic.NOTES, text);
  }

  private static Written<KnowledgeEntry> contribute(Stoa stoa, String text, WhenSimilar when) {
    return stoa.knowledge().contribute("zealot", contribution(text), when).get();
  }

  private static Contribution contribution(String text) {
    return Contribution.of(new DomainPath("ops/deploy"), text);
  }

  private static Embedding vector(float... values) {
    return Embedding.of("m", values);
  }

  private static <T> T refusal(Refusal refused, Class<T> type) {
    return assertInstanceOf(type, ((Refusal.PassedOn) refused).reason());
  }
}
