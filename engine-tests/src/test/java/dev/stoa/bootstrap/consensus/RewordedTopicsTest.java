package dev.stoa.bootstrap.consensus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.TopicQuery;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Conclusions are found by questions that are put in other words. */
final class RewordedTopicsTest {

  /** The number of a side's arguments that are its conclusion; the others are questions. */
  private static final int SHARED = 3;

  /** Questions in other words about the titles of the outside data. */
  private static final Map<String, Seq<String>> ASKED =
      HashMap.of(
          "Ban Plastic Water Bottles",
              Vector.of(
                  "Should we forbid selling bottled water in plastic?",
                  "Is a prohibition of plastic bottles a good idea?"),
          "Christianity or Atheism?",
              Vector.of("Is it better to be a Christian or an atheist?", "Does God exist?"),
          "Evolution vs. Creation",
              Vector.of(
                  "Did God create life or did it evolve?",
                  "Do species come from evolution or from a creator?"),
          "Firefox vs. Internet Explorer",
              Vector.of(
                  "Which web browser is better, Firefox or IE?",
                  "What browser should be used to surf the internet?"),
          "Gay Marriage: Right or Wrong",
              Vector.of(
                  "Should same-sex couples be allowed to marry?",
                  "Is it right that gays can be married?"),
          "Human Growth and Development: Should parents use spanking as an option to discipline?",
              Vector.of(
                  "May a father or mother spank a child?",
                  "Is corporal punishment of children acceptable?"),
          "If your spouse committed murder and he or she confided in you, would you turn them in?",
              Vector.of(
                  "Would you report your wife to the police for killing somebody?",
                  "Is it right to betray a husband who is a murderer?"),
          "INDIA HAS THE POTENTIAL TO LEAD THE WORLD...",
              Vector.of(
                  "Can India become the leading nation of the world?",
                  "Will Indians ever be a superpower?"));

  @ParameterizedTest
  @EnumSource
  void ofOurOwnQuestionsMostAreAnsweredFirst(TestEngine engine) throws IOException {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Seq<String[]> lines = lines();
      lines.forEach(line -> record(stoa, line[0], line[1]));
      atLeast(.75, .94, found(stoa, lines.map(line -> Tuple.of(line[2], line[0]))));
    }
  }

  @ParameterizedTest
  @EnumSource
  void ofQuestionsAboutRealDebatesMostAreAnsweredFirst(TestEngine engine) throws IOException {
    Path folder = OutsideData.need("data/ukpconvarg1");
    Map<String, String> titles = titles(folder);
    Seq<JsonObject> arguments =
        Vector.ofAll(Files.readAllLines(folder.resolve("args.jsonl")))
            .map(line -> (JsonObject) JsonParser.parse(line));
    Seq<Seq<JsonObject>> sides =
        arguments
            .groupBy(one -> text(one, "topic"))
            .toVector()
            .sortBy(Tuple2::_1)
            .map(one -> one._2);
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      for (Seq<JsonObject> side : sides) {
        record(
            stoa,
            titles.get(text(side.head(), "topic")).get(),
            side.take(SHARED)
                .map(one -> text(one, "text"))
                .mkString(text(side.head(), "stance") + ". ", "\n", ""));
      }
      Seq<Tuple2<String, String>> reworded =
          ASKED.toVector().flatMap(one -> one._2.map(question -> Tuple.of(question, one._1)));
      assertEquals(16, reworded.size());
      atLeast(.85, .85, found(stoa, reworded));
      Seq<Tuple2<String, String>> argued =
          sides
              .flatMap(side -> side.drop(SHARED).take(24))
              .map(one -> Tuple.of(text(one, "text"), titles.get(text(one, "topic")).get()));
      assertEquals(384, argued.size());
      atLeast(.80, .93, found(stoa, argued));
    }
  }

  private static void atLeast(double first, double five, Tuple2<Double, Double> shares) {
    assertTrue(shares._1 >= first && shares._2 >= five, shares.toString());
  }

  /** The shares of questions whose topic is first, and among the first five. */
  private static Tuple2<Double, Double> found(Stoa stoa, Seq<Tuple2<String, String>> asked) {
    int first = 0;
    int five = 0;
    for (Tuple2<String, String> one : asked) {
      Seq<String> topics =
          stoa.consensus()
              .similar(TopicQuery.about(one._1).limit(5))
              .map(found -> found.consensus().topic());
      first += topics.headOption().contains(one._2) ? 1 : 0;
      five += topics.contains(one._2) ? 1 : 0;
    }
    return Tuple.of(first / (double) asked.size(), five / (double) asked.size());
  }

  private static void record(Stoa stoa, String topic, String conclusion) {
    stoa.consensus().record(ConsensusDraft.of("d", topic, conclusion, .8)).get();
  }

  private static Map<String, String> titles(Path folder) throws IOException {
    return ((JsonArray) JsonParser.parse(Files.readString(folder.resolve("topics.json"))))
        .values()
        .map(JsonObject.class::cast)
        .toMap(one -> text(one, "topic"), one -> text(one, "title"));
  }

  private static String text(JsonObject json, String member) {
    return ((JsonString) json.members().get(member).get()).value();
  }

  private static Seq<String[]> lines() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            RewordedTopicsTest.class.getResourceAsStream("/consensus/reworded.tsv"))) {
      return Vector.ofAll(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines())
          .map(line -> line.split("\t"));
    }
  }
}
