/** Contracts of lessons. */
@NullMarked
package dev.stoa.testkit.lesson;

import org.jspecify.annotations.NullMarked;
