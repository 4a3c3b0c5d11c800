package dev.stoa.actions.shape;

import dev.stoa.domain.kernel.Labelled;
import java.util.Locale;

/** The word of a constant. */
public final class Labels {

  private Labels() {}

  /** Its label, or its name in lower case if it has none. */
  public static String of(Enum<?> constant) {
    return constant instanceof Labelled labelled
        ? labelled.label()
        : constant.name().toLowerCase(Locale.ROOT);
  }
}
