package dev.stoa.testkit.search;

import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.testkit.storage.WorkspaceContract;
import java.util.function.Supplier;

/** Helpers for the contracts of the indexes: documents to search for. */
public interface SearchWorkspace extends WorkspaceContract<SearchStorage> {

  /** Keeps things of these ids and nothing else, where the workspace wants to know them first. */
  void givenThings(SearchSource source, Iterable<String> ids);

  /** Does the work in a separate write unit. */
  default <T> T write(Supplier<T> work) {
    return storage().unitOfWork().run(work);
  }

  /** As {@link #write(Supplier)}, where nothing is made. */
  default void write(Runnable work) {
    write(
        () -> {
          work.run();
          return true;
        });
  }

  /** Asks in a separate read unit. */
  default <T> T read(Supplier<T> question) {
    return storage().unitOfWork().read(question);
  }
}
