/** Memory in four decaying tiers: what is remembered, how it moves, fades and is protected. */
@NullMarked
@SpeaksOf("search")
package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.SpeaksOf;
import org.jspecify.annotations.NullMarked;
