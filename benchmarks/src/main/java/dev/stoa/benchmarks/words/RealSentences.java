package dev.stoa.benchmarks.words;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.search.IndexedWords;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** The turns of the LoCoMo chats, varied where more are needed, and its questions. */
final class RealSentences {

  private static final String VARIABLE = "STOA_TEST_DATA";
  private static final int OWNERS = 20;

  /** One in this many words of a repeated sentence is another one. */
  private static final int REPLACED = 4;

  /** One in this many of those is in few sentences. */
  private static final int RARE = 40;

  private final List<String[]> sentences = new ArrayList<>();
  private final List<String> questions = new ArrayList<>();

  private RealSentences() {}

  /** None where the set is missing. */
  static Option<RealSentences> read() throws IOException {
    Option<Path> file =
        Option.of(System.getenv(VARIABLE))
            .map(root -> Path.of(root, "data", "locomo", "locomo10.json"))
            .filter(Files::exists);
    return file.isEmpty() ? Option.none() : Option.some(read(file.get()));
  }

  private static RealSentences read(Path file) throws IOException {
    RealSentences all = new RealSentences();
    for (JsonValue chat : ((JsonArray) JsonParser.parse(Files.readString(file))).values()) {
      JsonObject members = (JsonObject) chat;
      JsonObject sessions = (JsonObject) members.members().get("conversation").get();
      sessions
          .members()
          .filterValues(JsonArray.class::isInstance)
          .values()
          .flatMap(session -> ((JsonArray) session).values())
          .forEach(turn -> all.sentences.add(text(turn, "text").split(" ", -1)));
      ((JsonArray) members.members().get("qa").get())
          .values()
          .forEach(one -> all.questions.add(text(one, "question")));
    }
    return all;
  }

  private static String text(JsonValue object, String name) {
    return ((JsonString) ((JsonObject) object).members().get(name).get()).value();
  }

  static String owner(int number) {
    return "owner" + number % OWNERS;
  }

  /** The sentence of a number: the first ones as they are, the rest varied. */
  String sentence(int number) {
    String[] words = sentences.get(number % sentences.size());
    if (number >= sentences.size()) {
      words = words.clone();
      Random random = new Random(number);
      for (int i = 0; i < words.length; i++) {
        if (random.nextInt(REPLACED) == 0) {
          words[i] = random.nextInt(RARE) == 0 ? rare(random) : word(random);
        }
      }
    }
    return String.join(" ", words);
  }

  /** As common or rare as words are. */
  private String word(Random random) {
    String[] words = sentences.get(random.nextInt(sentences.size()));
    return words[random.nextInt(words.length)];
  }

  private static String rare(Random random) {
    return "rarely" + Long.toString(Math.abs(random.nextInt(1 << 20)), Character.MAX_RADIX);
  }

  String question(int number) {
    return questions.get(Math.floorMod(31 * number, questions.size()));
  }

  /** Two words that stand next to each other in a sentence. */
  String phrase(int number) {
    for (int i = number; ; i += 7) {
      String[] words = IndexedWords.of(sentence(i)).forms().replace("=", "").split(" ", -1);
      if (words.length > 2) {
        int at = new Random(number).nextInt(words.length - 1);
        return words[at] + " " + words[at + 1];
      }
    }
  }

  /** A word of one of the stored sentences that few others have. */
  String rareWord(int number, int stored) {
    for (int i = Math.floorMod(number * 7919, stored); ; i = (i + 1) % stored) {
      for (String word : sentence(i).split(" ", -1)) {
        if (word.startsWith("rarely")) {
          return word;
        }
      }
    }
  }
}
