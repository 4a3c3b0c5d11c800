package dev.stoa.bootstrap.memory;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A long chat of the LoCoMo set, with questions whose answers lie in known turns. */
public record LocomoChat(String name, Seq<Turn> turns, Seq<Question> questions) {

  /** Questions of the fifth category have no answer in the chat. */
  private static final String UNANSWERABLE = "5";

  /** Turns are named in several ways: {@code D8:6; D9:17}, {@code D:11:26}, {@code D30:05}. */
  private static final Pattern NAMED_TURN = Pattern.compile("D:?(\\d+):(\\d+)");

  /** What somebody said, and the same without a name but with what a picture showed. */
  public record Turn(String id, String said, String described) {}

  /** What somebody asks, and the turns that hold the answer. */
  public record Question(String words, Set<String> evidence) {}

  /** The chats of a file. */
  public static Seq<LocomoChat> read(Path file) {
    try {
      return ((JsonArray) JsonParser.parse(Files.readString(file)))
          .values()
          .map(value -> chat((JsonObject) value));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static LocomoChat chat(JsonObject chat) {
    return new LocomoChat(
        text(chat, "sample_id"),
        ((JsonObject) member(chat, "conversation"))
            .members()
            .values()
            .filter(JsonArray.class::isInstance)
            .flatMap(session -> ((JsonArray) session).values())
            .map(turn -> turn((JsonObject) turn))
            .toVector(),
        ((JsonArray) member(chat, "qa"))
            .values()
            .map(JsonObject.class::cast)
            .filter(question -> !number(question, "category").equals(UNANSWERABLE))
            .map(LocomoChat::question)
            .filter(question -> question.evidence().nonEmpty()));
  }

  private static Turn turn(JsonObject turn) {
    String words = text(turn, "text");
    String picture =
        turn.members().get("blip_caption").map(shown -> ((JsonString) shown).value()).getOrElse("");
    return new Turn(
        text(turn, "dia_id"), text(turn, "speaker") + ": " + words, words + " " + picture);
  }

  private static Question question(JsonObject question) {
    return new Question(
        text(question, "question"),
        LinkedHashSet.ofAll(((JsonArray) member(question, "evidence")).values())
            .flatMap(
                named ->
                    NAMED_TURN
                        .matcher(((JsonString) named).value())
                        .results()
                        .map(LocomoChat::plainId)
                        .toList()));
  }

  private static String plainId(MatchResult named) {
    return "D" + Integer.parseInt(named.group(1)) + ":" + Integer.parseInt(named.group(2));
  }

  private static JsonValue member(JsonObject object, String name) {
    return object.members().get(name).get();
  }

  private static String text(JsonObject object, String name) {
    return ((JsonString) member(object, name)).value();
  }

  private static String number(JsonObject object, String name) {
    return ((JsonNumber) member(object, name)).lexeme();
  }
}
