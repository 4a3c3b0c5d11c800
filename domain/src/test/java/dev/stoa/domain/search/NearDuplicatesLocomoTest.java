package dev.stoa.domain.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Which observations about two people are merged, of pairs made from the LoCoMo data set.
 *
 * <p>Different facts are all pairs of observations of a conversation that rest on other turns, and
 * each observation beside itself with one fact changed: a name, a number, a word, a negation, or
 * who does what to whom. The same facts are each observation beside a rewording that changes no
 * fact. {@code docs/memory.md} names the figures.
 */
final class NearDuplicatesLocomoTest {

  private record Observation(String text, String turns, String person, String other) {}

  private static final Pattern NUMBER = Pattern.compile("\\b\\d+\\b");
  private static final Pattern VERB =
      Pattern.compile("\\b(is|was|has|likes|enjoys|loves|plans|feels|finds|wants|went|made)\\b");

  /** Each gives the observation with another fact, or the same text where it cannot. */
  private static final Map<String, BiFunction<Observation, Observation, String>> CHANGES =
      changes();

  /** Each gives the observation in other words, or the same text where it cannot. */
  private static final Map<String, UnaryOperator<String>> REWORDINGS = rewordings();

  private static Seq<Vector<Observation>> chats;

  @BeforeAll
  static void read() throws IOException {
    JsonArray all =
        (JsonArray)
            JsonParser.parse(Files.readString(OutsideData.need("data/locomo/locomo10.json")));
    chats = all.values().map(chat -> observations((JsonObject) chat)).toVector();
  }

  @Test
  void noTwoObservationsThatRestOnOtherTurnsAreMerged() {
    Tally pairs = new Tally();
    for (Vector<Observation> chat : chats) {
      List<Wording> wordings = chat.map(one -> Wording.of(one.text())).asJava();
      for (int i = 0; i < chat.size(); i++) {
        for (int j = i + 1; j < chat.size(); j++) {
          if (!chat.get(i).turns().equals(chat.get(j).turns())) {
            // What has few words in common need not be looked at.
            boolean isNear = wordings.get(i).similarity(wordings.get(j)) >= 0.5;
            pairs.add("pair", isNear && isMerged(chat.get(i).text(), chat.get(j).text()));
          }
        }
      }
    }
    assertTrue(pairs.count() > 300_000, pairs.toString());
    assertEquals(0, pairs.share(), pairs.toString());
  }

  @Test
  void ofObservationsWithOneOtherFactAtMostOneInAHundredOfAnyKindIsMerged() {
    Tally wrong = new Tally();
    for (Vector<Observation> chat : chats) {
      for (int i = 0; i < chat.size(); i++) {
        Observation one = chat.get(i);
        Observation next = chat.get((i + 7) % chat.size());
        CHANGES.forEach((kind, change) -> wrong.compare(kind, one, change.apply(one, next)));
      }
    }
    assertTrue(wrong.count() > 6_000, wrong.toString());
    assertTrue(wrong.worst() <= 0.01, wrong.toString());
  }

  @Test
  void rewordingsThatChangeNoWordOfMeaningAreMerged() {
    Tally found = new Tally();
    for (Observation one : chats.flatMap(chat -> chat)) {
      REWORDINGS.forEach((kind, change) -> found.compare(kind, one, change.apply(one.text())));
    }
    for (String kind : List.of("case", "punctuation", "marks", "articles", "filler", "is")) {
      assertEquals(1, found.share(kind), found.toString());
    }
    assertTrue(found.share("tense") > 0.7, found.toString());
    assertTrue(found.share("lead-in") > 0.7, found.toString());
    assertTrue(found.share() > 0.8, found.toString());
  }

  private static Map<String, BiFunction<Observation, Observation, String>> changes() {
    Map<String, BiFunction<Observation, Observation, String>> changes = new LinkedHashMap<>();
    changes.put("name", (one, next) -> one.text().replace(one.person(), one.other()));
    changes.put(
        "roles",
        (one, next) ->
            one.text().contains(one.other())
                ? one.text()
                    .replace(one.person(), "\0")
                    .replace(one.other(), one.person())
                    .replace("\0", one.other())
                : one.text());
    changes.put(
        "number",
        (one, next) ->
            NUMBER.matcher(one.text()).replaceAll(n -> "" + (Long.parseLong(n.group()) + 1)));
    changes.put(
        "negation",
        (one, next) -> VERB.matcher(one.text()).replaceFirst(verb -> verb.group() + " not"));
    changes.put("word", (one, next) -> withWordOf(one.text(), next.text()));
    return changes;
  }

