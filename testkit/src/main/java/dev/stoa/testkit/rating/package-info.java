/** What every store of matches, ratings, history and relationships must do, and one in memory. */
@NullMarked
package dev.stoa.testkit.rating;

import org.jspecify.annotations.NullMarked;
