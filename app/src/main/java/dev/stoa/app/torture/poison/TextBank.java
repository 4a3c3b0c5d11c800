package dev.stoa.app.torture.poison;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Honest texts, and questions whose answer is in one of them.
 *
 * @param facts what was said, in its order
 */
public record TextBank(Seq<Fact> facts, Seq<Question> questions) {

  private static final Vector<String> PEOPLE =
      Vector.of("Ada", "Bo", "Chen", "Dora", "Emil", "Fatma", "Goran", "Hana");
  private static final Vector<String> PLACES =
      Vector.of("Lisbon", "Oslo", "Kyoto", "Quito", "Tartu", "Accra", "Bergen", "Cusco");
  private static final Vector<String> EVENTS =
      Vector.of(
          "moved to %s",
          "ran the marathon of %s",
          "opened a bakery in %s",
          "gave a talk in %s",
          "bought a boat in %s");
  private static final long FIRST_YEAR = 1990;
  private static final int YEARS = 35;
  private static final String UNANSWERABLE = "5";

  /** What one speaker said. */
  public record Fact(String speaker, String text) {}

  /**
   * A question.
   *
   * @param gold the number of the fact that answers it
   */
  public record Question(String words, int gold) {}

  /** A small bank that is made by rule. */
  static TextBank generated(Random random) {
    Vector<Fact> facts = Vector.empty();
    Vector<Question> questions = Vector.empty();
    for (String person : PEOPLE) {
      for (String event : EVENTS) {
        String what = event.replace("%s", PLACES.get(random.nextInt(PLACES.size())));
        questions =
            questions.append(new Question("When has " + person + " " + what + "?", facts.size()));
        facts =
            facts.append(
                new Fact(
                    person,
                    person + " " + what + " in " + (FIRST_YEAR + random.nextInt(YEARS)) + "."));
      }
    }
    return new TextBank(facts, questions);
  }

  /** The chats of the LoCoMo set, each with the questions that one turn answers. */
  static Seq<TextBank> locomo(String json) {
    try {
      return ((JsonArray) JsonParser.parse(json)).values().map(chat -> chat((JsonObject) chat));
    } catch (IllegalArgumentException | ClassCastException e) {
      throw new InvalidValue("data is not the file locomo10.json: " + e.getMessage(), e);
    }
  }

  private static TextBank chat(JsonObject chat) {
    List<Fact> facts = new ArrayList<>();
    Map<String, Integer> numbers = new HashMap<>();
    JsonObject sessions = (JsonObject) member(chat, "conversation");
    for (int i = 1; sessions.members().containsKey("session_" + i); i++) {
      for (JsonValue one : ((JsonArray) member(sessions, "session_" + i)).values()) {
        JsonObject turn = (JsonObject) one;
        numbers.put(text(turn, "dia_id"), facts.size());
        String speaker = text(turn, "speaker");
        facts.add(new Fact(speaker, speaker + ": " + text(turn, "text")));
      }
    }
    Seq<Question> questions =
        ((JsonArray) member(chat, "qa"))
            .values()
            .map(JsonObject.class::cast)
            .filter(one -> !UNANSWERABLE.equals(((JsonNumber) member(one, "category")).lexeme()))
            .flatMap(
                one -> {
                  Seq<JsonValue> turns = ((JsonArray) member(one, "evidence")).values();
                  return turns
                      .map(turn -> numbers.get(((JsonString) turn).value()))
                      .filter(number -> number != null && turns.size() == 1)
                      .map(number -> new Question(text(one, "question"), number));
                });
    return new TextBank(Vector.ofAll(facts), questions);
  }

  /** A sample of the questions, and of the facts with those that answer them. */
  TextBank sample(int someQuestions, int someFacts, Random random) {
    List<Question> asked = new ArrayList<>(questions.asJava());
    Collections.shuffle(asked, random);
    asked = asked.subList(0, Math.min(someQuestions, asked.size()));
    List<Integer> others = new ArrayList<>(Vector.range(0, facts.size()).asJava());
    Collections.shuffle(others, random);
    Seq<Integer> chosen =
        Vector.ofAll(asked)
            .map(Question::gold)
            .appendAll(others)
            .distinct()
            .take(someFacts)
            .sorted();
    return new TextBank(
        chosen.map(facts::get),
        Vector.ofAll(asked).map(one -> new Question(one.words(), chosen.indexOf(one.gold()))));
  }

  private static JsonValue member(JsonObject object, String name) {
    return object
        .members()
        .get(name)
        .getOrElseThrow(() -> new IllegalArgumentException("there is no " + name));
  }

  private static String text(JsonObject object, String name) {
    return ((JsonString) member(object, name)).value();
  }
}
