package dev.stoa.testkit.correction;

import dev.stoa.domain.correction.CorrectionScope;
import dev.stoa.domain.correction.CorrectionStorage;
import dev.stoa.domain.correction.Corrections;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import java.util.function.Predicate;

/** The ports of corrections in memory. */
public interface InMemoryCorrectionStorage extends CorrectionStorage {

  /** The fakes behind the ports. */
  Fakes correctionFakes();

  @Override
  default Corrections corrections() {
    return correctionFakes().corrections();
  }

  /** The fakes of one workspace. */
  record Fakes(Corrections corrections) {

    /** With the scopes there are, and the index that must hear when corrections are removed. */
    public Fakes(InMemoryUnitOfWork unit, Predicate<CorrectionScope> scopes, TextIndex index) {
      this(new InMemoryCorrections(unit, scopes, index));
    }
  }
}
