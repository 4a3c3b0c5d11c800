package dev.stoa.domain.conversation;

import io.vavr.collection.Seq;

/** A message with the words by which it is found, both as they are stored. */
public record IndexedMessage(ConversationMessage message, Seq<String> words) {}
