package dev.stoa.domain.search;

import io.vavr.control.Option;
import java.util.Locale;
import java.util.stream.Stream;

/** A kind of thing that is searched; each has an index table of its own. */
public enum SearchSource {
  MEMORY(false),
  NOTE(true),
  KNOWLEDGE(false),
  MESSAGE(false);

  private final boolean isPrivate;
  private final String key;

  SearchSource(boolean isPrivate) {
    this.isPrivate = isPrivate;
    this.key = name().toLowerCase(Locale.ROOT);
  }

  /** The source of this name, as {@link #key} spells it. */
  public static Option<SearchSource> named(String key) {
    return Option.ofOptional(
        Stream.of(values()).filter(source -> source.key.equals(key)).findFirst());
  }

  /** Whether only its owner may find it. */
  public boolean isPrivate() {
    return isPrivate;
  }

  /** Its name where it is stored and spoken of, such as {@code memory}. */
  public String key() {
    return key;
  }
}
