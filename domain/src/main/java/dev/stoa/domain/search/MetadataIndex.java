package dev.stoa.domain.search;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.PlainText;
import java.time.Instant;

/**
 * An index on one member of the metadata of a kind, by which conditions on it are answered.
 *
 * @param key the name of the member
 */
public record MetadataIndex(MetadataKind kind, String key, Instant createdAt) {

  /** Most indexes that a kind has, because every write pays for each. */
  public static final int MOST_OF_A_KIND = 16;

  /** Refuses a name that no path of an engine can have. */
  public MetadataIndex {
    requireKey(key);
  }

  /** The name itself, if a member of this name can have an index. */
  public static String requireKey(String key) {
    PlainText.require("key", key, MetadataFilter.LONGEST_KEY);
    if (key.indexOf('"') >= 0 || key.indexOf('\\') >= 0) {
      throw new InvalidValue(
          "key " + key + " has a double quote or a backslash: such a member has no index");
    }
    return key;
  }

  /** Whether it is on this member. */
  public boolean isOf(MetadataKind wanted, String member) {
    return kind == wanted && key.equals(member);
  }
}
