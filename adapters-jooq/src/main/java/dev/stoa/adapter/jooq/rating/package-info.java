/** Matches, ratings, their history and relationships in tables. */
@NullMarked
package dev.stoa.adapter.jooq.rating;

import org.jspecify.annotations.NullMarked;
