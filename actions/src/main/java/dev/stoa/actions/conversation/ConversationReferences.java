package dev.stoa.actions.conversation;

import dev.stoa.application.Workspace;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.RefusalException;

/** Finds what callers name. */
final class ConversationReferences {

  static final String USER = "Whose conversations.";
  static final String LOCAL = "local";
  static final String CONVERSATION = "Its id, its external id, or a unique suffix of its id.";
  static final String PROJECT = "Its name or id.";

  private ConversationReferences() {}

  static ConversationId conversation(Workspace workspace, UserId user, String reference) {
    return workspace
        .conversations()
        .find(user, reference)
        .getOrElseThrow(RefusalException::new)
        .id();
  }

  static ProjectId project(Workspace workspace, UserId user, String reference) {
    return workspace.projects().find(user, reference).getOrElseThrow(RefusalException::new).id();
  }
}
