/** The use cases of lessons. */
@NullMarked
@MayUse({"audit", "debate", "search"})
package dev.stoa.application.lesson;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
