/** Wiring of agents, their spawns and tasks, and their commands. */
@NullMarked
package dev.stoa.bootstrap.agent;

import org.jspecify.annotations.NullMarked;
