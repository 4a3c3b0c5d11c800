package dev.stoa.application.conversation;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationBuilder;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.Conversations;
import dev.stoa.domain.conversation.CurrentMessages;
import dev.stoa.domain.conversation.MessageNumbers;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.Projects;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.IdSource;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** The step of starting a conversation; requires an open write unit. */
final class StartConversation {

  private final Conversations conversations;
  private final Projects projects;
  private final FindProject findProject;
  private final SealContent seal;
  private final InstantSource clock;
  private final IdSource ids;

  StartConversation(
      ConversationStorage storage, SealContent seal, InstantSource clock, IdSource ids) {
    this.conversations = storage.conversations();
    this.projects = storage.projects();
    this.findProject = new FindProject(projects);
    this.seal = seal;
    this.clock = clock;
    this.ids = ids;
  }

  Either<ConversationRefused, Conversation> start(UserId user, NewConversation wanted) {
    Option<Conversation> started = wanted.external().flatMap(one -> conversations.claim(user, one));
    if (started.isDefined()) {
      return Either.right(started.get());
    }
    Option<Conversation> existing = wanted.id().flatMap(conversations::claim);
    if (existing.isDefined()) {
      return again(user, wanted, existing.get());
    }
    return project(user, wanted)
        .map(
            project -> {
              Conversation added = made(user, wanted, project);
              conversations.add(added);
              return added;
            });
  }

  /** Only who started it hears that it exists with this title. */
  private Either<ConversationRefused, Conversation> again(
      UserId user, NewConversation wanted, Conversation existing) {
    boolean same =
        existing.user().equals(user)
            && wanted.external().isEmpty()
            && seal.open(existing).title().text().equals(wanted.title())
            && wanted.project().forAll(existing.project()::contains);
    return same
        ? Either.right(existing)
        : Either.left(new ConversationRefused.IdTaken(existing.id()));
  }

  private Either<ConversationRefused, Option<ProjectId>> project(
      UserId user, NewConversation wanted) {
    return wanted
        .project()
        .<Either<ConversationRefused, Option<ProjectId>>>map(
            id -> findProject.find(user, id).map(found -> Option.some(found.id())))
        .getOrElse(() -> Either.right(projects.active(user).map(Project::id)));
  }

  private Conversation made(UserId user, NewConversation wanted, Option<ProjectId> project) {
    ConversationId id = wanted.id().getOrElse(() -> new ConversationId(ids.next()));
    Instant now = clock.instant();
    return ConversationBuilder.builder()
        .id(id)
        .user(user)
        .external(wanted.external())
        .title(seal.title(id, wanted.title()))
        .project(project)
        .createdAt(now)
        .updatedAt(now)
        .archivedAt(Option.none())
        .numbers(MessageNumbers.NONE)
        .current(CurrentMessages.ALL)
        .build();
  }
}
