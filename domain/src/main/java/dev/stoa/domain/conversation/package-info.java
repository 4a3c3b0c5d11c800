/** Conversations: projects, messages, search by keyword. */
@NullMarked
package dev.stoa.domain.conversation;

import org.jspecify.annotations.NullMarked;
