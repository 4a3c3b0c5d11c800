/** Wiring of notes and of the briefing of agents, and their commands. */
package dev.stoa.bootstrap.notebook;
