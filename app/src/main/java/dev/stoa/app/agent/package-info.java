/** The demo sections of agents, their spawns and their tasks. */
@NullMarked
package dev.stoa.app.agent;

import org.jspecify.annotations.NullMarked;
