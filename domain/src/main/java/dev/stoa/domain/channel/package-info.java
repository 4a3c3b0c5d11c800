/**
 * Channels that agents talk in: numbered messages, how far each reader has come, and work handed
 * over. Uses: agent (by id), json, kernel, search.
 */
@NullMarked
@MayUse("search")
package dev.stoa.domain.channel;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
