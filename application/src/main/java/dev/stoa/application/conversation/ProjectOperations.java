package dev.stoa.application.conversation;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.Projects;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Operations on projects: each user has their own, and at most one is active. */
public final class ProjectOperations {

  private final UnitOfWork unitOfWork;
  private final Projects projects;
  private final FindProject find;
  private final AppendAudit audit;
  private final InstantSource clock;
  private final IdSource ids;

  /** For one workspace, with its clock and id source. */
  public <S extends ConversationStorage & AuditStorage> ProjectOperations(
      S storage, InstantSource time, IdSource ids) {
    this.clock = MicrosecondClock.of(time);
    this.ids = ids;
    this.unitOfWork = storage.unitOfWork();
    this.projects = storage.projects();
    this.find = new FindProject(projects);
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
  }

  /** Makes a project; a name that the user has already is refused. */
  public Either<ConversationRefused, Project> create(UserId user, String name) {
    Project made = new Project(new ProjectId(ids.next()), user, name, clock.instant());
    return unitOfWork.write(
        () ->
            free(user, name, made.id())
                .map(
                    unused -> {
                      projects.add(made);
                      return made;
                    }));
  }

  /** Gives a project another name. */
  public Either<ConversationRefused, Project> rename(UserId user, ProjectId id, String name) {
    return unitOfWork.write(
        () ->
            find.find(user, id)
                .map(project -> project.renamed(name))
                .flatMap(
                    renamed ->
                        free(user, name, id)
                            .map(
                                unused -> {
                                  projects.save(renamed);
                                  return renamed;
                                })));
  }

  private Either<ConversationRefused, String> free(UserId user, String name, ProjectId id) {
    return projects
        .claim(user, name)
        .filter(other -> !other.id().equals(id))
        .<Either<ConversationRefused, String>>map(
            other -> Either.left(new ConversationRefused.ProjectTaken(name, other.id())))
        .getOrElse(() -> Either.right(name));
  }

  /** The user's project of this id or name. */
  public Either<ConversationRefused, Project> find(UserId user, String reference) {
    return unitOfWork.read(() -> find.find(user, reference));
  }

  /** The user's projects by name. */
  public Page<Project, String> list(UserId user, PageRequest<String> page) {
    return page.page(
        unitOfWork.read(() -> projects.page(user, page.after(), page.limit())), Project::name);
  }

  /** The project whose conversations are listed and that new ones belong to. */
  public Option<Project> active(UserId user) {
    return unitOfWork.read(() -> projects.active(user));
  }

  /** Makes a project the active one. */
  public Either<ConversationRefused, Project> activate(UserId user, ProjectId id) {
    return unitOfWork.write(
        () ->
            find.find(user, id)
                .peek(project -> projects.putActive(user, Option.some(project.id()))));
  }

  /** Makes no project the active one: lists show all conversations. */
  public void deactivate(UserId user) {
    unitOfWork.run(
        () -> {
          projects.putActive(user, Option.none());
          return user;
        });
  }

  /** Removes a project, audited; its conversations stay, without a project. */
  public Either<ConversationRefused, Project> delete(UserId user, ProjectId id) {
    return unitOfWork.write(
        () ->
            find.find(user, id)
                .peek(
                    project -> {
                      projects.remove(id);
                      audit.record(
                          AuditEvent.of(
                              StoaEventType.CONVERSATION_PROJECT_DELETED,
                              AuditMembers.of("project_id", id.value())));
                    }));
  }
}
