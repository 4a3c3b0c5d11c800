/** Declares an arrow. */
@SpeaksOf({"debate", "memory"})
package dev.stoa.architecture.violators.declaredarrowsareused.domain.badrating;

import dev.stoa.architecture.violators.declaredarrowsareused.domain.kernel.SpeaksOf;
