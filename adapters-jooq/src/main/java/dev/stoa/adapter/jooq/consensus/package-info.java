/** Conclusions, dissents and proofs in tables. */
@NullMarked
package dev.stoa.adapter.jooq.consensus;

import org.jspecify.annotations.NullMarked;
