package dev.stoa.domain.correction;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of corrections. */
public interface CorrectionStorage extends ContextStorage {

  Corrections corrections();
}