  /** The longest word is exchanged for the longest of the other text. */
  private static String withWordOf(String text, String other) {
    return text.replace(longest(text), longest(other));
  }

  private static String longest(String text) {
    return Vector.of(text.split("[^\\p{L}]+")).maxBy(String::length).get();
  }

  private static Map<String, UnaryOperator<String>> rewordings() {
    Map<String, UnaryOperator<String>> all = new LinkedHashMap<>();
    all.put("case", text -> text.toUpperCase(Locale.ROOT));
    all.put("punctuation", text -> text.replaceAll("[.,;'\"]", " ").strip() + "!");
    all.put("marks", text -> "- " + text + " [m:1f9a0c]");
    all.put("articles", text -> text.replaceAll("\\b(a|an|the|that) ", ""));
    all.put("filler", text -> VERB.matcher(text).replaceFirst(verb -> "really " + verb.group()));
    all.put("is", text -> text.replaceFirst(" is ", "'s "));
    all.put("tense", text -> text.replaceFirst(" is (\\w+)ing ", " $1s "));
    all.put("lead-in", text -> "Remember: " + text);
    all.put("clauses", text -> text.replaceFirst("^(.*) and (.*?)\\.?$", "$2 and $1"));
    all.put("synonym", text -> text.replace(" enjoys ", " likes ").replace(" loves ", " adores "));
    return all;
  }

  private static boolean isMerged(String stored, String written) {
    return NearDuplicates.decide(
            written,
            Vector.of(new SimilarCandidate("stored", stored, Option.none())),
            WhenSimilar.merge())
        .get()
        .target()
        .isDefined();
  }

  private static Vector<Observation> observations(JsonObject chat) {
    JsonObject conversation = (JsonObject) chat.members().get("conversation").get();
    String one = text(conversation.members().get("speaker_a").get());
    String two = text(conversation.members().get("speaker_b").get());
    List<Observation> all = new ArrayList<>();
    ((JsonObject) chat.members().get("observation").get())
        .members()
        .forEach(
            (session, people) ->
                ((JsonObject) people)
                    .members()
                    .forEach(
                        (person, facts) ->
                            ((JsonArray) facts)
                                .values()
                                .map(fact -> ((JsonArray) fact).values())
                                .forEach(
                                    fact ->
                                        all.add(
                                            new Observation(
                                                text(fact.get(0)),
                                                fact.get(1).toString(),
                                                person,
                                                person.equals(one) ? two : one)))));
    return Vector.ofAll(all);
  }

  private static String text(JsonValue value) {
    return ((JsonString) value).value();
  }

  /** How many pairs of each kind there are, and how many of them are merged. */
  private static final class Tally {
    private final Map<String, int[]> kinds = new LinkedHashMap<>();

    /** Counts a changed text beside the observation; nothing where it could not be changed. */
    void compare(String kind, Observation one, String changed) {
      if (!changed.equals(one.text())) {
        add(kind, isMerged(one.text(), changed));
      }
    }

    void add(String kind, boolean merged) {
      int[] counts = kinds.computeIfAbsent(kind, any -> new int[2]);
      counts[0]++;
      counts[1] += merged ? 1 : 0;
    }

    int count() {
      return kinds.values().stream().mapToInt(counts -> counts[0]).sum();
    }

    double share() {
      return (double) kinds.values().stream().mapToInt(counts -> counts[1]).sum() / count();
    }

    double share(String kind) {
      int[] counts = kinds.get(kind);
      return (double) counts[1] / counts[0];
    }

    double worst() {
      return kinds.keySet().stream().mapToDouble(this::share).max().orElse(0);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      kinds.forEach(
          (kind, counts) -> text.append(kind + ": " + counts[1] + " of " + counts[0] + "; "));
      return text.toString();
    }
  }
}
