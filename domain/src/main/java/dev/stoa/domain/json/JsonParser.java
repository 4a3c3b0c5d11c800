package dev.stoa.domain.json;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Parses one JSON text strictly by RFC 8259.
 *
 * <p>Refused, although some parsers accept it: a duplicate name in an object, a lone surrogate,
 * text after the value, a byte order mark, and nesting deeper than {@value #MAX_DEPTH}. Every
 * refusal is an {@link IllegalArgumentException} that names the position, counted in characters
 * from 0.
 */
public final class JsonParser {

  /** Deep enough for real documents, and safe for a thread's stack. */
  public static final int MAX_DEPTH = 500;

  private final String text;
  private int at;

  private JsonParser(String text) {
    this.text = text;
  }

  /** The value of the whole text. */
  public static JsonValue parse(String text) {
    JsonParser parser = new JsonParser(text);
    parser.skipBlanks();
    JsonValue value = parser.value(0);
    parser.skipBlanks();
    if (parser.at < text.length()) {
      throw parser.refused("text after the value");
    }
    return value;
  }

  private JsonValue value(int depth) {
    if (depth > MAX_DEPTH) {
      throw refused("nesting deeper than " + MAX_DEPTH);
    }
    return switch (peek()) {
      case '{' -> object(depth);
      case '[' -> array(depth);
      case '"' -> new JsonString(string());
      case 't' -> word("true", new JsonBoolean(true));
      case 'f' -> word("false", new JsonBoolean(false));
      case 'n' -> word("null", new JsonNull());
      default -> number();
    };
  }

  private JsonValue object(int depth) {
    Map<String, JsonValue> members = new java.util.LinkedHashMap<>();
    at++;
    skipBlanks();
    if (peek() == '}') {
      at++;
      return new JsonObject(LinkedHashMap.empty());
    }
    while (true) {
      int nameAt = at;
      if (peek() != '"') {
        throw refused("a name in double quotes expected");
      }
      String name = string();
      skipBlanks();
      expect(':');
      skipBlanks();
      if (members.put(name, value(depth + 1)) != null) {
        at = nameAt;
        throw refused("duplicate name \"" + name + "\"");
      }
      if (closes('}')) {
        return new JsonObject(LinkedHashMap.ofAll(members));
      }
    }
  }

  private JsonValue array(int depth) {
    List<JsonValue> values = new ArrayList<>();
    at++;
    skipBlanks();
    if (peek() == ']') {
      at++;
      return new JsonArray(Vector.empty());
    }
    do {
      values.add(value(depth + 1));
    } while (!closes(']'));
    return new JsonArray(Vector.ofAll(values));
  }

  /** Whether the container ends here; otherwise a comma was read. */
  private boolean closes(char end) {
    skipBlanks();
    if (peek() == end) {
      at++;
      return true;
    }
    expect(',');
    skipBlanks();
    return false;
  }

  private String string() {
    JsonStringReader reader = new JsonStringReader(text, at);
    String value = reader.read();
    at = reader.end();
    return value;
  }

  private JsonValue number() {
    int from = at;
    while (at < text.length() && isNumberCharacter(text.charAt(at))) {
      at++;
    }
    if (from == at) {
      throw refused("a value expected");
    }
    try {
      return new JsonNumber(text.substring(from, at));
    } catch (IllegalArgumentException notANumber) {
      at = from;
      throw refused(String.valueOf(notANumber.getMessage()));
    }
  }

  private static boolean isNumberCharacter(char c) {
    return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E';
  }

  private JsonValue word(String word, JsonValue meaning) {
    if (!text.startsWith(word, at)) {
      throw refused("a value expected");
    }
    at += word.length();
    return meaning;
  }

  private void expect(char wanted) {
    if (peek() != wanted) {
      throw refused("'" + wanted + "' expected");
    }
    at++;
  }

  /** The next character; the end of text looks like U+0000, which is nowhere allowed. */
  private char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private void skipBlanks() {
    while (at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  private IllegalArgumentException refused(String reason) {
    return new InvalidValue("JSON position " + at + ": " + reason);
  }
}
