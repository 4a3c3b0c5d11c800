package dev.stoa.domain.channel;

import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import java.util.regex.Pattern;

/** The names in a text that follow an {@code @}: letters, digits, {@code _} and {@code -}. */
public final class Mentions {

  private static final Pattern MENTION = Pattern.compile("@([A-Za-z0-9_-]+)");

  private Mentions() {}

  /** Each name once, in the order in which they first occur. */
  public static Seq<String> in(String text) {
    // Most messages have no mention, and a search for one character is faster than a regex.
    if (text.indexOf('@') < 0) {
      return LinkedHashSet.<String>empty().toVector();
    }
    return LinkedHashSet.ofAll(MENTION.matcher(text).results().map(found -> found.group(1)))
        .toVector();
  }
}
