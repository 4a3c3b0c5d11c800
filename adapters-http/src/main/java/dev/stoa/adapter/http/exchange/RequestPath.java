package dev.stoa.adapter.http.exchange;

import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The path of a request.
 *
 * @param workspace of {@code /w/{workspace}/…}
 * @param rest the path inside the workspace, encoded as it was sent
 */
public record RequestPath(Option<String> workspace, String rest) {

  private static final String NAME = "[a-z0-9_-]{1,63}";
  private static final Pattern PREFIX = Pattern.compile("/w/(" + NAME + ")(/.*)");

  public static RequestPath of(String uri) {
    Matcher matcher = PREFIX.matcher(uri);
    return matcher.matches()
        ? new RequestPath(Option.some(matcher.group(1)), matcher.group(2))
        : new RequestPath(Option.none(), uri);
  }

  /** Whether a workspace can have this name. */
  public static boolean isWorkspace(String name) {
    return name.matches(NAME);
  }
}
