package dev.stoa.domain.knowledge;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Where knowledge belongs: names from the general to the special, such as {@code ops/backup}. */
public record DomainPath(String value) implements Comparable<DomainPath> {

  /** The longest path. */
  public static final int MAX_LENGTH = 255;

  private static final char SLASH = '/';

  /** Refuses an empty name between slashes, and the star that asks for everything below. */
  public DomainPath {
    PlainText.require("domain", value, MAX_LENGTH);
    if (value.indexOf('*') >= 0) {
      throw new IllegalArgumentException(
          "domain \"" + value + "\" contains a *: name one path, such as architecture/caching");
    }
    if (value.codePoints().anyMatch(Character::isISOControl)) {
      throw new IllegalArgumentException("domain contains a control character: remove it");
    }
    for (String name : value.split("/", -1)) {
      if (name.isBlank()) {
        throw new IllegalArgumentException(
            "domain \"" + value + "\" has a blank name in it: write names between single slashes");
      }
    }
  }

  /** The path one name shorter; none above the first. */
  public Option<DomainPath> parent() {
    int slash = value.lastIndexOf(SLASH);
    return slash < 0 ? Option.none() : Option.some(new DomainPath(value.substring(0, slash)));
  }

  /** This path and all above it, the longest first. */
  public Seq<DomainPath> upwards() {
    Vector<DomainPath> all = Vector.of(this);
    for (Option<DomainPath> above = parent();
        above.isDefined();
        above = above.flatMap(DomainPath::parent)) {
      all = all.append(above.get());
    }
    return all;
  }

  /** Whether it is that path or somewhere below: {@code a/b} is below {@code a}, {@code ab} not. */
  public boolean isWithin(DomainPath other) {
    return value.equals(other.value) || value.startsWith(other.value + SLASH);
  }

  /** By code point, which is how both engines order keys. */
  @Override
  public int compareTo(DomainPath other) {
    return CodePointOrder.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
