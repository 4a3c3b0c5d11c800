package dev.stoa.domain.vectors;

import io.vavr.collection.Vector;
import java.util.function.Predicate;

/** Which vectors of an area a check can read, by what they have and not by what they lack. */
@FunctionalInterface
public interface VectorForm {

  /** Whether a vector has this form. */
  boolean fits(SpecVector vector);

  /** The input has these members, among others. */
  static VectorForm input(String... names) {
    return vector -> Vector.of(names).forAll(vector.input()::has);
  }

  /** The input is like this. */
  static VectorForm input(Predicate<Given> like) {
    return vector -> like.test(vector.input());
  }

  /** The input is an array of values like this. */
  static VectorForm listing(Predicate<Given> like) {
    return vector -> vector.input().isList() && vector.input().list().forAll(like);
  }

  /** The expected values include these members. */
  static VectorForm expecting(String... names) {
    return vector -> Vector.of(names).forAll(vector.expected()::has);
  }

  /** The expected value is like this. */
  static VectorForm expecting(Predicate<Given> like) {
    return vector -> like.test(vector.expected());
  }

  /** The expected value is an array of values like this. */
  static VectorForm expectingList(Predicate<Given> like) {
    return vector -> vector.expected().isList() && vector.expected().list().forAll(like);
  }

  /** The description contains this text: for vectors whose input does not say what is done. */
  static VectorForm mentioning(String text) {
    return vector -> vector.description().contains(text);
  }

  /** Both must fit. */
  default VectorForm and(VectorForm other) {
    return vector -> fits(vector) && other.fits(vector);
  }
}
