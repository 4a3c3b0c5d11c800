package dev.stoa.bootstrap.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.application.trust.WrittenBy;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.PackedCorrections;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.notebook.Briefing;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.search.TextFate;
import dev.stoa.domain.search.WhenSimilar;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Suspects;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.Withdrawal;
import io.vavr.collection.Vector;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is quarantined reaches no agent by other ways than a search, on real engines. */
final class QuarantinedLeftOutTest {

  private static final String TEXT =
      "one two three four five six seven eight nine ten eleven twelve";

  @ParameterizedTest
  @EnumSource
  void correctionsForAPrompt(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      byTool(
          () ->
              stoa.corrections().record(CorrectionDraft.of("gateway", "ops", "no retries")).get());
      PackedCorrections before = stoa.corrections().retrieve("retries of the gateway");
      assertEquals(1, before.items().size());
      assertEquals(Trust.TOOL, before.pack().items().head().written().get().trust());
      CorrectionDraft other = CorrectionDraft.of("gateway", "ops", "three retries");
      assertEquals(1, stoa.corrections().check(other).size());
      Withdrawal withdrawn = quarantined(stoa);
      assertEquals(0, stoa.corrections().retrieve("retries of the gateway").items().size());
      assertEquals(0, stoa.corrections().check(other).size());
      stoa.trust().restore(withdrawn.quarantine().get()).get();
      assertEquals(1, stoa.corrections().retrieve("retries of the gateway").items().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void relatedNotesAndKnowledge(TestEngine engine) {
    try (Stoa stoa = withAgent(engine)) {
      String note = stoa.notebook().write("ada", "jitter of the gateway").get().id().value();
      String entry =
          stoa.knowledge().contribute("ada", "ops", "jitter of the gateway").get().id().value();
      byTool(() -> stoa.notebook().write("ada", "the gateway needs no jitter").get());
      byTool(() -> stoa.knowledge().contribute("ada", "ops", "the gateway has no jitter").get());
      assertEquals(1, stoa.notebook().related("ada", note).get().size());
      assertEquals(1, stoa.knowledge().related(entry).get().size());
      quarantined(stoa);
      assertEquals(0, stoa.notebook().related("ada", note).get().size());
      assertEquals(0, stoa.knowledge().related(entry).get().size());
    }
  }

  /** Merged into what was withdrawn, or refused because of it, an honest text would be lost. */
  @ParameterizedTest
  @EnumSource
  void similarTexts(TestEngine engine) {
    try (Stoa stoa = withAgent(engine)) {
      byTool(() -> stoa.memory().remember(TEXT).get());
      byTool(() -> stoa.notebook().write("ada", TEXT).get());
      byTool(() -> stoa.knowledge().contribute("ada", "ops", TEXT).get());
      assertEquals(Vector.fill(3, TextFate.MERGED), fates(stoa, TEXT + " jitter"));
      quarantined(stoa);
      assertEquals(Vector.fill(3, TextFate.ADDED), fates(stoa, TEXT + " gateway"));
    }
  }

  private static Vector<TextFate> fates(Stoa stoa, String text) {
    WhenSimilar merge = WhenSimilar.merge();
    return Vector.of(
        stoa.memory().remember(Remember.of(text), merge).get().fate(),
        stoa.notebook().write("ada", NoteDraft.of(NoteTopic.NOTES, text), merge).get().fate(),
        stoa.knowledge()
            .contribute("ada", Contribution.of(new DomainPath("ops"), text), merge)
            .get()
            .fate());
  }

  @ParameterizedTest
  @EnumSource
  void theBriefing(TestEngine engine) {
    try (Stoa stoa = withAgent(engine)) {
      stoa.agents().register(AgentRegistration.of("bob", "m")).get();
      stoa.channels().create("general").get();
      NoteDraft core = NoteDraft.of(NoteTopic.NOTES, "an honest core note").asCore();
      stoa.notebook().write("ada", core).get();
      for (int i = 0; i < 4; i++) {
        NoteDraft poison = NoteDraft.of(NoteTopic.NOTES, "poison in note " + i + i + i).asCore();
        byTool(() -> stoa.notebook().write("ada", poison).get());
      }
      byTool(() -> stoa.knowledge().contribute("ada", "decision", "poison in news").get());
      byTool(() -> stoa.channels().post("general", "bob", "poison for @ada").get());
      Briefing before = stoa.notebook().briefing("ada").get();
      assertEquals(1, before.inbox().mentions().size());
      assertEquals(
          Vector.of(Trust.TOOL),
          before.pack().items().map(item -> item.written().get().trust()).distinct().toVector());
      quarantined(stoa);
      Briefing after = stoa.notebook().wake("ada").get();
      assertEquals(0, after.inbox().mentions().size());
      assertEquals(
          Vector.of("an honest core note"),
          after.pack().items().map(item -> item.text().lines().toList().get(1)).toVector());
    }
  }

  @ParameterizedTest
  @EnumSource
  void linkedMemories(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      MemoryId poison = byTool(() -> stoa.memory().remember("a page about prices").get().id());
      stoa.memory().remember(Remember.of("gateway jitter").linkedTo(poison)).get();
      Recall linked = Recall.about("jitter").withLinked();
      assertEquals(2, stoa.memory().recall(linked).get().size());
      quarantined(stoa);
      assertEquals(1, stoa.memory().recall(linked).get().size());
      assertEquals(2, stoa.memory().recall(linked.minTrust(Trust.QUARANTINED)).get().size());
    }
  }

  private static Stoa withAgent(TestEngine engine) {
    Stoa stoa = Stoa.open(engine.newUrl());
    stoa.agents().register(AgentRegistration.of("ada", "m")).get();
    return stoa;
  }

  private static Withdrawal quarantined(Stoa stoa) {
    return stoa.trust().quarantine(Suspects.of("web")).get();
  }

  private static <T> T byTool(Supplier<T> work) {
    return WrittenBy.of(Principal.tool("web"), work);
  }
}
