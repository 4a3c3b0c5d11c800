package dev.stoa.testkit.storage;

import dev.stoa.domain.kernel.ContextStorage;

/**
 * What every contract is run on: a fresh, empty workspace for each test.
 *
 * @param <S> the contexts the contract needs; a store that offers more will do
 */
public interface WorkspaceContract<S extends ContextStorage> {

  /** The same workspace throughout one test. */
  S storage();
}
