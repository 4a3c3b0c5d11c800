package dev.stoa.domain.trust;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of origins and trust. */
public interface TrustStorage extends ContextStorage {

  Origins origins();

  Quarantines quarantines();
}
