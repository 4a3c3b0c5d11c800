/** What debates concluded, who disagreed, what was proved, and who turned out to be right. */
@NullMarked
@MayUse({"pack", "search"})
package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
