/** Agents, their spawns and their tasks. */
@NullMarked
package dev.stoa.domain.agent;

import org.jspecify.annotations.NullMarked;
