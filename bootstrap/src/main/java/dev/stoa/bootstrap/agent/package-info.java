/** Wiring of agents, their spawns and tasks, and their commands. */
package dev.stoa.bootstrap.agent;
