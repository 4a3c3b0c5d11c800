package dev.stoa.application.conversation;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationQuery;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.Conversations;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.Projects;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.UnaryOperator;

/** Operations on conversations; a user sees only their own. */
public final class ConversationOperations {

  private final UnitOfWork unitOfWork;
  private final Conversations conversations;
  private final Projects projects;
  private final FindConversation find;
  private final FindProject findProject;
  private final StartConversation start;
  private final SealContent seal;
  private final AppendAudit audit;
  private final InstantSource clock;

  /** For one workspace, with its clock, id source and protection. */
  public <S extends ConversationStorage & AuditStorage> ConversationOperations(
      S storage, InstantSource time, IdSource ids, ContentProtection protection) {
    this.clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.conversations = storage.conversations();
    this.projects = storage.projects();
    this.find = new FindConversation(conversations);
    this.findProject = new FindProject(projects);
    this.seal = new SealContent(protection.cipher());
    this.start = new StartConversation(storage, seal, clock, ids);
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
  }

  /**
   * Starts a conversation, in the active project of the user unless another is given.
   *
   * <p>Repeating it under the same chosen id returns the first one; another title is refused. Under
   * the same external id of the user it returns the first one, whatever its title is.
   */
  public Either<ConversationRefused, Conversation> start(UserId user, NewConversation wanted) {
    return unitOfWork.write(() -> start.start(user, wanted)).map(seal::open);
  }

  /** The user's conversation that another system knows by this id. */
  public Either<ConversationRefused, Conversation> find(UserId user, ExternalId external) {
    return unitOfWork.read(() -> find.find(user, external)).map(seal::open);
  }

  /** The user's conversation of this id, of this external id, or of this end of an id. */
  public Either<ConversationRefused, Conversation> find(UserId user, String reference) {
    return unitOfWork.read(() -> find.find(user, reference)).map(seal::open);
  }

  /** Conversations of the active project, or all without one, newest change first. */
  public Page<Conversation, TimePosition<ConversationId>> list(
      UserId user, PageRequest<TimePosition<ConversationId>> page) {
    ConversationQuery live = ConversationQuery.live().page(page);
    return list(
        user,
        unitOfWork
            .read(() -> projects.active(user))
            .map(Project::id)
            .map(live::in)
            .getOrElse(live));
  }

  /** Conversations that a query accepts, whatever project is active. */
  public Page<Conversation, TimePosition<ConversationId>> list(
      UserId user, ConversationQuery query) {
    return query
        .page()
        .page(
            unitOfWork.read(() -> conversations.page(user, query)).map(seal::open),
            Conversation::key);
  }

  /** Those of these conversations that are the user's. */
  public Set<ConversationId> own(UserId user, Iterable<ConversationId> ids) {
    Seq<ConversationId> wanted = Vector.ofAll(ids).distinct();
    return unitOfWork
        .read(() -> conversations.find(wanted))
        .filter(one -> one.user().equals(user))
        .map(Conversation::id)
        .toSet();
  }

  /** Whether a project is the user's. */
  public boolean owns(UserId user, ProjectId project) {
    return unitOfWork.read(() -> findProject.find(user, project)).isRight();
  }

  /** Gives a conversation another title. */
  public Either<ConversationRefused, Conversation> rename(
      UserId user, ConversationId id, String title) {
    Conversation.checkedTitle(title);
    return changed(user, id, one -> one.renamed(seal.title(id, title), clock.instant()));
  }

  /** Moves a conversation to a project. */
  public Either<ConversationRefused, Conversation> move(
      UserId user, ConversationId id, ProjectId project) {
    return unitOfWork.write(
        () ->
            findProject
                .find(user, project)
                .flatMap(
                    into ->
                        changed(
                            user, id, one -> one.moved(Option.some(into.id()), clock.instant()))));
  }

  /** Moves a conversation out of any project. */
  public Either<ConversationRefused, Conversation> moveOut(UserId user, ConversationId id) {
    return changed(user, id, one -> one.moved(Option.none(), clock.instant()));
  }

  /** Hides a conversation from lists, and accepts no more messages for it. */
  public Either<ConversationRefused, Conversation> archive(UserId user, ConversationId id) {
    return changed(
        user, id, one -> one.archivedAt().isDefined() ? one : one.archived(clock.instant()));
  }

  /** Lists a conversation again. */
  public Either<ConversationRefused, Conversation> restore(UserId user, ConversationId id) {
    return changed(user, id, Conversation::restored);
  }

  private Either<ConversationRefused, Conversation> changed(
      UserId user, ConversationId id, UnaryOperator<Conversation> change) {
    return unitOfWork
        .write(() -> find.lock(user, id).map(change).peek(conversations::save))
        .map(seal::open);
  }

  /** Deletes a conversation with everything that belongs to it; audited. */
  public Either<ConversationRefused, Conversation> delete(UserId user, ConversationId id) {
    return unitOfWork
        .write(
            () ->
                find.lock(user, id)
                    .peek(
                        removed -> {
                          conversations.remove(id);
                          audit.record(
                              AuditEvent.of(
                                  StoaEventType.CONVERSATION_DELETED,
                                  AuditMembers.of("conversation_id", id.value())
                                      .number("messages", removed.messages())));
                        }))
        .map(seal::open);
  }
}
