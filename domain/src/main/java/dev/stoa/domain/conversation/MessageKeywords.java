package dev.stoa.domain.conversation;

import io.vavr.collection.Seq;

/** The words of a message, as they are stored. */
public record MessageKeywords(MessageId message, Seq<String> words) {}
