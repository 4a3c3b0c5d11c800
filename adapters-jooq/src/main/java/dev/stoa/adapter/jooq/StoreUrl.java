package dev.stoa.adapter.jooq;

import java.util.regex.Pattern;

/** The url of a workspace as it may be shown: without what may hold a password. */
public final class StoreUrl {

  private static final String SQLITE = "jdbc:sqlite:";
  private static final Pattern USER = Pattern.compile("//[^/@]*@");

  private StoreUrl() {}

  /** The url without parameters and user; a file's url is shown whole. */
  public static String shown(String url) {
    if (url.startsWith(SQLITE)) {
      return url;
    }
    int parameters = url.indexOf('?');
    String base = parameters < 0 ? url : url.substring(0, parameters);
    return USER.matcher(base).replaceFirst("//");
  }
}
