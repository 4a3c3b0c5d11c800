package dev.stoa.bootstrap.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.channel.Post;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.DissentDraft;
import dev.stoa.domain.consensus.DissentType;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.lesson.LessonDraft;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.pack.LeftOut;
import dev.stoa.domain.pack.LeftOutReason;
import dev.stoa.domain.pack.Pack;
import dev.stoa.domain.pack.PackItem;
import dev.stoa.domain.pack.PackQuestion;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.storage.StorageConfig;
import io.vavr.collection.HashSet;
import io.vavr.collection.List;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.time.Duration;
import java.time.InstantSource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class PackTest {

  private static final PackQuestion RETRIES = PackQuestion.about("how do we retry with jitter");

  @ParameterizedTest
  @EnumSource
  void everySourceThatTheCallerMaySeeIsQuoted(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Agent zealot = stoa.agents().register(AgentRegistration.of("zealot", "m")).get();
      stoa.memory().remember(Remember.of("Retry with full jitter")).get();
      stoa.notebook()
          .write("zealot", NoteDraft.of(new NoteTopic("jitter"), "mine: retry slowly"))
          .get();
      stoa.corrections().record(CorrectionDraft.of("retry limit", "ops", "five retries")).get();
      stoa.lessons().learn(LessonDraft.of("Retry storms", "no jitter", "add jitter"));
      stoa.evidence().collect(EvidenceDraft.of("web", "A paper on retry and jitter"));
      ConsensusId concluded = conclude(stoa, "d1", "Cap retries at five");
      stoa.consensus()
          .dissent(concluded, DissentDraft.of("zealot", DissentType.MINOR_QUIBBLE, "Three do"))
          .get();
      Channel ops = stoa.channels().create(new ChannelName("ops")).get();
      stoa.channels().post(Post.of(ops.id(), zealot.id(), "who set the retry jitter?")).get();
      Channel breaks = stoa.channels().create(new ChannelName("breaks")).get();
      stoa.channels().post(Post.of(breaks.id(), zealot.id(), "never mind, lunch")).get();
      Pack pack = stoa.packs().pack(RETRIES.as("zealot").channel("breaks")).get();
      assertEquals(
          HashSet.of(
              SearchSource.MEMORY,
              SearchSource.NOTE,
              SearchSource.CORRECTION,
              SearchSource.LESSON,
              SearchSource.EVIDENCE,
              SearchSource.CONSENSUS,
              SearchSource.MESSAGE),
          sources(pack));
      String text = pack.text();
      assertTrue(text.contains("Cap retries at five\n  Dissent (minor_quibble): Three do"), text);
      assertTrue(text.contains("zealot: never mind, lunch (message, today, one of the"), text);
      assertTrue(text.contains("A paper on retry and jitter (evidence, today"), text);
      assertTrue(text.contains("Retry with full jitter (memory, today, by words)"), text);
      assertEquals(pack, stoa.packs().pack(RETRIES.as("zealot").channel("breaks")).get());
      Pack shared = stoa.packs().pack(RETRIES).get();
      assertFalse(sources(shared).contains(SearchSource.NOTE));
      assertTrue(stoa.packs().pack(RETRIES.as("stranger")).isLeft());
      assertTrue(stoa.packs().pack(RETRIES.channel("nowhere")).isLeft());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatNoLongerHoldsIsLeftOutAndNamed(TestEngine engine) {
    StorageConfig config = engine.config(engine.migratedUrl());
    ConsensusId old;
    try (Stoa stoa = Stoa.open(config)) {
      stoa.memory()
          .remember(Remember.of("jitter for an hour").timeToLive(Duration.ofHours(1)))
          .get();
      stoa.memory().remember(Remember.of("Retry with full jitter")).get();
      old = conclude(stoa, "d1", "Never retry");
      ConsensusDraft next = ConsensusDraft.of("d2", "Retry calls?", "Retry with jitter", 1);
      stoa.consensus().supersede(old, next.agreed("ada", 1), List.of()).get();
      CorrectionDraft claim = CorrectionDraft.of("retry jitter", "ops", "ten retries");
      stoa.corrections().record(claim).get();
      stoa.corrections().record(claim.claim("five retries")).get();
      stoa.lessons().learn(LessonDraft.of("Retry storms", "no jitter", "add jitter"));
    }
    InstantSource later = InstantSource.offset(InstantSource.system(), Lesson.LIFETIME);
    try (Stoa stoa = Stoa.open(StoaConfig.of(config.withClock(later)))) {
      Pack pack = stoa.packs().pack(RETRIES).get();
      assertFalse(pack.text().contains("for an hour"), pack.text());
      assertFalse(pack.text().contains("Never retry"), pack.text());
      assertFalse(pack.text().contains("ten retries"), pack.text());
      assertFalse(pack.text().contains("Retry storms"), pack.text());
      assertEquals(
          HashSet.of(SearchSource.MEMORY, SearchSource.CONSENSUS, SearchSource.CORRECTION),
          sources(pack));
      assertEquals(
          HashSet.of(SearchSource.MEMORY, SearchSource.LESSON),
          leftOut(pack, LeftOutReason.EXPIRED));
      assertEquals(HashSet.of(SearchSource.CONSENSUS), leftOut(pack, LeftOutReason.SUPERSEDED));
      assertTrue(pack.leftOut().exists(one -> one.at().id().equals(old.value())));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theBudgetIsThatOfTheCounterOfTheWorkspace(TestEngine engine) {
    StoaConfig config =
        StoaConfig.of(engine.config(engine.migratedUrl()))
            .withTokenCounter(text -> text.split("\\s+").length);
    try (Stoa stoa = Stoa.open(config)) {
      stoa.memory()
          .rememberAll(
              Vector.range(0, 30)
                  .map(number -> Remember.of("Retry rule " + number + " has jitter " + number)))
          .get();
      Pack pack = stoa.packs().pack(RETRIES.tokens(60)).get();
      assertTrue(pack.tokens() <= 60 && pack.tokens() > 45, pack.text());
      assertEquals(pack.text().split("\\s+").length, pack.tokens());
      assertEquals(30, pack.items().size() + pack.leftOut().size());
      assertEquals(1, stoa.packs().pack(RETRIES.tokens(1)).get().items().size());
    }
  }

  private static ConsensusId conclude(Stoa stoa, String debate, String conclusion) {
    stoa.agents().register(AgentRegistration.of("ada", "m")).get();
    ConsensusDraft draft = ConsensusDraft.of(debate, "Retry calls?", conclusion, 1);
    return stoa.consensus().record(draft.agreed("ada", 1)).get().id();
  }

  private static Set<SearchSource> sources(Pack pack) {
    return HashSet.ofAll(pack.items().map(PackItem::at).map(place -> place.source()));
  }

  private static Set<SearchSource> leftOut(Pack pack, LeftOutReason reason) {
    return HashSet.ofAll(
        pack.leftOut()
            .filter(one -> one.reason() == reason)
            .map(LeftOut::at)
            .map(place -> place.source()));
  }
}
