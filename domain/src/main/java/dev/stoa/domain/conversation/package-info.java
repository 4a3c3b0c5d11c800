/** Conversations: projects, messages, search by keyword. Uses: json, kernel. */
@NullMarked
package dev.stoa.domain.conversation;

import org.jspecify.annotations.NullMarked;
