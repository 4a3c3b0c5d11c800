package dev.stoa.domain.conversation;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** By which words messages are found. */
public interface KeywordIndex {

  /** Adds the words of stored messages of a user. */
  void add(UserId user, Seq<MessageKeywords> messages);

  /** Puts these words in place of those a message of a user had before. */
  void replace(UserId user, MessageKeywords message);

  /** Messages that have all words, newest first, before a position. */
  Seq<StoredMessage> containing(KeywordLookup lookup, Option<Long> before, int limit);
}
