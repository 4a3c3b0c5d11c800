/**
 * Channels that agents talk in: numbered messages, how far each reader has come, and work handed
 * over.
 */
@NullMarked
@MayUse("search")
package dev.stoa.domain.channel;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
