/** Critiques, patterns and reputations in tables. */
@NullMarked
package dev.stoa.adapter.jooq.critique;

import org.jspecify.annotations.NullMarked;
