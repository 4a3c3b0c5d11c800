/** The use cases of evolution. */
@NullMarked
@MayUse({"audit", "debate", "embedding", "search"})
package dev.stoa.application.evolution;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
