package dev.stoa.bootstrap.consensus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.storage.TestEngine;
import io.vavr.Tuple2;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Conclusions are found by questions that are put in other words. */
final class RewordedTopicsTest {

  @ParameterizedTest
  @EnumSource
  void ofOurOwnQuestionsMostAreAnsweredFirst(TestEngine engine) throws IOException {
    atLeast(.75, .94, engine, RewordedTopics.ofATeam());
  }

  @ParameterizedTest
  @EnumSource
  void ofQuestionsAboutRealDebatesMostAreAnsweredFirst(TestEngine engine) throws IOException {
    RewordedTopics reworded = RewordedTopics.ofDebates();
    assertEquals(16, reworded.asked().size());
    atLeast(.85, .85, engine, reworded);
    RewordedTopics argued = RewordedTopics.ofArguments(24);
    assertEquals(384, argued.asked().size());
    atLeast(.80, .93, engine, argued);
  }

  private static void atLeast(double first, double five, TestEngine engine, RewordedTopics topics) {
    Tuple2<Double, Double> shares =
        topics.found(StoaConfig.of(engine.config(engine.migratedUrl())));
    assertTrue(shares._1 >= first && shares._2 >= five, shares.toString());
  }
}
