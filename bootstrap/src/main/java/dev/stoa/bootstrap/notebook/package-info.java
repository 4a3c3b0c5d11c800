/** Wiring of notes and of the briefing of agents, and their commands. */
@NullMarked
package dev.stoa.bootstrap.notebook;

import org.jspecify.annotations.NullMarked;
