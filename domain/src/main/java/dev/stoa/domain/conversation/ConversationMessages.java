package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.MetadataFilter;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/** The messages of conversations, their texts as they are stored. */
public interface ConversationMessages {

  /** Stores new messages in order; their conversations are locked. */
  void append(Seq<ConversationMessage> messages);

  /** The messages of these ids, by id. */
  Map<MessageId, ConversationMessage> find(Seq<MessageId> ids);

  /** Those of the ids whose messages the user says. */
  Set<MessageId> ofUser(Seq<MessageId> ids);

  /** As {@link #find}; the ids are locked until the write unit ends, whether used or not. */
  Map<MessageId, ConversationMessage> claim(Seq<MessageId> ids);

  /** Messages with smaller numbers, the greatest first. */
  Seq<ConversationMessage> before(ConversationId conversation, long sequence, int limit);

  /** As above, those with such metadata; none if the conversation is not the user's. */
  Seq<ConversationMessage> before(
      UserId user,
      ConversationId conversation,
      Option<MetadataFilter> where,
      long sequence,
      int limit);

  /** As above, whatever their metadata. */
  default Seq<ConversationMessage> before(
      UserId user, ConversationId conversation, long sequence, int limit) {
    return before(user, conversation, Option.none(), sequence, limit);
  }

  /** The message of this number, or the newest before it if there is none. */
  default Option<ConversationMessage> upTo(ConversationId conversation, long sequence) {
    return before(conversation, sequence + 1, 1).headOption();
  }

  /** The newest messages from a number on, the greatest first. */
  Seq<ConversationMessage> from(ConversationId conversation, long sequence, int limit);

  /** The messages of these numbers, in any order. */
  Seq<ConversationMessage> numbered(ConversationId conversation, Seq<Long> sequences);

  /** Stores what messages say instead; their conversations are locked. */
  void correct(Seq<ConversationMessage> messages);

  /** Removes messages; their conversations are locked. */
  void remove(Seq<MessageId> ids);

  /** Takes no waiting messages for the text index until the unit ends; before any other lock. */
  void holdIndexing();

  /**
   * In the past, messages of all users that say something else now or are removed, by position;
   * none in the present.
   */
  Seq<StoredMessage> former(int limit);

  /**
   * Messages with greater numbers and such metadata, the smallest first; none if it is not the
   * user's.
   */
  Seq<ConversationMessage> after(
      UserId user,
      ConversationId conversation,
      Option<MetadataFilter> where,
      long sequence,
      int limit);

  /**
   * The newest message of the system, if there is one, and this many of the others, the greatest
   * number first; none if the conversation is not the user's.
   */
  Seq<ConversationMessage> newest(UserId user, ConversationId conversation, int others);

  /** As {@link #before}, without those of the system. */
  Seq<ConversationMessage> beforeOfOthers(ConversationId conversation, long sequence, int limit);

  /** The messages of all conversations by position, from after one. */
  Seq<StoredMessage> pageOfAll(Option<Long> after, int limit);

  /** The messages at these positions, of one conversation or of all, the greatest first. */
  Seq<StoredMessage> at(Seq<Long> positions, Option<ConversationId> conversation);

  /**
   * The positions of the first message and of the newest message of a conversation; none without
   * one.
   */
  Seq<Long> span(ConversationId conversation);

  /** Stores the texts of messages as they are encrypted now. */
  void replaceTexts(Seq<ConversationMessage> messages);

  /** Whether messages wait for the text index. */
  boolean isWaiting();

  /** Takes waiting messages for the text index; fewer than requested means that none is left. */
  Seq<StoredMessage> takeWaiting(int limit);

  /** What was taken for the text index, by id, from after one. */
  Seq<StoredMessage> searchable(Option<MessageId> after, int limit);
}
