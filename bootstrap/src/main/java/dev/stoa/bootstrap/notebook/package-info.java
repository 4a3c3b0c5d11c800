/** Wiring of notes and of the wake briefing. */
@NullMarked
package dev.stoa.bootstrap.notebook;

import org.jspecify.annotations.NullMarked;
