/** Agents, their spawns and their tasks. Uses: channel (by id), kernel, rating (by id). */
@NullMarked
package dev.stoa.domain.agent;

import org.jspecify.annotations.NullMarked;
