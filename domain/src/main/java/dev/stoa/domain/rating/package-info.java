/**
 * How good each agent is, against whom, and how sure one can be of it: matches, ratings, history
 * and relationships.
 */
@NullMarked
@MayUse("kernel")
package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
