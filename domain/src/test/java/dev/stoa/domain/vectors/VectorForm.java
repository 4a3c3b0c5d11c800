package dev.stoa.domain.vectors;

import io.vavr.collection.HashSet;
import io.vavr.collection.Set;

/** Which vectors of an area a check can read. */
@FunctionalInterface
public interface VectorForm {

  /** Whether a vector has this form. */
  boolean fits(SpecVector vector);

  /** Any vector. */
  static VectorForm any() {
    return vector -> true;
  }

  /** The input is an object with exactly these members. */
  static VectorForm input(String... names) {
    Set<String> wanted = HashSet.of(names);
    return vector -> vector.input().isObject() && vector.input().names().equals(wanted);
  }

  /** The description is this one: for vectors whose input does not say what is done. */
  static VectorForm described(String description) {
    return vector -> vector.description().equals(description);
  }

  /** The description contains this text. */
  static VectorForm mentioning(String text) {
    return vector -> vector.description().contains(text);
  }

  /** The input may have these members besides. */
  default VectorForm optionally(String... names) {
    return vector ->
        fits(
            new SpecVector(
                vector.file(),
                vector.number(),
                vector.system(),
                vector.area(),
                vector.description(),
                vector.input().without(names),
                vector.expected()));
  }

  /** Both must fit. */
  default VectorForm and(VectorForm other) {
    return vector -> fits(vector) && other.fits(vector);
  }

  /** The expected value is a number. */
  default VectorForm expectingNumber() {
    return and(vector -> vector.expected().isNumber());
  }

  /** The expected value is a string. */
  default VectorForm expectingText() {
    return and(vector -> vector.expected().isText());
  }

  /** The expected value is an object with exactly these members. */
  default VectorForm expecting(String... names) {
    Set<String> wanted = HashSet.of(names);
    return and(vector -> vector.expected().isObject() && vector.expected().names().equals(wanted));
  }
}
