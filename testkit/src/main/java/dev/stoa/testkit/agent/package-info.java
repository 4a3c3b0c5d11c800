/** Agents, spawns and tasks in memory, and the contracts of their ports. */
package dev.stoa.testkit.agent;
