/** Embedding models: what they make of texts is stored beside the words, and can be replaced. */
@NullMarked
@MayUse({"agent", "kernel", "search"})
package dev.stoa.application.embedding;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
