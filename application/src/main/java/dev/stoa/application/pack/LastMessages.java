package dev.stoa.application.pack;

import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.trust.Origin;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * The last messages of a channel.
 *
 * @param documents as they are searched, the newest first
 * @param origins where they come from, by id
 */
record LastMessages(String channel, Seq<SearchDocument> documents, Map<String, Origin> origins) {

  static final LastMessages NONE = new LastMessages("", Vector.empty(), HashMap.empty());

  String why() {
    return "one of the last messages of " + channel;
  }
}
