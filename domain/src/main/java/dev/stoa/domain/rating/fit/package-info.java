/** Strengths fitted to all matches at once, whatever their order, with confidence intervals. */
@NullMarked
package dev.stoa.domain.rating.fit;

import org.jspecify.annotations.NullMarked;
