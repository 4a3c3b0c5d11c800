/** Wiring of agents, their spawns and their tasks. */
@NullMarked
package dev.stoa.bootstrap.agent;

import org.jspecify.annotations.NullMarked;
