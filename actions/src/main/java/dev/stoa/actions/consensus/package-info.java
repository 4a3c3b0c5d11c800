/** What callers may ask of conclusions, dissents and proofs. */
@NullMarked
package dev.stoa.actions.consensus;

import org.jspecify.annotations.NullMarked;
