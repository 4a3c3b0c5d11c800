package dev.stoa.domain.contextbackup;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import dev.stoa.domain.kernel.SpecialistName;

/** Why an operation on context backups was refused. Each is a normal result, not an exception. */
public sealed interface ContextBackupRefused extends Refusal {

  /** No specialist is registered under this name. */
  @RefusalCode("context_backup.unknown_specialist")
  record UnknownSpecialist(SpecialistName specialist)
      implements ContextBackupRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "specialist "
          + specialist
          + " is unknown: register it with the context window of its model";
    }
  }

  /** The conversation is unknown or takes no messages. */
  record NotInConversation(ConversationRefused reason)
      implements ContextBackupRefused, Refusal.PassedOn {}

  /** There is nothing to back up yet. */
  @RefusalCode("context_backup.no_messages")
  record NoMessages(ConversationId conversation) implements ContextBackupRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "conversation " + conversation + " has no messages: append one first";
    }
  }

  /** A backup cannot cover later messages. */
  @RefusalCode("context_backup.covers_too_much")
  record CoversTooMuch(ConversationId conversation, long covers, long newest)
      implements ContextBackupRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "covers is "
          + covers
          + ", but the newest message of conversation "
          + conversation
          + " is "
          + newest
          + ": give a sequence from 1 to "
          + newest;
    }
  }

  /** No backup of the specialist covers the newest message. */
  @RefusalCode("context_backup.no_valid_backup")
  record NoValidBackup(
      ConversationId conversation, SpecialistName specialist, long covered, long newest)
      implements ContextBackupRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "specialist "
          + specialist
          + " has no valid backup of conversation "
          + conversation
          + ": "
          + (covered == 0
              ? "there is none"
              : "the last one covers message " + covered + " of " + newest)
          + "; store one first";
    }
  }
}
