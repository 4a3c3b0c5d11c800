package dev.stoa.domain.debate;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.StoredJson;

/** The rule of the JSON that callers keep with a debate. */
final class DebateJson {

  /** The longest JSON value. */
  static final int MAX_LENGTH = 1_000_000;

  private DebateJson() {}

  static CanonicalJson object(String field, CanonicalJson json) {
    return StoredJson.object(field, json, MAX_LENGTH);
  }

  static CanonicalJson array(String field, CanonicalJson json) {
    return StoredJson.array(field, json, MAX_LENGTH);
  }
}
