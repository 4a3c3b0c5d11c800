package dev.stoa.adapter.cli;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.TextShape;
import dev.stoa.actions.shape.Words;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonParser;
import io.vavr.collection.Vector;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Iterator;

/**
 * A list with one item per line, in a file or piped in: text as it is, anything else as JSON, with
 * empty lines ignored.
 *
 * @param called what the command calls the list
 * @param word the file, or {@code -}
 */
record InputLines(String called, String word, ListShape shape) {

  /** The items: read while they are used if the list is an {@code Iterable}, else at once. */
  Object read(InputStream in) {
    Iterable<String> lines =
        word.equals("-")
            ? () -> new TextLines(called + " -", in)
            : new TextFile(called, Path.of(word)).lines();
    Iterable<Object> items = () -> items(lines.iterator());
    return shape.type() == Iterable.class ? items : shape.collected(Vector.ofAll(items));
  }

  private Iterator<Object> items(Iterator<String> lines) {
    boolean isText = shape.item() instanceof TextShape;
    return io.vavr.collection.Iterator.ofAll(lines)
        .zipWithIndex()
        .filter(line -> isText || !line._1.isBlank())
        .map(line -> item(line._1, line._2 + 1));
  }

  private Object item(String line, int number) {
    try {
      return shape.item() instanceof TextShape
          ? shape.item().parse(line)
          : shape.item().read(JsonParser.parse(line));
    } catch (BadInput e) {
      throw CliFailure.usage(where(number) + e.sentence(Words::snake));
    } catch (InvalidValue e) {
      throw CliFailure.usage(where(number) + e.getMessage());
    }
  }

  private String where(int number) {
    return called + " " + word + " line " + number + ": ";
  }
}
