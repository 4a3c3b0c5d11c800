package dev.stoa.adapter.jooq.trust;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Quarantines;
import dev.stoa.domain.trust.TrustStorage;

/** The ports of origins and trust on either engine. */
public interface JooqTrustStorage extends TrustStorage, JooqContextStorage {

  @Override
  default Origins origins() {
    return repository(JooqOrigins.class, JooqOrigins::new);
  }

  @Override
  default Quarantines quarantines() {
    return repository(JooqQuarantines.class, JooqQuarantines::new);
  }
}
