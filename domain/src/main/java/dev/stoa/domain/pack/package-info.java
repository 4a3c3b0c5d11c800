/** What belongs in the prompt of a question, from every source, under a budget of tokens. */
@NullMarked
@MayUse({"kernel", "search", "conversation", "trust"})
package dev.stoa.domain.pack;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
