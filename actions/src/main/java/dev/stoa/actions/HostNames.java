package dev.stoa.actions;

import io.vavr.collection.HashSet;
import io.vavr.collection.List;
import io.vavr.collection.Set;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The names of a server on this machine. A request under any other is refused, because a web page
 * of others may make its own name an address of this machine (DNS rebinding), but the request still
 * has that name.
 */
public final class HostNames {

  private static final Set<String> LOOPBACK = HashSet.of("localhost", "127.0.0.1", "[::1]");
  private static final Pattern HOST =
      Pattern.compile("(\\[[0-9a-f:.]+]|[^\\[\\]:/?#@]+)(:[0-9]*)?");
  private static final Pattern ORIGIN = Pattern.compile("https?://(.+)");

  private final Set<String> names;

  private HostNames(Set<String> names) {
    this.names = names;
  }

  /** The names that every machine has for itself, and these. */
  public static HostNames loopbackAnd(Iterable<String> names) {
    return new HostNames(LOOPBACK.addAll(List.ofAll(names).map(HostNames::inHeaders)));
  }

  private static String inHeaders(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.contains(":") && !lower.startsWith("[") ? "[" + lower + "]" : lower;
  }

  /** Whether the value of the header {@code Host} is one of them, on whichever port. */
  public boolean isHost(@Nullable String value) {
    if (value == null) {
      return false;
    }
    Matcher host = HOST.matcher(value.toLowerCase(Locale.ROOT));
    return host.matches() && names.contains(host.group(1));
  }

  /** Whether the value of the header {@code Origin} is that of a page of this server. */
  public boolean isOrigin(String value) {
    Matcher origin = ORIGIN.matcher(value.toLowerCase(Locale.ROOT));
    return origin.matches() && isHost(origin.group(1));
  }
}
