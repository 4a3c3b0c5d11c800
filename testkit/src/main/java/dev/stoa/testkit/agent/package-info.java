/** Agents, spawns and tasks in memory, and the contracts of their ports. */
@NullMarked
package dev.stoa.testkit.agent;

import org.jspecify.annotations.NullMarked;
