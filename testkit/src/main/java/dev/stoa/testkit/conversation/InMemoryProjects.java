package dev.stoa.testkit.conversation;

import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.Projects;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Projects in a map. */
final class InMemoryProjects implements Projects {

  private final ConversationCells cells;

  InMemoryProjects(ConversationCells cells) {
    this.cells = cells;
  }

  @Override
  public void add(Project project) {
    cells.projects().requireWriting();
    if (find(project.id()).isDefined() || named(project.user(), project.name()).isDefined()) {
      throw new StorageException("project " + project.id() + " or its name exists");
    }
    cells.projects().update(all -> all.put(project.id(), project));
  }

  @Override
  public void save(Project project) {
    cells
        .projects()
        .update(
            all ->
                all.computeIfPresent(project.id(), (id, stored) -> stored.renamed(project.name()))
                    ._2);
  }

  @Override
  public Option<Project> find(ProjectId id) {
    return cells.projects().get().get(id);
  }

  @Override
  public Option<Project> named(UserId user, String name) {
    return of(user).find(one -> one.name().equals(name));
  }

  @Override
  public Option<Project> claim(UserId user, String name) {
    cells.projects().requireWriting();
    return named(user, name);
  }

  @Override
  public Seq<Project> page(UserId user, Option<String> after, int limit) {
    return of(user)
        .filter(one -> after.forAll(last -> CodePointOrder.compare(one.name(), last) > 0))
        .sorted((left, right) -> CodePointOrder.compare(left.name(), right.name()))
        .take(limit);
  }

  @Override
  public void remove(ProjectId id) {
    cells.projects().update(all -> all.remove(id));
    cells.active().update(all -> all.filterValues(active -> !active.equals(id)));
    cells
        .conversations()
        .update(
            all ->
                all.mapValues(
                    one ->
                        one.project().contains(id)
                            ? one.moved(Option.none(), one.updatedAt())
                            : one));
  }

  @Override
  public Option<Project> active(UserId user) {
    return cells.active().get().get(user).flatMap(this::find);
  }

  @Override
  public void putActive(UserId user, Option<ProjectId> project) {
    cells
        .active()
        .update(all -> project.map(id -> all.put(user, id)).getOrElse(() -> all.remove(user)));
  }

  private Seq<Project> of(UserId user) {
    return cells.projects().get().values().filter(one -> one.user().equals(user)).toVector();
  }
}
