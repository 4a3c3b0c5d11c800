/**
 * Channels that agents talk in: numbered messages, how far each reader has come, and work handed
 * over. Speaks of: agent (by id), json, kernel.
 */
@NullMarked
package dev.stoa.domain.channel;

import org.jspecify.annotations.NullMarked;
