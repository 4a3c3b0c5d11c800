/** Contracts of every store of critiques, patterns and reputations, and in-memory fakes. */
@NullMarked
package dev.stoa.testkit.critique;

import org.jspecify.annotations.NullMarked;
