package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.ProjectId;
import io.vavr.control.Option;

/**
 * A conversation to start; immutable.
 *
 * @param id a chosen one; starting again under it returns what was started first
 * @param external the id that another system gives it; starting again under it returns what was
 *     started first, whatever its title and project are
 * @param project none is the active one of the user, if there is any
 */
public record NewConversation(
    Option<ConversationId> id,
    Option<ExternalId> external,
    String title,
    Option<ProjectId> project) {

  /** Refuses a title that cannot be stored. */
  public NewConversation {
    Conversation.checkedTitle(title);
  }

  /** With the usual title, in the active project. */
  public static NewConversation untitled() {
    return titled(Conversation.USUAL_TITLE);
  }

  /** In the active project. */
  public static NewConversation titled(String title) {
    return new NewConversation(Option.none(), Option.none(), title, Option.none());
  }

  /** Under a chosen id. */
  public NewConversation id(String chosen) {
    return new NewConversation(Option.some(new ConversationId(chosen)), external, title, project);
  }

  /** Under the id that another system gives it. */
  public NewConversation external(String chosen) {
    return new NewConversation(id, Option.some(new ExternalId(chosen)), title, project);
  }

  /** In a project. */
  public NewConversation project(ProjectId wanted) {
    return new NewConversation(id, external, title, Option.some(wanted));
  }
}
