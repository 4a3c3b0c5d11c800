/** Contracts of conclusions, dissents and proofs. */
@NullMarked
package dev.stoa.testkit.consensus;

import org.jspecify.annotations.NullMarked;
