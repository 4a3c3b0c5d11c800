/** The use cases of lessons. */
@NullMarked
@MayUse({"audit", "debate", "search", "trust"})
package dev.stoa.application.lesson;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
