package dev.stoa.testkit.contextbackup;

import dev.stoa.domain.contextbackup.Specialists;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.control.Option;
import java.util.function.Function;

/** Requires the conversation and the specialist that a row belongs to. */
record Belongings(
    Function<ConversationId, Option<Conversation>> conversations, Specialists specialists) {

  void require(ConversationId conversation, SpecialistName specialist) {
    if (conversations.apply(conversation).isEmpty()) {
      throw new StorageException("conversation " + conversation + " does not exist");
    }
    if (specialists.find(specialist).isEmpty()) {
      throw new StorageException("specialist " + specialist + " does not exist");
    }
  }
}
