package dev.stoa.domain.audit;

import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;

/** Counts the members of a JSON object, which the strict parser lets be there once each. */
final class CanonicalMembers {

  private CanonicalMembers() {}

  static int count(String json) {
    return ((JsonObject) JsonParser.parse(json)).members().size();
  }
}
