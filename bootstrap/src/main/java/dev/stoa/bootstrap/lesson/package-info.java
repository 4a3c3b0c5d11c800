/** Wiring of lessons. */
@NullMarked
package dev.stoa.bootstrap.lesson;

import org.jspecify.annotations.NullMarked;
