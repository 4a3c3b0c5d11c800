/** Wiring of agents and their spawns, and their commands. */
package dev.stoa.bootstrap.agent;
