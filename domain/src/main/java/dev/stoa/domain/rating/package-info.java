/** How good each agent is, against whom, and how well it knows that itself. */
@NullMarked
package dev.stoa.domain.rating;

import org.jspecify.annotations.NullMarked;
