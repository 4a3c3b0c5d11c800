package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.ReferenceLookup;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Why an operation on conversations was refused. Each is a normal result, not an exception. */
public sealed interface ConversationRefused extends Refusal {

  /** The user has no conversation of this id. */
  @RefusalCode("conversation.unknown")
  record Unknown(String reference) implements ConversationRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return ReferenceLookup.unknown(
          "conversation", reference, Vector.empty(), "list the conversations to find it");
    }
  }

  /** Several conversations have ids that end with it. */
  @RefusalCode("conversation.ambiguous")
  record Ambiguous(String reference, Seq<Conversation> candidates)
      implements ConversationRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return ReferenceLookup.ambiguous(
          "conversation", reference, candidates.map(one -> one.id().value()));
    }
  }

  /** Nothing is appended to an archived conversation. */
  @RefusalCode("conversation.archived")
  record Archived(ConversationId id) implements ConversationRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "conversation " + id + " is archived: restore it first";
    }
  }

  /** Another conversation, perhaps another user's, has this id. */
  @RefusalCode("conversation.id_taken")
  record IdTaken(ConversationId id) implements ConversationRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "conversation " + id + " exists already: choose another id or none";
    }
  }

  /** The id belongs to another message. */
  @RefusalCode("conversation.message_taken")
  record MessageTaken(MessageId id) implements ConversationRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "message " + id + " exists with another content: choose another id or none";
    }
  }

  /** The conversation has no message of this number or id. */
  @RefusalCode("conversation.unknown_message")
  record UnknownMessage(ConversationId id, String reference)
      implements ConversationRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "conversation "
          + id
          + " has no message "
          + reference
          + ": list its messages to find it";
    }
  }

  /** The user has no project of this id or name. */
  @RefusalCode("conversation.unknown_project")
  record UnknownProject(String reference) implements ConversationRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return ReferenceLookup.unknown(
          "project", reference, Vector.empty(), "list the projects to find it");
    }
  }

  /** The user has a project of this name. */
  @RefusalCode("conversation.project_taken")
  record ProjectTaken(String name, ProjectId id) implements ConversationRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "project " + name + " exists already as " + id + ": choose another name";
    }
  }

  /** Content is encrypted with a key that is not in the key ring. */
  @RefusalCode("conversation.unknown_key")
  record UnknownKey(KeyId key) implements ConversationRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "the content is encrypted with the key "
          + key
          + ", which is unknown: add it to the keys";
    }
  }

  /** Content does not decrypt with the key it names. */
  @RefusalCode("conversation.wrong_key")
  record WrongKey(KeyId key) implements ConversationRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "the content cannot be decrypted with the key "
          + key
          + ": the key is not the one it was encrypted with, or the content was altered";
    }
  }
}
