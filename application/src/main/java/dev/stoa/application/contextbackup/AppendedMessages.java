package dev.stoa.application.contextbackup;

import dev.stoa.domain.conversation.ConversationMessage;
import io.vavr.collection.Seq;

/**
 * Messages that were appended and counted.
 *
 * @param due the backups that should be written now
 */
public record AppendedMessages(Seq<ConversationMessage> messages, Seq<DueBackup> due) {}
