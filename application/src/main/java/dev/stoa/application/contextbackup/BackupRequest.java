package dev.stoa.application.contextbackup;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What a note is written from.
 *
 * @param previous the text of the specialist's last backup
 * @param messages the newest messages, oldest first, at most {@value #MAX_MESSAGES}
 */
public record BackupRequest(
    ConversationId conversation,
    SpecialistName specialist,
    Option<String> previous,
    Seq<ConversationMessage> messages) {

  /** How many messages a writer sees. */
  public static final int MAX_MESSAGES = 60;
}
