/** Agents, their spawns and their tasks. Uses: kernel. */
@NullMarked
package dev.stoa.domain.agent;

import org.jspecify.annotations.NullMarked;
