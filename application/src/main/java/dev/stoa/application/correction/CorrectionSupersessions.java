package dev.stoa.application.correction;

import dev.stoa.application.trust.FollowSupersessions;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionStorage;
import dev.stoa.domain.correction.Corrections;
import dev.stoa.domain.kernel.SupersessionHistory;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.TrustStorage;

/** What corrections have replaced. */
public final class CorrectionSupersessions {

  private CorrectionSupersessions() {}

  /** Those of a workspace. */
  public static <S extends CorrectionStorage & TrustStorage>
      FollowSupersessions<CorrectionId, Correction> in(S storage) {
    Corrections corrections = storage.corrections();
    return new FollowSupersessions<>(
        ItemKind.CORRECTION,
        storage.origins(),
        CorrectionId::new,
        new SupersessionHistory<>(corrections::find, corrections::replacedBy),
        corrections::lock,
        (before, after) -> corrections.save(after));
  }
}
