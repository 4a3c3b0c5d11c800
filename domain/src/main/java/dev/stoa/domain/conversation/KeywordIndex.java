package dev.stoa.domain.conversation;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The words by which messages are found. */
public interface KeywordIndex {

  /** Puts these words in place of those that messages of a user had before. */
  void replace(UserId user, Seq<MessageKeywords> messages);

  /** Messages that have all words, newest first, before a position. */
  Seq<StoredMessage> containing(KeywordLookup lookup, Option<Long> before, int limit);
}
