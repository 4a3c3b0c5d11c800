package dev.stoa.application.pack;

import dev.stoa.domain.search.SearchDocument;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * The last messages of a channel.
 *
 * @param documents as they are searched, the newest first
 */
record LastMessages(String channel, Seq<SearchDocument> documents) {

  static final LastMessages NONE = new LastMessages("", Vector.empty());

  String why() {
    return "one of the last messages of " + channel;
  }
}
