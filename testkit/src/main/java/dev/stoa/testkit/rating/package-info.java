/** Contracts of every store of matches, ratings, history and relationships. */
@NullMarked
package dev.stoa.testkit.rating;

import org.jspecify.annotations.NullMarked;
