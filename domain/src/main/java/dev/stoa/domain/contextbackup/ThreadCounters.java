package dev.stoa.domain.contextbackup;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.Seq;

/**
 * Stores the counters of threads, one for a specialist and a conversation.
 *
 * <p>The caller that changes counters of a conversation has locked the conversation.
 */
public interface ThreadCounters {

  /** Those of these specialists that have a counter in a conversation, in any order. */
  Seq<ThreadCounter> find(ConversationId conversation, Seq<SpecialistName> specialists);

  /** The counters of a conversation, by specialist. */
  Seq<ThreadCounter> of(ConversationId conversation);

  /** Stores counters, new ones and changed ones. */
  void save(Seq<ThreadCounter> counters);
}
