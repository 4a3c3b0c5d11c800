package dev.stoa.bootstrap.consensus;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
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

/**
 * Conclusions and questions about them in other words.
 *
 * @param conclusions topics, each with what was concluded
 * @param asked questions, each with its topic
 */
public record RewordedTopics(
    Seq<Tuple2<String, String>> conclusions, Seq<Tuple2<String, String>> asked) {

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

  /** Of a software team, which are part of the project. */
  public static RewordedTopics ofATeam() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            RewordedTopics.class.getResourceAsStream("/consensus/reworded.tsv"))) {
      Seq<String[]> lines =
          Vector.ofAll(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines())
              .map(line -> line.split("\t"));
      return new RewordedTopics(
          lines.map(line -> Tuple.of(line[0], line[1])),
          lines.map(line -> Tuple.of(line[2], line[0])));
    }
  }

  /** Of real debates, two questions about each. */
  public static RewordedTopics ofDebates() throws IOException {
    return debates(ASKED.toVector().flatMap(one -> one._2.map(each -> Tuple.of(each, one._1))));
  }

  /** Of real debates, with up to this many further arguments of each side as questions. */
  public static RewordedTopics ofArguments(int questions) throws IOException {
    Path folder = OutsideData.need("data/ukpconvarg1");
    Map<String, String> titles = titles(folder);
    return debates(
        sides(folder)
            .flatMap(side -> side.drop(SHARED).take(questions))
            .map(one -> Tuple.of(text(one, "text"), titles.get(text(one, "topic")).get())));
  }

  private static RewordedTopics debates(Seq<Tuple2<String, String>> asked) throws IOException {
    Path folder = OutsideData.need("data/ukpconvarg1");
    Map<String, String> titles = titles(folder);
    return new RewordedTopics(
        sides(folder)
            .map(
                side ->
                    Tuple.of(
                        titles.get(text(side.head(), "topic")).get(),
                        side.take(SHARED)
                            .map(one -> text(one, "text"))
                            .mkString(text(side.head(), "stance") + ". ", "\n", ""))),
        asked);
  }

  private static Seq<Seq<JsonObject>> sides(Path folder) throws IOException {
    return Vector.ofAll(Files.readAllLines(folder.resolve("args.jsonl")))
        .map(line -> (JsonObject) JsonParser.parse(line))
        .groupBy(one -> text(one, "topic"))
        .toVector()
        .sortBy(Tuple2::_1)
        .map(one -> one._2);
  }

  /** The shares of questions whose topic is first, and among the first five. */
  public Tuple2<Double, Double> found(StoaConfig config) {
    try (Stoa stoa = Stoa.open(config)) {
      conclusions.forEach(
          one -> stoa.consensus().record(ConsensusDraft.of("d", one._1, one._2, .8)).get());
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
}
