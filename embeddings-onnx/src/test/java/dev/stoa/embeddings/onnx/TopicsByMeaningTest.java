package dev.stoa.embeddings.onnx;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.consensus.RewordedTopics;
import dev.stoa.bootstrap.storage.TestEngine;
import io.vavr.Tuple2;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** With the model, conclusions are found by questions that share no word with them. */
final class TopicsByMeaningTest {

  @ParameterizedTest
  @EnumSource
  void conclusionsOfATeamAreFound(TestEngine engine) throws IOException {
    atLeast(.75, .94, engine, RewordedTopics.ofATeam());
  }

  @ParameterizedTest
  @EnumSource
  void conclusionsOfRealDebatesAreFound(TestEngine engine) throws IOException {
    atLeast(.75, .94, engine, RewordedTopics.ofDebates());
    atLeast(.80, .93, engine, RewordedTopics.ofArguments());
  }

  private static void atLeast(double first, double five, TestEngine engine, RewordedTopics topics) {
    try (MiniLm model = new MiniLm()) {
      Tuple2<Double, Double> shares =
          topics.found(StoaConfig.of(engine.config(engine.migratedUrl())).withEmbeddings(model));
      assertTrue(shares._1 >= first && shares._2 >= five, shares.toString());
    }
  }
}
