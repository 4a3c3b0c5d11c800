/** What callers may ask of lessons. */
@NullMarked
package dev.stoa.actions.lesson;

import org.jspecify.annotations.NullMarked;
