package dev.stoa.testkit.storage;

import dev.stoa.domain.kernel.ContextStorage;

/**
 * The base of all contracts: a new, empty workspace for each test.
 *
 * @param <S> the contexts the contract needs; a store that offers more will do
 */
public interface WorkspaceContract<S extends ContextStorage> {

  /** The same workspace throughout one test. */
  S storage();
}
