package dev.stoa.domain.knowledge;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The domain of knowledge: names from general to specific, such as {@code ops/backup}. */
public record DomainPath(String value) implements TextKey<DomainPath> {

  /** The longest path. */
  public static final int MAX_LENGTH = 255;

  private static final char SLASH = '/';

  /** Refuses empty names between slashes, and {@code *}. */
  public DomainPath {
    PlainText.require("domain", value, MAX_LENGTH);
    if (value.indexOf('*') >= 0) {
      throw new InvalidValue(
          "domain \"" + value + "\" contains a *: name one path, such as architecture/caching");
    }
    if (value.codePoints().anyMatch(Character::isISOControl)) {
      throw new InvalidValue("domain contains a control character: remove it");
    }
    for (String name : value.split("/", -1)) {
      if (name.isBlank()) {
        throw new InvalidValue(
            "domain \"" + value + "\" has an empty name: separate names with single slashes");
      }
    }
  }

  /** The parent path; none at the top. */
  public Option<DomainPath> parent() {
    int slash = value.lastIndexOf(SLASH);
    return slash < 0 ? Option.none() : Option.some(new DomainPath(value.substring(0, slash)));
  }

  /** This path and all its ancestors, the longest first. */
  public Seq<DomainPath> upwards() {
    Vector<DomainPath> all = Vector.of(this);
    for (Option<DomainPath> above = parent();
        above.isDefined();
        above = above.flatMap(DomainPath::parent)) {
      all = all.append(above.get());
    }
    return all;
  }

  /** Whether it is that path or below it: {@code a/b} is below {@code a}, {@code ab} is not. */
  public boolean isWithin(DomainPath other) {
    return value.equals(other.value) || value.startsWith(other.value + SLASH);
  }

  @Override
  public String toString() {
    return value;
  }
}
