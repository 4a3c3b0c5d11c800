package dev.stoa.adapter.http.exchange;

import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.TextShape;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Iterator;

/** A body with one item of a list per line: text as it is, anything else as JSON. */
record JsonLines(RequestBody body, ListShape shape) {

  /** Whether the action reads items while it uses them. */
  boolean isStreamed() {
    return shape.type() == Iterable.class;
  }

  /** All items, as JSON. */
  JsonArray array() {
    return new JsonArray(json(Iterator.ofAll(body.text().lines().iterator())).toVector());
  }

  /** The items of a body that was received before. */
  Iterable<Object> items(ReceivedLines received) {
    return () -> json(Iterator.ofAll(received.lines())).map(shape.item()::read);
  }

  private Iterator<JsonValue> json(Iterator<String> lines) {
    boolean isText = shape.item() instanceof TextShape;
    return lines
        .zipWithIndex()
        .filter(line -> isText || !line._1.isBlank())
        .map(line -> isText ? new JsonString(line._1) : parsed(line._1, line._2 + 1));
  }

  private static JsonValue parsed(String line, int number) {
    try {
      return JsonParser.parse(line);
    } catch (InvalidValue e) {
      throw new InvalidValue("line " + number + ": " + e.getMessage(), e);
    }
  }
}
