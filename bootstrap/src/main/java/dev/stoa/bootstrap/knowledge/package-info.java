/** Wiring of knowledge, and its commands. */
@NullMarked
package dev.stoa.bootstrap.knowledge;

import org.jspecify.annotations.NullMarked;
