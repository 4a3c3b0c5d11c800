package dev.stoa.domain.conversation;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The projects of all users; the name of a project is its user's only one of that name. */
public interface Projects {

  /** Stores a new one; a name that the user has already is an error. */
  void add(Project project);

  /** Stores the name. */
  void save(Project project);

  /** The one of this id. */
  Option<Project> find(ProjectId id);

  /** The user's of this name. */
  Option<Project> named(UserId user, String name);

  /** As {@link #named}; the name is locked until the write unit ends, whether it is used or not. */
  Option<Project> claim(UserId user, String name);

  /** The user's, by name, from after a name. */
  Seq<Project> page(UserId user, Option<String> after, int limit);

  /** Removes one; its conversations stay, without a project. */
  void remove(ProjectId id);

  /** The active project of a user. */
  Option<Project> active(UserId user);

  /** Makes a project the active one of a user; none is all of them. */
  void putActive(UserId user, Option<ProjectId> project);
}
