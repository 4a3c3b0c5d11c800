package dev.stoa.adapter.http.workspace;

import dev.stoa.application.Workspace;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.control.Option;

/** A server with one workspace, which the caller opened and will close. */
record OneWorkspace(Workspace workspace) implements Workspaces, Workspaces.Lease {

  @Override
  public Option<Lease> lease(Option<String> name) {
    return name.isEmpty() ? Option.some(this) : Option.none();
  }

  @Override
  public Option<Lease> leaseIfOpen(Option<String> name) {
    return lease(name);
  }

  @Override
  public boolean isReady() {
    try {
      workspace.audit().head();
      return true;
    } catch (StorageException e) {
      return false;
    }
  }

  @Override
  public void close() {}
}
