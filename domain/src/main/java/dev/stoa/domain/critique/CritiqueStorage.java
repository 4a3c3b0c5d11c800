package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of critiques, patterns and reputations. */
public interface CritiqueStorage extends ContextStorage {

  Critiques critiques();

  Patterns patterns();

  Reputations reputations();
}
