package dev.stoa.adapter.jooq.conversation;

import static dev.stoa.schema.generated.tables.ActiveProjects.ACTIVE_PROJECTS;
import static dev.stoa.schema.generated.tables.Projects.PROJECTS;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.Projects;
import dev.stoa.domain.conversation.UserId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Projects in the tables {@code projects} and {@code active_projects}. */
public final class JooqProjects extends StoredById<ProjectId, Project> implements Projects {

  static final Rows<Project> STORED =
      Rows.of(PROJECTS, JooqProjects::project)
          .key(PROJECTS.PROJECT_ID, project -> project.id().value())
          .set(PROJECTS.USER_ID, project -> project.user().value())
          .set(PROJECTS.CREATED_AT, Project::createdAt)
          .changing()
          .set(PROJECTS.NAME, Project::name);

  static final Lookup<String, Project> BY_ID = STORED.by(PROJECTS.PROJECT_ID);
  static final Pages<String, Project> BY_NAME =
      STORED.pages(Order.ascending(PROJECTS.NAME, name -> name));
  static final Filter<String> OF_USER = Filter.eq(PROJECTS.USER_ID);
  static final Statement NAMED =
      Statement.of(
          () ->
              STORED
                  .select(PROJECTS.USER_ID.eq(Params.of(PROJECTS.USER_ID)))
                  .and(PROJECTS.NAME.eq(Params.of(PROJECTS.NAME))));

  /** Which project a user works in. */
  private record Active(UserId user, ProjectId project) {}

  private static final Rows<Active> ACTIVE =
      Rows.<Active>of(ACTIVE_PROJECTS)
          .key(ACTIVE_PROJECTS.USER_ID, active -> active.user().value())
          .changing()
          .set(ACTIVE_PROJECTS.PROJECT_ID, active -> active.project().value());

  private static final Lookup<String, Active> ACTIVE_OF_USER = ACTIVE.by(ACTIVE_PROJECTS.USER_ID);

  static final Lookup<String, Project> BY_ACTIVE_USER =
      STORED
          .readFrom(
              ACTIVE_PROJECTS.join(PROJECTS).on(PROJECTS.PROJECT_ID.eq(ACTIVE_PROJECTS.PROJECT_ID)),
              JooqProjects::project)
          .by(ACTIVE_PROJECTS.USER_ID);

  public JooqProjects(JooqSession session) {
    super(session, STORED, BY_ID);
  }

  @Override
  public Option<Project> named(UserId user, String name) {
    return STORED.one(
        session,
        NAMED,
        binds -> binds.set(PROJECTS.USER_ID, user.value()).set(PROJECTS.NAME, name));
  }

  @Override
  public Option<Project> claim(UserId user, String name) {
    session.serialize(LockName.PROJECT_NAME.of(user + ":" + name));
    return named(user, name);
  }

  @Override
  public Seq<Project> page(UserId user, Option<String> after, int limit) {
    return BY_NAME.page(session, Filters.NONE.and(OF_USER, user.value()), after, limit);
  }

  @Override
  public void remove(ProjectId id) {
    BY_ID.remove(session, List.of(id.value()));
  }

  @Override
  public Option<Project> active(UserId user) {
    return BY_ACTIVE_USER.find(session, user.value());
  }

  @Override
  public void putActive(UserId user, Option<ProjectId> project) {
    if (project.isDefined()) {
      ACTIVE.put(session, new Active(user, project.get()));
    } else {
      ACTIVE_OF_USER.remove(session, List.of(user.value()));
    }
  }

  private static Project project(Row row) throws SQLException {
    return new Project(
        new ProjectId(row.get(PROJECTS.PROJECT_ID)),
        new UserId(row.get(PROJECTS.USER_ID)),
        row.get(PROJECTS.NAME),
        row.get(PROJECTS.CREATED_AT));
  }
}
