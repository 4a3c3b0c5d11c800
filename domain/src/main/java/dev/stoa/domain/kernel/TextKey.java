package dev.stoa.domain.kernel;

/** An id or name that is one text; such keys are ordered by code point, like both engines do. */
public interface TextKey<T extends TextKey<T>> extends Comparable<T> {

  /** The text. */
  String value();

  @Override
  default int compareTo(T other) {
    return CodePointOrder.compare(value(), other.value());
  }
}
