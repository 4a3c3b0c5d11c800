package dev.stoa.domain.vectors;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Where Stoa differs from an original on purpose.
 *
 * @param when the values that a vector must have; with neither name nor members the whole vector
 *     differs
 * @param members the values that no check reads
 * @param name given where only a check can tell whether a vector is concerned
 */
record Difference(
    String system,
    String area,
    Seq<String> when,
    Seq<String> members,
    Option<String> name,
    String reason) {

  static Difference read(Given entry) {
    return new Difference(
        entry.get("system").text(),
        entry.get("area").text(),
        texts(entry, "when"),
        texts(entry, "members"),
        entry.find("name").map(Given::text),
        entry.get("reason").text());
  }

  /** Whether it concerns a vector as a whole. */
  boolean isOfAll(SpecVector vector) {
    return members.isEmpty()
        && name.isEmpty()
        && isOf(vector)
        && when.forAll(path -> vector.at(path).isDefined());
  }

  /** Whether it concerns a value of a vector, or what the value is part of. */
  boolean isOf(SpecVector vector, String path) {
    return isOf(vector)
        && members.exists(
            member ->
                path.equals(member)
                    || path.startsWith(member + ".")
                    || path.startsWith(member + "["));
  }

  /** Whether it is the one of this name. */
  boolean isNamed(SpecVector vector, String wanted) {
    return isOf(vector) && name.contains(wanted);
  }

  private boolean isOf(SpecVector vector) {
    return system.equals(vector.system()) && area.equals(vector.area());
  }

  private static Seq<String> texts(Given entry, String name) {
    return entry.find(name).map(Given::texts).getOrElse(Vector.empty());
  }
}
