package dev.stoa.actions.shape;

import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.json.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * How the values of a type look outside Java: one model reads, writes, describes and tabulates
 * them, so that these cannot disagree.
 */
public sealed interface Shape
    permits BooleanShape,
        ChoiceShape,
        JsonShape,
        ListShape,
        MapShape,
        NumberShape,
        OptionShape,
        RecordShape,
        TextShape,
        VariantShape {

  /**
   * The value of a JSON value.
   *
   * @throws IllegalArgumentException if it has none; the message says what is wrong with it
   */
  Object read(JsonValue json);

  /** Writes a value in canonical form. */
  void write(Object value, CanonicalWriter out);

  /**
   * The value of one word: an argument, a query parameter or a default.
   *
   * @throws IllegalArgumentException if it has none; the message says what is wrong with it
   */
  Object parse(String word);

  /** The value where none is given, or null if one must be. */
  default @Nullable Object absent() {
    return null;
  }
}
