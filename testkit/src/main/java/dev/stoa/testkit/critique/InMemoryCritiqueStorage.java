package dev.stoa.testkit.critique;

import dev.stoa.domain.critique.CritiqueStorage;
import dev.stoa.domain.critique.Critiques;
import dev.stoa.domain.critique.Patterns;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;

/** The ports of critiques, patterns and reputations in memory. */
public interface InMemoryCritiqueStorage extends CritiqueStorage {

  /** The fakes behind the ports. */
  Fakes critiqueFakes();

  @Override
  default Critiques critiques() {
    return critiqueFakes().critiques();
  }

  @Override
  default Patterns patterns() {
    return critiqueFakes().patterns();
  }

  @Override
  default Reputations reputations() {
    return critiqueFakes().reputations();
  }

  /** The fakes of one workspace. */
  record Fakes(Critiques critiques, Patterns patterns, Reputations reputations) {

    public Fakes(InMemoryUnitOfWork unit) {
      this(new InMemoryCritiques(unit), new InMemoryPatterns(unit), new InMemoryReputations(unit));
    }
  }
}
