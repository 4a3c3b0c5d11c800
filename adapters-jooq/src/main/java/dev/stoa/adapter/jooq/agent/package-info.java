/** Agents, their spawns and tasks, and the figures over them, in tables. */
@NullMarked
package dev.stoa.adapter.jooq.agent;

import org.jspecify.annotations.NullMarked;
