package dev.stoa.application.pack;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.search.SearchDocument;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * The last messages of a channel.
 *
 * @param messages the newest first
 * @param names of their authors
 */
record LastMessages(String channel, Seq<ChannelMessage> messages, Map<AgentId, String> names) {

  static final LastMessages NONE = new LastMessages("", Vector.empty(), HashMap.empty());

  Seq<SearchDocument> documents() {
    return messages.map(
        message -> message.document(names.getOrElse(message.author(), message.author().value())));
  }

  String why() {
    return "one of the last messages of " + channel;
  }
}
