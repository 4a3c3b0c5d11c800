package dev.stoa.adapter.jooq.sql;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.schema.Json;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.lang.System.Logger.Level;

/** Writes and reads the values of JSON columns; what is not there as it was written is damaged. */
public final class JsonColumn {

  private static final System.Logger LOG = System.getLogger("dev.stoa.storage");

  private JsonColumn() {}

  /** An object in canonical form. */
  public static Json of(JsonObject object) {
    return new Json(CanonicalJson.of(object).text());
  }

  /** JSON as it is. */
  public static Json of(CanonicalJson json) {
    return new Json(json.text());
  }

  /**
   * The JSON of a column in canonical form; PostgreSQL writes JSON in its own way.
   *
   * <p>JSON without a canonical form, which only others can have stored, is given as it is:
   * otherwise its row could not be listed, exported or deleted.
   */
  public static CanonicalJson canonical(Json json) {
    if (json.text().equals("{}")) {
      return CanonicalJson.EMPTY_OBJECT;
    }
    try {
      return CanonicalJson.of(json.text());
    } catch (IllegalArgumentException e) {
      LOG.log(Level.WARNING, "stored JSON has no canonical form: {0}", e.getMessage());
      return CanonicalJson.stored(json.text());
    }
  }

  /** A list of texts. */
  public static Json of(Seq<String> texts) {
    return new Json(CanonicalJson.of(array(texts)).text());
  }

  /** A list of whole numbers. */
  public static Json ofNumbers(Seq<Integer> numbers) {
    return new Json(numbers.mkString("[", ",", "]"));
  }

  /** The whole numbers of a column. */
  public static Vector<Integer> numbers(Json json) {
    return ((JsonArray) JsonParser.parse(json.text()))
        .values()
        .map(one -> (int) ((JsonNumber) one).exactDouble())
        .toVector();
  }

  /** A list of texts, as a member of an object. */
  public static JsonArray array(Seq<String> texts) {
    return new JsonArray(texts.map(JsonString::new));
  }

  /** The object of a column. */
  public static JsonObject object(Json json) {
    return (JsonObject) JsonParser.parse(json.text());
  }

  /** The texts of a column. */
  public static Seq<String> texts(Json json) {
    return texts(JsonParser.parse(json.text()));
  }

  /** The texts of a member. */
  public static Seq<String> texts(JsonObject json, String name) {
    return texts(member(json, name));
  }

  private static Seq<String> texts(JsonValue array) {
    return ((JsonArray) array).values().map(one -> ((JsonString) one).value()).toVector();
  }

  /** The number of a member. */
  public static double number(JsonObject json, String name) {
    return ((JsonNumber) member(json, name)).exactDouble();
  }

  /** The flag of a member. */
  public static boolean flag(JsonObject json, String name) {
    return ((JsonBoolean) member(json, name)).value();
  }

  /** The text of a member. */
  public static String text(JsonObject json, String name) {
    return ((JsonString) member(json, name)).value();
  }

  /** The value of a member. */
  public static JsonValue member(JsonObject json, String name) {
    return json.members()
        .get(name)
        .getOrElseThrow(() -> new IllegalArgumentException(name + " is missing"));
  }
}
