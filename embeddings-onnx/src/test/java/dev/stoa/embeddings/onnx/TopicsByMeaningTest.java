package dev.stoa.embeddings.onnx;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.embedding.EmbeddingModel;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.consensus.RewordedTopics;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.search.Embedding;
import io.vavr.Tuple2;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** With the model, conclusions are found by questions that share no word with them. */
final class TopicsByMeaningTest {

  private static final int QUESTIONS = Boolean.getBoolean("stoa.slow") ? 24 : 8;

  @AutoClose private static final MiniLm MODEL = new MiniLm();

  /** Both engines get the same vectors, and the model reads each text once. */
  private static final Map<String, Embedding> VECTORS = new ConcurrentHashMap<>();

  private static final EmbeddingModel ONCE = text -> VECTORS.computeIfAbsent(text, MODEL::embed);

  @ParameterizedTest
  @EnumSource
  void conclusionsOfATeamAreFound(TestEngine engine) throws IOException {
    atLeast(.75, .94, engine, RewordedTopics.ofATeam());
  }

  @ParameterizedTest
  @EnumSource
  void conclusionsOfRealDebatesAreFound(TestEngine engine) throws IOException {
    atLeast(.75, .94, engine, RewordedTopics.ofDebates());
    atLeast(.80, .93, engine, RewordedTopics.ofArguments(QUESTIONS));
  }

  private static void atLeast(double first, double five, TestEngine engine, RewordedTopics topics) {
    Tuple2<Double, Double> shares =
        topics.found(StoaConfig.of(engine.config(engine.migratedUrl())).withEmbeddings(ONCE));
    assertTrue(shares._1 >= first && shares._2 >= five, shares.toString());
  }
}
