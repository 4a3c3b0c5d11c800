/** The use cases of private notes and of the wake briefing. */
@NullMarked
@MayUse({"agent", "audit", "channel", "debate", "knowledge", "search"})
package dev.stoa.application.notebook;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
