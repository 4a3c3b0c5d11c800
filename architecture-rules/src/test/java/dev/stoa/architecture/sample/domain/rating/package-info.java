/** Speaks of memories, and says so. */
@SpeaksOf("memory")
package dev.stoa.architecture.sample.domain.rating;

import dev.stoa.architecture.sample.domain.kernel.SpeaksOf;
