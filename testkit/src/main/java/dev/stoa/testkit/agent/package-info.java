/** Contracts of agents, spawns and tasks. */
@NullMarked
package dev.stoa.testkit.agent;

import org.jspecify.annotations.NullMarked;
