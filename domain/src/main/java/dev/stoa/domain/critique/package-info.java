/** Critiques, the patterns learnt from them, and the reputation of agents. */
@NullMarked
package dev.stoa.domain.critique;

import org.jspecify.annotations.NullMarked;
