package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.ActiveProjects.ACTIVE_PROJECTS;
import static dev.stoa.schema.generated.tables.Projects.PROJECTS;

import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.Projects;
import dev.stoa.domain.conversation.UserId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Projects in the tables {@code projects} and {@code active_projects}. */
public final class JooqProjects implements Projects {

  private final JooqSession session;

  public JooqProjects(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(Project project) {
    session.run(
        ProjectSql.INSERT,
        binds ->
            binds
                .set(PROJECTS.PROJECT_ID, project.id().value())
                .set(PROJECTS.USER_ID, project.user().value())
                .set(PROJECTS.NAME, project.name())
                .set(PROJECTS.CREATED_AT, project.createdAt()));
  }

  @Override
  public void save(Project project) {
    session.run(
        ProjectSql.RENAME,
        binds ->
            binds
                .set(PROJECTS.PROJECT_ID, project.id().value())
                .set(PROJECTS.NAME, project.name()));
  }

  @Override
  public Option<Project> find(ProjectId id) {
    return session.one(
        ProjectSql.FIND,
        binds -> binds.set(PROJECTS.PROJECT_ID, id.value()),
        JooqProjects::project);
  }

  @Override
  public Option<Project> named(UserId user, String name) {
    return session.one(
        ProjectSql.NAMED,
        binds -> binds.set(PROJECTS.USER_ID, user.value()).set(PROJECTS.NAME, name),
        JooqProjects::project);
  }

  @Override
  public Option<Project> claim(UserId user, String name) {
    session.serialize(LockName.PROJECT_NAME.of(user + ":" + name));
    return named(user, name);
  }

  @Override
  public Seq<Project> page(UserId user, Option<String> after, int limit) {
    return session.list(
        ProjectSql.PAGE,
        binds ->
            binds
                .set(PROJECTS.USER_ID, user.value())
                .set(ProjectSql.AFTER, after.getOrElse(""))
                .set(ProjectSql.LIMIT, limit),
        JooqProjects::project);
  }

  @Override
  public void remove(ProjectId id) {
    session.run(ProjectSql.DELETE, binds -> binds.set(PROJECTS.PROJECT_ID, id.value()));
  }

  @Override
  public Option<Project> active(UserId user) {
    return session.one(
        ProjectSql.ACTIVE,
        binds -> binds.set(ACTIVE_PROJECTS.USER_ID, user.value()),
        JooqProjects::project);
  }

  @Override
  public void putActive(UserId user, Option<ProjectId> project) {
    session.run(
        project.isDefined() ? ProjectSql.ACTIVATE : ProjectSql.DEACTIVATE,
        binds -> {
          binds.set(ACTIVE_PROJECTS.USER_ID, user.value());
          for (ProjectId id : project) {
            binds.set(ACTIVE_PROJECTS.PROJECT_ID, id.value());
          }
        });
  }

  private static Project project(Row row) throws SQLException {
    return new Project(
        new ProjectId(row.get(PROJECTS.PROJECT_ID)),
        new UserId(row.get(PROJECTS.USER_ID)),
        row.get(PROJECTS.NAME),
        row.get(PROJECTS.CREATED_AT));
  }
}
