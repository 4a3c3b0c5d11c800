package dev.stoa.adapter.cli;

import dev.stoa.actions.shape.Labels;
import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.MapShape;
import dev.stoa.actions.shape.OptionShape;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.Shape;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.actions.shape.TextShape;
import dev.stoa.actions.shape.VariantShape;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.regex.Pattern;

/** Values as the cells of a table: numbers are rounded, and nothing is shown for what is absent. */
final class Cells {

  private static final int BRIEF = 80;

  private static final Pattern ID = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");

  private static final Pattern INSTANT =
      Pattern.compile("(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d:\\d\\d):\\d\\d(\\.\\d+)?Z");

  /** Ids begin with their time, so that their ends tell them apart. */
  private static final int END = 8;

  private Cells() {}

  /** For a narrow terminal: the end of an id, an instant by the minute. */
  static String narrow(String cell) {
    if (ID.matcher(cell).matches()) {
      return "…" + cell.substring(cell.length() - END);
    }
    return INSTANT.matcher(cell).replaceAll("$1 $2");
  }

  /** In a table with other rows: long text is cut. */
  static String brief(Shape shape, Object value) {
    return Printable.shortened(whole(shape, value), BRIEF);
  }

  /** In a separate table. */
  static String whole(Shape shape, Object value) {
    if (shape instanceof OptionShape option) {
      return ((Option<?>) value).map(some -> whole(option.item(), some)).getOrElse("");
    }
    if (shape instanceof ListShape list) {
      return List.ofAll((Iterable<?>) value).map(one -> whole(list.item(), one)).mkString(", ");
    }
    if (shape instanceof MapShape map) {
      return ((Map<?, ?>) value)
          .toList()
          .map(entry -> map.name(entry._1) + "=" + whole(map.item(), entry._2))
          .mkString(", ");
    }
    if (shape instanceof RecordShape || shape instanceof VariantShape) {
      return Shapes.json(shape, value).text();
    }
    if (shape instanceof TextShape text) {
      return text.text(value);
    }
    if (value instanceof Enum<?> constant) {
      return Labels.of(constant);
    }
    return value instanceof Double number
        ? String.format(Locale.ROOT, "%.3f", number)
        : String.valueOf(value);
  }
}
