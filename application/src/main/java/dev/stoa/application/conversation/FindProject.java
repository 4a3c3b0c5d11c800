package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.Projects;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Either;

/** The step of finding a user's project by its id or name; requires an open unit of work. */
final class FindProject {

  private final Projects projects;

  FindProject(Projects projects) {
    this.projects = projects;
  }

  Either<ConversationRefused, Project> find(UserId user, String reference) {
    PlainText.require("project", reference, ProjectId.MAX_LENGTH);
    return projects
        .find(new ProjectId(reference))
        .filter(one -> one.user().equals(user))
        .orElse(() -> projects.named(user, reference))
        .toEither(() -> new ConversationRefused.UnknownProject(reference));
  }

  Either<ConversationRefused, Project> find(UserId user, ProjectId id) {
    return projects
        .find(id)
        .filter(one -> one.user().equals(user))
        .toEither(() -> new ConversationRefused.UnknownProject(id.value()));
  }
}
