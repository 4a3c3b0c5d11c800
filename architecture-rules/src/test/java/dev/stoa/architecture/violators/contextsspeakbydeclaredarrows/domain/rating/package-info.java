/** Declares an arrow. */
@SpeaksOf("debate")
package dev.stoa.architecture.violators.contextsspeakbydeclaredarrows.domain.rating;

import dev.stoa.architecture.violators.contextsspeakbydeclaredarrows.domain.kernel.SpeaksOf;
