package dev.stoa.testkit.search;

import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.VectorIndex;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;

/** The ports of text and vector search in memory. */
public interface InMemorySearchStorage extends SearchStorage {

  /** What the ports answer with. */
  Fakes searchFakes();

  @Override
  default TextIndex textIndex() {
    return searchFakes().textIndex();
  }

  @Override
  default VectorIndex vectorIndex() {
    return searchFakes().vectorIndex();
  }

  /** The fakes of one workspace. */
  record Fakes(TextIndex textIndex, VectorIndex vectorIndex) {

    public Fakes(InMemoryUnitOfWork unit) {
      this(new InMemoryTextIndex(unit), new InMemoryVectorIndex(unit));
    }
  }
}
