/**
 * Conversations: projects, messages, search by keyword. Uses search, for words and the length of a
 * question.
 */
@NullMarked
@MayUse("search")
package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
