package dev.stoa.domain.search;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A long chat of the LoCoMo set, with questions whose answers lie in known turns. */
public record LocomoChat(String name, Seq<Turn> turns, Seq<Question> questions) {

  /** The category of questions that have no answer in the chat, though turns that suggest one. */
  public static final int UNANSWERABLE = 5;

  private static final DateTimeFormatter SESSION =
      new DateTimeFormatterBuilder()
          .parseCaseInsensitive()
          .appendPattern("h:mm a 'on' d MMMM, uuuu")
          .toFormatter(Locale.ENGLISH);

  /** Turns are named in several ways: {@code D8:6; D9:17}, {@code D:11:26}, {@code D30:05}. */
  private static final Pattern NAMED_TURN = Pattern.compile("D:?(\\d+):(\\d+)");

  /**
   * A message.
   *
   * @param text with the name of the speaker in front
   * @param described without it, but with what a picture showed
   */
  public record Turn(
      String id, String speaker, Instant at, String words, String text, String described) {}

  /** A question, and the turns that hold the answer. */
  public record Question(String words, int category, Set<String> evidence) {

    /** Whether it can be answered from the chat. */
    public boolean isAnswerable() {
      return category != UNANSWERABLE;
    }

    /** The share of the evidence that is among some turns. */
    public double found(Iterable<String> turns) {
      return (double) evidence.intersect(LinkedHashSet.ofAll(turns)).size() / evidence.size();
    }
  }

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
        turns((JsonObject) member(chat, "conversation")),
        ((JsonArray) member(chat, "qa"))
            .values()
            .map(JsonObject.class::cast)
            .map(LocomoChat::question)
            .filter(question -> question.evidence().nonEmpty()));
  }

  private static Seq<Turn> turns(JsonObject conversation) {
    Seq<Turn> turns = Vector.empty();
    for (int session = 1; session <= conversation.members().size(); session++) {
      String name = "session_" + session;
      if (conversation.members().get(name).isDefined()) {
        Instant at =
            LocalDateTime.parse(text(conversation, name + "_date_time").strip(), SESSION)
                .toInstant(ZoneOffset.UTC);
        turns =
            turns.appendAll(
                ((JsonArray) member(conversation, name))
                    .values()
                    .map(turn -> turn((JsonObject) turn, at)));
      }
    }
    return turns;
  }

  private static Turn turn(JsonObject turn, Instant at) {
    String words = text(turn, "text");
    String picture =
        turn.members().get("blip_caption").map(shown -> ((JsonString) shown).value()).getOrElse("");
    return new Turn(
        text(turn, "dia_id"),
        text(turn, "speaker"),
        at,
        words,
        text(turn, "speaker") + ": " + words,
        words + " " + picture);
  }

  private static Question question(JsonObject question) {
    return new Question(
        text(question, "question"),
        Integer.parseInt(number(question, "category")),
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
