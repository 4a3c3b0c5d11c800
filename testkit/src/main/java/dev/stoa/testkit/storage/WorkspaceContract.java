package dev.stoa.testkit.storage;

import dev.stoa.domain.storage.Storage;

/** What every contract is told about: a fresh, empty workspace for each test. */
public interface WorkspaceContract {

  /** The same workspace throughout one test. */
  Storage storage();
}
