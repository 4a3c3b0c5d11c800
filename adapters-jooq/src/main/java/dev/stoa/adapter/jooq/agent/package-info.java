/** Agents, their spawns and tasks, and the figures over them, in tables. */
package dev.stoa.adapter.jooq.agent;
