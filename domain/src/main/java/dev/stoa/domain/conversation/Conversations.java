package dev.stoa.domain.conversation;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The conversations of all users, their titles as they are stored. */
public interface Conversations {

  /** Stores a new one. */
  void add(Conversation conversation);

  /** The one of this id. */
  Option<Conversation> find(ConversationId id);

  /** Those of these ids, in any order; unknown ids are left out. */
  Seq<Conversation> find(Seq<ConversationId> ids);

  /** The one of this id, locked until the open write unit ends. */
  Option<Conversation> lock(ConversationId id);

  /** Those of these ids, in order of ids, locked until the open write unit ends. */
  Seq<Conversation> lockAll(Seq<ConversationId> ids);

  /** As {@link #find}; the id is locked until the write unit ends, whether it is used or not. */
  Option<Conversation> claim(ConversationId id);

  /** The user's of this external id. */
  Option<Conversation> find(UserId user, ExternalId external);

  /** As above; the external id is locked until the write unit ends, whether it is used or not. */
  Option<Conversation> claim(UserId user, ExternalId external);

  /** Stores the title, the project, the times and the number of messages of a locked one. */
  void save(Conversation conversation);

  /** As {@link #save}, of many. */
  void saveAll(Seq<Conversation> conversations);

  /** Those of the user whose ids end with the text. */
  Seq<Conversation> endingWith(UserId user, String end, int limit);

  /** A page of the user's, newest change first, ties by descending id. */
  Seq<Conversation> page(UserId user, ConversationQuery query);

  /** The conversations of all users by id, from after one. */
  Seq<Conversation> pageOfAll(Option<ConversationId> after, int limit);

  /** Removes one with its messages, their keywords and their indexed texts. */
  void remove(ConversationId id);
}
