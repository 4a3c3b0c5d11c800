package dev.stoa.bootstrap.imports;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryScope;
import io.vavr.collection.Seq;

/** What tests of imported conversations and memories read. */
final class Moved {

  private Moved() {}

  static Seq<ConversationMessage> messages(Stoa stoa, String user, String conversation) {
    return stoa.messages()
        .before(new UserId(user), new ConversationId(conversation), PageRequest.first(100))
        .get()
        .items();
  }

  /** Metadata and times. */
  static String memory(Stoa stoa, String scope, String content) {
    Memory found = stoa.memory().find(new MemoryScope(scope), content).get();
    return found.metadata().text()
        + " "
        + found.times().createdAt()
        + " "
        + found.times().updatedAt();
  }

  static String shown(Seq<ConversationMessage> messages) {
    return messages.map(one -> one.role().label() + ": " + one.content()).mkString(" | ");
  }
}
