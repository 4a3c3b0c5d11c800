/** Actions of agents, their spawns and their tasks. */
@NullMarked
package dev.stoa.actions.agent;

import org.jspecify.annotations.NullMarked;
