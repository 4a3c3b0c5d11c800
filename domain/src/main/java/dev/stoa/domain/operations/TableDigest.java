package dev.stoa.domain.operations;

import dev.stoa.domain.json.JsonObject;

/**
 * The digest of one table.
 *
 * @param sha256 of the lines of its rows, in hexadecimal digits
 */
public record TableDigest(String table, long rows, String sha256) {

  private static final String EXTENSION = ".jsonl";

  /** The name of the file that holds its rows in an archive. */
  public String file() {
    return file(table);
  }

  /** As manifests and commands show it. */
  public JsonObject json() {
    return JsonObject.builder().put("table", table).put("rows", rows).put("sha256", sha256).build();
  }

  /** The name of the file that holds the rows of a table in an archive. */
  public static String file(String table) {
    return table + EXTENSION;
  }
}
