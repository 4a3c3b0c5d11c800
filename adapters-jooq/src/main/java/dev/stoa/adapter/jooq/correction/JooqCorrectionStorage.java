package dev.stoa.adapter.jooq.correction;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.correction.CorrectionStorage;
import dev.stoa.domain.correction.Corrections;

/** The ports of corrections on either engine. */
public interface JooqCorrectionStorage extends CorrectionStorage, JooqContextStorage {

  @Override
  default Corrections corrections() {
    return repository(JooqCorrections.class, JooqCorrections::new);
  }
}
