/** Contracts of every store of critiques, patterns and reputations. */
@NullMarked
package dev.stoa.testkit.critique;

import org.jspecify.annotations.NullMarked;
