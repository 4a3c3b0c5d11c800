package dev.stoa.domain.kernel;

import dev.stoa.domain.json.InvalidValue;
import java.util.List;
import java.util.Locale;

/** An enum constant with a label: its name in lower case, as it is stored, shown and typed. */
public interface Labelled {

  /** As {@link Enum#name}. */
  String name();

  /** The label, for example {@code high_surprise}. */
  default String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The constant with this label.
   *
   * @throws IllegalArgumentException if there is none; it names the field and the labels there are
   */
  static <E extends Enum<E> & Labelled> E of(Class<E> type, String field, String label) {
    Object found = EnumLabels.of(type).get(label);
    if (found != null) {
      return type.cast(found);
    }
    List<String> labels = List.copyOf(EnumLabels.of(type).keySet());
    throw new InvalidValue(
        field
            + " "
            + label
            + " is unknown: give "
            + String.join(", ", labels.subList(0, labels.size() - 1))
            + " or "
            + labels.get(labels.size() - 1));
  }
}
