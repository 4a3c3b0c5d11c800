/** Contracts of evolution. */
@NullMarked
package dev.stoa.testkit.evolution;

import org.jspecify.annotations.NullMarked;
