/** The use cases of conversations. */
@NullMarked
@MayUse({"audit", "search"})
package dev.stoa.application.conversation;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
