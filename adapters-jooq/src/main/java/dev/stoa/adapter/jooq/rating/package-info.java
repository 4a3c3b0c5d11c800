/** Matches, ratings, their history and relationships in tables. */
package dev.stoa.adapter.jooq.rating;
