/**
 * Contracts of every store of matches, ratings, history and relationships, and an in-memory fake.
 */
@NullMarked
package dev.stoa.testkit.rating;

import org.jspecify.annotations.NullMarked;
