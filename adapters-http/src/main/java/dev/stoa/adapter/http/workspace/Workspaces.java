package dev.stoa.adapter.http.workspace;

import dev.stoa.application.Workspace;
import io.vavr.control.Option;

/** The workspaces that a server offers. */
public interface Workspaces extends AutoCloseable {

  /** A workspace in use: it stays open until this is closed. */
  interface Lease extends AutoCloseable {

    /** The workspace. */
    Workspace workspace();

    @Override
    void close();
  }

  /**
   * The workspace of a request.
   *
   * @param name of {@code /w/{name}/…}; none if the path has no such beginning
   * @return none if there is no such workspace
   */
  Option<Lease> lease(Option<String> name);

  /** As above, but never opens one: for what callers without access cause. */
  Option<Lease> leaseIfOpen(Option<String> name);

  /** Whether requests can be answered now; queries the store. */
  boolean isReady();

  @Override
  void close();

  /** One workspace, which is not closed with the server. */
  static Workspaces one(Workspace workspace) {
    return new OneWorkspace(workspace);
  }
}
