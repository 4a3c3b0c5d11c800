/** Everything a workspace stores, as one list of ports. */
@NullMarked
@SpeaksOf({"kernel", "audit", "critique", "resilience"})
package dev.stoa.domain.storage;

import dev.stoa.domain.kernel.SpeaksOf;
import org.jspecify.annotations.NullMarked;
