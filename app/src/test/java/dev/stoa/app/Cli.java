package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Seq;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Stream;

/** Runs commands in this process, on one store, and keeps what they print. */
public final class Cli {

  private final String[] globals;

  private Cli(String... globals) {
    this.globals = globals;
  }

  /** Without its own store. */
  public static Cli bare() {
    return new Cli();
  }

  /** On the workspace of this url. */
  public static Cli on(String url) {
    return new Cli("--store", url);
  }

  /** Runs a command with nothing piped in. */
  public Outcome run(String... words) {
    return runPiped("", words);
  }

  /** Runs a command that reads what is piped in. */
  public Outcome runPiped(String input, String... words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] args =
        Stream.concat(Arrays.stream(words), Arrays.stream(globals)).toArray(String[]::new);
    int code =
        StoaCommand.run(
            args,
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new PrintWriter(out),
            new PrintWriter(err));
    return new Outcome(code, out.toString(), err.toString());
  }

  /** What a command left behind. */
  public record Outcome(int code, String out, String err) {

    /** The same, sure that it went well. */
    public Outcome ok() {
      assertEquals(0, code, out + err);
      assertEquals("", err);
      return this;
    }

    /** The same, sure that it ended so, with one sentence and nothing else. */
    public Outcome failed(int expected, String sentence) {
      assertEquals("stoa: " + sentence + "\n", err);
      assertEquals("", out);
      assertEquals(expected, code);
      return this;
    }

    /** The one JSON document that was printed. */
    public JsonObject json() {
      assertEquals(1, out.lines().count(), out);
      return (JsonObject) JsonParser.parse(out);
    }

    /** A text member of the document. */
    public String text(String name) {
      return ((JsonString) member(name)).value();
    }

    /** A number of the document. */
    public long number(String name) {
      return Long.parseLong(((JsonNumber) member(name)).lexeme());
    }

    /** The objects in an array of the document. */
    public Seq<JsonObject> objects(String name) {
      return ((JsonArray) member(name)).values().map(value -> (JsonObject) value);
    }

    /** Any member of the document. */
    public JsonValue member(String name) {
      return json().members().get(name).get();
    }
  }
}
