package dev.stoa.adapter.jooq.critique;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.critique.CritiqueStorage;
import dev.stoa.domain.critique.Critiques;
import dev.stoa.domain.critique.Patterns;
import dev.stoa.domain.critique.Reputations;

/** The ports of critiques, patterns and reputations on either engine. */
public interface JooqCritiqueStorage extends CritiqueStorage, JooqContextStorage {

  @Override
  default Critiques critiques() {
    return repository(JooqCritiques.class, JooqCritiques::new);
  }

  @Override
  default Patterns patterns() {
    return repository(JooqPatterns.class, JooqPatterns::new);
  }

  @Override
  default Reputations reputations() {
    return repository(JooqReputations.class, JooqReputations::new);
  }
}
