package dev.stoa.bootstrap.consensus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.application.embedding.EmbeddingModel;
import dev.stoa.application.embedding.EmbeddingStatus;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.DissentDraft;
import dev.stoa.domain.consensus.DissentType;
import dev.stoa.domain.consensus.SimilarConsensus;
import dev.stoa.domain.consensus.TopicQuery;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** In a workspace with an embedding model, conclusions are found by what they mean, too. */
final class TopicsByMeaningTest {

  /** Tea is like coffee, and neither is like anything else. */
  private static final EmbeddingModel DRINKS =
      text ->
          text.toLowerCase(Locale.ROOT).matches("(?s).*(tea|coffee).*")
              ? Embedding.of("drinks", 1, 0, 0)
              : text.contains("?")
                  ? Embedding.of("drinks", 0, 0, 1)
                  : Embedding.of("drinks", 0, 1, 0);

  private static final String COFFEE = "Coffee in the office";

  @ParameterizedTest
  @EnumSource
  void whatSharesNoWordIsFoundIfItIsNear(TestEngine engine) {
    try (Stoa stoa = Stoa.open(config(engine, engine.migratedUrl()))) {
      record(stoa);
      assertEquals(Vector.of(COFFEE), similar(stoa, "Shall we buy tea?"));
      assertEquals(
          Vector.of(COFFEE),
          stoa.consensus().brief("Shall we buy tea?").precedents().map(TopicsByMeaningTest::topic));
      assertEquals(
          Vector.of("It keeps people awake"),
          stoa.consensus()
              .riskWarnings("Shall we buy tea?", 0, 5)
              .map(dissent -> dissent.draft().content()));
      assertEquals(Vector.empty(), similar(stoa, "Who repairs bicycles?"), "the nearest is far");
      assertEquals(Vector.of("Invoices"), similar(stoa, "When is an invoice due?"), "by its words");
    }
  }

  @ParameterizedTest
  @EnumSource
  void vectorsFollowTheirConclusions(TestEngine engine) {
    try (Stoa stoa = Stoa.open(config(engine, engine.migratedUrl()))) {
      Consensus coffee = record(stoa);
      similar(stoa, "Tea?");
      assertEquals(2, embedded(stoa));
      stoa.consensus().archive(coffee.id()).get();
      assertEquals(Vector.empty(), similar(stoa, "Tea?"));
      assertEquals(1, embedded(stoa));
      stoa.consensus().restore(coffee.id()).get();
      assertEquals(Vector.of(COFFEE), similar(stoa, "Tea?"));
      assertEquals(2, embedded(stoa));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatWasConcludedBeforeIsEmbeddedLater(TestEngine engine) {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      record(stoa);
      assertEquals(Vector.empty(), similar(stoa, "Tea?"));
    }
    try (Stoa stoa = Stoa.open(config(engine, url))) {
      assertEquals(Vector.empty(), similar(stoa, "Tea?"));
      assertEquals(2, stoa.embeddings().embedMissing(done -> {}).get());
      assertEquals(Vector.of(COFFEE), similar(stoa, "Tea?"));
    }
  }

  private static Consensus record(Stoa stoa) {
    stoa.consensus().record(ConsensusDraft.of("d2", "Invoices", "Due in a month.", .9)).get();
    return stoa.consensus()
        .registering()
        .record(
            ConsensusDraft.of("d1", COFFEE, "It is free for everyone.", .8),
            Vector.of(DissentDraft.of("bob", DissentType.RISK_WARNING, "It keeps people awake")))
        .get();
  }

  private static Seq<String> similar(Stoa stoa, String question) {
    return stoa.consensus()
        .similar(TopicQuery.about(question))
        .map(TopicsByMeaningTest::topic)
        .toVector();
  }

  private static String topic(SimilarConsensus found) {
    return found.consensus().topic();
  }

  private static long embedded(Stoa stoa) {
    return stoa.embeddings()
        .status()
        .filter(one -> one.source() == SearchSource.CONSENSUS)
        .map(EmbeddingStatus::embedded)
        .sum()
        .longValue();
  }

  private static StoaConfig config(TestEngine engine, String url) {
    return StoaConfig.of(engine.config(url)).withEmbeddings(DRINKS);
  }
}
