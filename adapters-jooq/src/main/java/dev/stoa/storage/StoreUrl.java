package dev.stoa.storage;

import java.util.regex.Pattern;

/** The url of a workspace for display, without parts that may contain a password. */
public final class StoreUrl {

  private static final String SQLITE = "jdbc:sqlite:";
  private static final Pattern USER = Pattern.compile("//[^/@]*@");

  private StoreUrl() {}

  /** The url without parameters and user; the url of a file is complete. */
  public static String shown(String url) {
    if (url.startsWith(SQLITE)) {
      return url;
    }
    int parameters = url.indexOf('?');
    String base = parameters < 0 ? url : url.substring(0, parameters);
    return USER.matcher(base).replaceFirst("//");
  }
}
