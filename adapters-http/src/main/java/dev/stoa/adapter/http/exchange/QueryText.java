package dev.stoa.adapter.http.exchange;

import dev.stoa.actions.shape.BooleanShape;
import dev.stoa.actions.shape.ChoiceShape;
import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.NumberShape;
import dev.stoa.actions.shape.OptionShape;
import dev.stoa.actions.shape.Shape;
import dev.stoa.actions.shape.TextShape;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Words of a url: parameters of a query, and their values as JSON. */
final class QueryText {

  private QueryText() {}

  /** The values of a query by name; a name may be repeated. */
  static Map<String, Seq<String>> parameters(@Nullable String query) {
    Map<String, Seq<String>> parameters = LinkedHashMap.empty();
    for (String pair : query == null || query.isEmpty() ? new String[0] : query.split("&")) {
      int equals = pair.indexOf('=');
      String name = decoded(equals < 0 ? pair : pair.substring(0, equals));
      String value = equals < 0 ? "" : decoded(pair.substring(equals + 1));
      parameters = parameters.put(name, List.of(value), Seq::appendAll);
    }
    return parameters;
  }

  /** Percent-encoded UTF-8, with plus signs for spaces. */
  private static String decoded(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '%') {
        bytes.write(hex(text, i + 1) * 16 + hex(text, i + 2));
        i += 2;
      } else if (c == '+') {
        bytes.write(' ');
      } else if (c < 0x80) {
        bytes.write(c);
      } else {
        throw malformed();
      }
    }
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(bytes.toByteArray()))
          .toString();
    } catch (CharacterCodingException e) {
      throw malformed();
    }
  }

  private static int hex(String text, int index) {
    int digit = index < text.length() ? Character.digit(text.charAt(index), 16) : -1;
    if (digit < 0 || text.charAt(index) > 0x7f) {
      throw malformed();
    }
    return digit;
  }

  private static IllegalArgumentException malformed() {
    return new InvalidValue("the query is not percent-encoded UTF-8: encode it");
  }

  /**
   * What words of a url mean as JSON.
   *
   * @throws IllegalArgumentException if they mean nothing; the message says why
   */
  static JsonValue json(Shape shape, Seq<String> words) {
    if (shape instanceof OptionShape option) {
      return json(option.item(), words);
    }
    if (shape instanceof ListShape list) {
      return new JsonArray(words.map(word -> json(list.item(), word)));
    }
    if (words.size() > 1) {
      throw new InvalidValue("it is given more than once");
    }
    return json(shape, words.head());
  }

  private static JsonValue json(Shape shape, String word) {
    if (shape instanceof TextShape || shape instanceof ChoiceShape) {
      return new JsonString(word);
    }
    if (shape instanceof NumberShape) {
      return new JsonNumber(shape.parse(word).toString());
    }
    return shape instanceof BooleanShape
        ? new JsonBoolean((Boolean) shape.parse(word))
        : JsonParser.parse(word);
  }
}
