/** Critiques, patterns and reputations in tables. */
package dev.stoa.adapter.jooq.critique;
