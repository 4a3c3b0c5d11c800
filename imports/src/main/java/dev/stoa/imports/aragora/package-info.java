/** Aragora: memory, consensus, ratings, critiques, evidence and circuit breakers. */
@NullMarked
package dev.stoa.imports.aragora;

import org.jspecify.annotations.NullMarked;
