/** Declares an arrow. */
@SpeaksOf("debate")
package dev.stoa.architecture.violators.declaredarrowsareused.domain.goodevidence;

import dev.stoa.architecture.violators.declaredarrowsareused.domain.kernel.SpeaksOf;
